'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { useLink } from '@/components/tool-form/use-link'
import { Button } from '@/components/ui/button'
import { showError } from '@/components/ui/toast-store'
import { loveScore } from '@/lib/love/love-score'
import { textInLink } from '@/lib/inputs/text-in-link'
import { t } from '@/lib/language/words'
import { LoveResult, type LoveState, type Names } from './result'

const LONGEST_NAME = 60
const CALCULATING_MS = 700

/** Names are read from a link that somebody made by hand, and are never written into one. */
export function LoveCalculator() {
  const link = useLink()
  const [typed, setTyped] = useState<Partial<Names>>({})
  const { state, calculate, reset } = useLoveScore()
  const names: Names = {
    name1: typed.name1 ?? textInLink(link, 'name1') ?? '',
    name2: typed.name2 ?? textInLink(link, 'name2') ?? '',
  }

  const nameField = (name: keyof Names) =>
    binding(name, names[name], (text) => {
      setTyped({ ...names, [name]: text })
      reset()
    })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    calculate(names)
  }

  return (
    <div className="tool">
      <form id="form" noValidate onSubmit={submit} className="card grid content-start gap-4 p-5">
        <TextField
          field={nameField('name1')}
          label={t('Your name')}
          longest={LONGEST_NAME}
          autoComplete="given-name"
        />
        <TextField field={nameField('name2')} label={t('The other name')} longest={LONGEST_NAME} />
        <div className="no-print flex flex-wrap gap-2">
          <Button type="submit" disabled={state.kind === 'calculating'}>
            {t('Calculate')}
          </Button>
          <Button
            variant="outline"
            onClick={() => {
              setTyped({ name1: '', name2: '' })
              reset()
            }}
          >
            {t('Reset')}
          </Button>
        </div>
      </form>
      <div className="answer">
        <LoveResult state={state} />
      </div>
    </div>
  )
}

/** The score appears after a moment, as in a game; a change of the names in between puts it aside. */
function useLoveScore() {
  const [state, setState] = useState<LoveState>({ kind: 'idle' })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const reset = () => {
    clearTimeout(waiting.current)
    setState({ kind: 'idle' })
  }
  const calculate = (names: Names) => {
    const score = loveScore(names.name1, names.name2)
    reset()
    if (!score) {
      if (names.name1.trim() === '' || names.name2.trim() === '')
        return showError(t('Missing Names'), t('Please enter both names.'))
      return showError(
        t('No Letters'),
        t('Please enter names with letters. Digits and symbols are not counted.'),
      )
    }
    setState({ kind: 'calculating' })
    waiting.current = setTimeout(() => setState({ kind: 'scored', names, score }), CALCULATING_MS)
  }
  return { state, calculate, reset }
}
