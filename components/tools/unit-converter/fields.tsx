import { SelectField, type SelectOptions } from '@/components/fields/select-field'
import { worded } from '@/components/fields/problem-text'
import { ControlField } from '@/components/fields/text-control'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { type Conversion, unitPairFrom } from '@/lib/units/conversion'
import { type Unit, unitCategories } from '@/lib/units/unit'
import type { unitInputs } from '@/lib/units/unit-inputs'
import { unitsOf } from '@/lib/units/unit-list'
import { plainUnitNumber } from '@/lib/units/unit-number'
import { categoryNames } from './words'

export const INVALID_NUMBER = 'Enter a valid number.'
const unknownUnit = () => 'Choose a unit from the list.'

interface UnitFieldsProps {
  inputs: ToolInputs<typeof unitInputs>
  conversion: Conversion | null
}

export function UnitFields({ inputs, conversion }: UnitFieldsProps) {
  const { field, set } = inputs
  const named = inputs.read('category', 'from', 'to')
  const pair = named && unitPairFrom(named)
  const value = worded(field('value'), () => INVALID_NUMBER)
  const category = pair?.category ?? 'length'
  const units = unitsOf(category)

  const choose = (next: string) => {
    const known = unitCategories.find((category) => category === next)!
    const [first, second] = unitsOf(known)
    set({ category: known, value: '1', from: first!.id, to: second!.id })
  }
  const result = conversion?.result ?? null
  /** The button is disabled while there is no result. */
  const swap = () =>
    set({ category, value: plainUnitNumber(result!), from: conversion!.to.id, to: conversion!.from.id })
  /** The unit in force may differ from the text of a link; both are written, since one of them may stand in no link yet. */
  const unitField = (side: 'from' | 'to'): FieldBinding => ({
    ...worded(field(side), unknownUnit),
    text: pair?.[side].id ?? '',
    onText: (id) =>
      set({ category, from: pair?.from.id ?? units[0]!.id, to: pair?.to.id ?? units[1]!.id, [side]: id }),
  })

  return (
    <>
      <SelectField
        field={{ ...field('category'), text: category, onText: choose }}
        label="Category"
        options={categoryNames}
      />
      <ControlField field={value} label="Value" inputMode="text" />
      <SelectField field={unitField('from')} label="From" options={unitOptions(units)} />
      <Button variant="outline" onClick={swap} disabled={result === null} className="justify-self-start">
        Swap
      </Button>
      <SelectField field={unitField('to')} label="To" options={unitOptions(units)} />
    </>
  )
}

const namesOf = (units: readonly Unit[]) =>
  Object.fromEntries(
    units.map(({ id, name, symbol, custom }) => [
      id,
      custom || symbol === name ? name : `${name} (${symbol})`,
    ]),
  )

/** The units of a category; measures customary in India stand in a group of their own. */
function unitOptions(units: readonly Unit[]): SelectOptions {
  const customary = units.filter(({ custom }) => custom)
  const usual = units.filter(({ custom }) => !custom)
  if (customary.length === 0) return namesOf(usual)
  return { 'Standard units': namesOf(usual), 'Measures in India': namesOf(customary) }
}
