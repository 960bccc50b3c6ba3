'use client'

import { Field, fieldIds } from '@/components/fields/field'
import { worded } from '@/components/fields/problem-text'
import { SelectField } from '@/components/fields/select-field'
import { TextControl } from '@/components/fields/text-control'
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
  const swap = () => {
    if (!conversion || conversion.result === null) return
    set({
      category,
      value: plainUnitNumber(conversion.result),
      from: conversion.to.id,
      to: conversion.from.id,
    })
  }
  /** Both units are written together, since one of them may stand in no link yet. */
  const chooseUnit = (side: 'from' | 'to') => (id: string) =>
    set({ category, from: pair?.from.id ?? units[0]!.id, to: pair?.to.id ?? units[1]!.id, [side]: id })

  return (
    <>
      <SelectField
        field={{ ...field('category'), text: category, onText: choose }}
        label="Category"
        options={categoryNames}
      />
      <Field name="value" label="Value" problem={value.problem}>
        <TextControl {...value} inputMode="text" />
      </Field>
      <UnitSelect
        field={{ ...worded(field('from'), unknownUnit), onText: chooseUnit('from') }}
        label="From"
        units={units}
        chosen={pair?.from.id ?? ''}
      />
      <Button
        variant="outline"
        onClick={swap}
        disabled={!conversion || conversion.result === null}
        className="justify-self-start"
      >
        Swap
      </Button>
      <UnitSelect
        field={{ ...worded(field('to'), unknownUnit), onText: chooseUnit('to') }}
        label="To"
        units={units}
        chosen={pair?.to.id ?? ''}
      />
    </>
  )
}

interface UnitSelectProps {
  field: FieldBinding
  label: string
  units: readonly Unit[]
  /** The unit in force, which may differ from the text of a link. */
  chosen: string
}

const options = (units: readonly Unit[]) =>
  units.map(({ id, name, symbol, custom }) => (
    <option key={id} value={id}>
      {custom || symbol === name ? name : `${name} (${symbol})`}
    </option>
  ))

/** The units of a category; measures customary in India stand in a group of their own. */
function UnitSelect({ field, label, units, chosen }: UnitSelectProps) {
  const ids = fieldIds(field.name)
  const customary = units.filter(({ custom }) => custom)
  const usual = units.filter(({ custom }) => !custom)
  return (
    <Field name={field.name} label={label} problem={field.problem}>
      <select
        id={ids.control}
        name={field.name}
        value={chosen}
        aria-invalid={field.problem !== null}
        aria-describedby={ids.message}
        onChange={(event) => field.onText(event.currentTarget.value)}
        className="control"
      >
        {customary.length === 0 ? (
          options(usual)
        ) : (
          <>
            <optgroup label="Standard units">{options(usual)}</optgroup>
            <optgroup label="Measures in India">{options(customary)}</optgroup>
          </>
        )}
      </select>
    </Field>
  )
}
