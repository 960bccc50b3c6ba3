import { useState } from 'react'
import { SelectField, type SelectOptions } from '@/components/fields/select-field'
import { worded } from '@/components/fields/problem-text'
import { ControlField } from '@/components/fields/text-control'
import { binding } from '@/components/tool-form/binding'
import type { FieldBinding, ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { type UnitConversion, unitPairFrom } from '@/lib/units/conversion'
import { type Unit, unitCategories } from '@/lib/units/unit'
import type { unitInputs } from '@/lib/units/unit-inputs'
import { unitsOf } from '@/lib/units/unit-list'
import { plainUnitNumber } from '@/lib/units/unit-number'
import { unitQuestion } from '@/lib/units/unit-question'
import { nameOf, t } from '@/lib/language/words'
import { questionProblem } from './question-problem'
import { categoryNames, nameOfUnit, symbolOfUnit } from './rows'

export const INVALID_NUMBER = t('Enter a valid number.')
const unknownUnit = () => t('Choose a unit from the list.')

interface UnitFieldsProps {
  inputs: ToolInputs<typeof unitInputs>
  conversion: UnitConversion | null
  /** The text question, in the box above the fields. */
  question: string
  onQuestion(question: string): void
}

export function UnitFields({ conversion, ...box }: UnitFieldsProps) {
  const { inputs, onQuestion } = box
  const { field } = inputs
  /** The fields ask a question of their own, so the text question is cleared. */
  const set: typeof inputs.set = (texts) => {
    onQuestion('')
    inputs.set(texts)
  }
  const named = inputs.read('category', 'from', 'to')
  const pair = named && unitPairFrom(named)
  const value = {
    ...worded(field('value'), () => INVALID_NUMBER),
    onText: (text: string) => set({ value: text }),
  }
  const category = pair?.category ?? 'length'
  const units = unitsOf(category)

  const choose = (next: string) => {
    const known = unitCategories.find((each) => each === next)!
    const [first, second] = unitsOf(known)
    set({ category: known, value: '1', from: first!.id, to: second!.id })
  }
  const result = conversion?.result ?? null
  /** The button is disabled while there is no result. */
  const swap = () =>
    set({ category, value: plainUnitNumber(result!), from: conversion!.to.id, to: conversion!.from.id })
  /**
   * The unit in force may differ from the text of a link; both are written, since one of them may be in no link yet.
   */
  const unitField = (side: 'from' | 'to'): FieldBinding => ({
    ...worded(field(side), unknownUnit),
    text: pair?.[side].id ?? '',
    onText: (id) =>
      set({ category, from: pair?.from.id ?? units[0]!.id, to: pair?.to.id ?? units[1]!.id, [side]: id }),
  })

  return (
    <>
      <QuestionBox {...box} />
      <SelectField
        field={{ ...field('category'), text: category, onText: choose }}
        label={t('Category')}
        options={categoryNames}
      />
      <ControlField field={value} label={nameOf('unit-words', 'Value')} inputMode="text" />
      <SelectField field={unitField('from')} label={t('From')} options={unitOptions(units)} />
      <Button variant="outline" onClick={swap} disabled={result === null} className="justify-self-start">
        {t('Swap')}
      </Button>
      <SelectField field={unitField('to')} label={t('To')} options={unitOptions(units)} />
    </>
  )
}

const namesOf = (units: readonly Unit[]) =>
  Object.fromEntries(
    units.map((unit) => {
      const [name, symbol] = [nameOfUnit(unit), symbolOfUnit(unit)]
      return [unit.id, unit.custom || symbol === name ? name : `${name} (${symbol})`]
    }),
  )

/** The units of a category; measures customary in India are a group of their own. */
function unitOptions(units: readonly Unit[]): SelectOptions {
  const customary = units.filter(({ custom }) => custom)
  const usual = units.filter(({ custom }) => !custom)
  if (customary.length === 0) return namesOf(usual)
  return { [t('Standard units')]: namesOf(usual), [t('Measures in India')]: namesOf(customary) }
}

/** One box for the whole question. What it asks for is put into the fields below as soon as it is understood. */
function QuestionBox({ inputs, question: text, onQuestion }: Omit<UnitFieldsProps, 'conversion'>) {
  const [left, setLeft] = useState(false)
  const question = text.trim() === '' ? null : unitQuestion(text)
  const answerable = question === null || question.kind === 'asked' || question.kind === 'whichOne'
  const problem = left && !answerable ? questionProblem(question) : null

  const change = (next: string) => {
    setLeft(false)
    onQuestion(next)
    const asked = unitQuestion(next)
    if (asked.kind !== 'asked') return
    const { value, from, to } = asked
    const target = to ?? unitsOf(from.category).find((unit) => unit !== from)!
    inputs.set({
      category: from.category,
      value: plainUnitNumber(value),
      from: from.id,
      to: target.id,
    })
  }

  return (
    <div>
      <ControlField
        field={{ ...binding('question', text, change, problem), onLeave: () => setLeft(true) }}
        label={t('Ask in words')}
        hint={t('Such as 5 ft 7 in to cm, or 2 bigha (UP) in acre')}
        inputMode="text"
      />
      {question?.kind === 'whichOne' && (
        <div role="group" aria-label={t('Which one?')} className="flex flex-wrap gap-2">
          {question.choices.map((unit) => (
            <Button key={unit.id} variant="outline" onClick={() => change(withPlace(text, unit))}>
              {nameOfUnit(unit)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** The question with the place of a measure that has several sizes. */
function withPlace(text: string, unit: Unit): string {
  const spellings = [unit.custom?.measure ?? unit.name, ...unit.aliases].join('|')
  const places = new RegExp(`(^|[\\s\\d])(?:${spellings})(?:\\s*\\([^)]*\\))?`, 'i')
  return text.replace(places, `$1${unit.name}`)
}
