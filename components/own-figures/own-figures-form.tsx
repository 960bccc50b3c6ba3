'use client'

import { useState } from 'react'
import { DateField } from '@/components/fields/date-field'
import { AmountField } from '@/components/fields/number-field'
import { problemText } from '@/components/fields/problem-text'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { binding } from '@/components/tool-form/binding'
import { Button } from '@/components/ui/button'
import { EraseButton } from '@/components/ui/erase-button'
import { StorageNotice } from '@/components/ui/storage-notice'
import type { Kind } from '@/lib/inputs/kind'
import { parseText } from '@/lib/inputs/parsed-input'
import {
  type OwnFigure,
  ownFigureInputs,
  ownFigureNames,
  type OwnFigureProblem,
  type OwnFigures,
  ownFigures,
} from '@/lib/own-figures/own-figures'
import { stateNames } from '@/lib/rules/states/state-names'
import { inOrder } from '@/lib/language/in-order'
import { namesOf, t } from '@/lib/language/words'

const stateOptions = {
  '': t('Not set'),
  ...inOrder(namesOf('states', stateNames)),
}

/** Shows, changes and erases the figures that the visitor keeps on this device. */
export function OwnFiguresForm() {
  const state = useStoredValue(ownFigures)
  /** What was typed since the last save. */
  const [typed, setTyped] = useState<OwnFigures>({})
  const [message, setMessage] = useState('')
  const read = (name: OwnFigure) => parsed(name, typed[name] ?? state.value[name] ?? '')
  const field = (name: OwnFigure) => {
    const reading = read(name)
    const onText = (text: string) => {
      setTyped({ ...typed, [name]: text })
      setMessage('')
    }
    return binding(name, reading.text, onText, reading.ok ? null : figureProblemText(reading.problem))
  }

  const save = () => {
    const readings = ownFigureNames.map((name) => [name, read(name)] as const)
    if (readings.some(([, reading]) => !reading.ok)) return setMessage(t('Correct the marked entries.'))
    const entries = readings.flatMap(([name, reading]) =>
      reading.ok && reading.value ? [[name, reading.value]] : [],
    )
    const figures = Object.fromEntries(entries) as OwnFigures
    ownFigures.change(() => figures)
    setTyped({})
    setMessage(ownFigures.getState().notSaved ? '' : t('Saved on this device.'))
  }
  const erase = () => {
    ownFigures.erase()
    setTyped({})
    setMessage(t('Your figures were erased.'))
  }
  const isEmpty = Object.keys(state.value).length === 0
  return (
    <div className="grid gap-2 sm:grid-cols-2 sm:gap-4 [&>:not(.field)]:col-span-full">
      <StorageNotice state={state} what={t('Your figures')} onClose={ownFigures.closeNotice} />
      <AmountField field={field('income')} label={t('Yearly income')} />
      <DateField field={field('birthDate')} label={t('Date of birth')} min="1900-01-01" autoComplete="bday" />
      <TextField field={field('city')} label={t('City')} longest={80} autoComplete="address-level2" />
      <SelectField field={field('state')} label={t('State or union territory')} options={stateOptions} />
      <TextField field={field('gstin')} label={t('GSTIN')} longest={20} />
      <TextField field={field('upi')} label={t('UPI ID')} longest={255} />
      <div className="flex flex-wrap items-start gap-2">
        <Button onClick={save}>{t('Save on this device')}</Button>
        {!isEmpty && (
          <EraseButton
            label={t('Erase my figures')}
            warning={t('All figures on this page will be erased from this device.')}
            confirm={t('Erase')}
            onErase={erase}
          />
        )}
      </div>
      <p role="status" className="min-h-7">
        {message}
      </p>
    </div>
  )
}

const parsed = (name: OwnFigure, text: string) =>
  parseText(ownFigureInputs[name] as Kind<string, OwnFigureProblem>, text)

function figureProblemText(problem: OwnFigureProblem): string {
  if (problem.kind === 'notGstin') return t('Enter the 15 characters of the GSTIN, such as 27AAPFU0939F1ZV.')
  if (problem.kind === 'notUpi') return t('Enter it as name@bank.')
  return problemText(problem)
}
