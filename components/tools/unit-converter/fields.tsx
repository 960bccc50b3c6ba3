'use client'

import { Field } from '@/components/fields/field'
import { worded } from '@/components/fields/problem-text'
import { SelectField } from '@/components/fields/select-field'
import { TextControl } from '@/components/fields/text-control'
import { Button } from '@/components/ui/button'
import { categoryNames } from './category-names'
import { type Conversion, type UnitFormInputs, unitPair } from './conversion'
import { UnitSelect } from './unit-select'
import { unitCategories } from '@/lib/units/unit'
import { unitsOf } from '@/lib/units/unit-list'
import { plainUnitNumber } from '@/lib/units/unit-number'

export const INVALID_NUMBER = 'Enter a valid number.'
const unknownUnit = () => 'Choose a unit from the list.'

interface UnitFieldsProps {
  inputs: UnitFormInputs
  conversion: Conversion | null
}

export function UnitFields({ inputs, conversion }: UnitFieldsProps) {
  const { field, set } = inputs
  const pair = unitPair(inputs)
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
