'use client'

import { type SubmitEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { StorageNotice } from '@/components/ui/storage-notice'
import { ResetButtons } from '@/components/tool-form/reset-buttons'
import { RESULT_ID } from '@/components/results/focus-result'
import { checkedBinding } from '@/components/tool-form/binding'
import { useInBrowser } from '@/components/hooks/use-in-browser'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { Button } from '@/components/ui/button'
import { canvasMeasure } from '@/lib/visiting-card/canvas-letters'
import { type Card, type CardField, cardFields, wrongFields } from '@/lib/contact/card'
import { type CardState, EMPTY_CARD } from '@/lib/visiting-card/card-store'
import { type MeasureText, roughMeasure } from '@/lib/visiting-card/face-marks'
import { faceMarks } from '@/lib/visiting-card/faces'
import { t } from '@/lib/language/words'
import { CardCodePart, useCardCode } from './code-part'
import { CardFields } from './fields'
import { cards } from './kept'
import { CardPreview } from './preview'

const NONE: ReadonlySet<CardField> = new Set()
/** The card before anything is typed. */
const SAMPLE_CARD: Card = {
  fullName: t('Your name'),
  jobTitle: t('Job title'),
  company: t('Company'),
  phone: '+91 98765 43210',
  email: 'you@example.in',
  website: 'example.in',
  address: t('Address'),
  profilePicture: '',
}

let measure: MeasureText | undefined
const inThisBrowser = () => (measure ??= canvasMeasure())

export function DigitalVisitingCardMaker() {
  const state = useStore(cards.store)
  const { card, face, keep } = state
  const { notSaved, setAside } = useStoredValue(cards.stored)
  /** The fields that were left; a field is not complained of before. */
  const [left, setLeft] = useState(NONE)
  const [wanted, setWanted] = useState(false)
  const [beforeReset, setBeforeReset] = useState<{ state: CardState; wanted: boolean } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const made = useCardCode(card, wanted)
  const wrong = wrongFields(card)
  const matrix = made.code?.kind === 'ready' ? made.code.matrix : null
  // Widths of letters as this browser draws them; in the page as built a rough guess.
  const letters = useInBrowser(inThisBrowser, roughMeasure)
  // Words and code on a card are of the same moment.
  const details = matrix ? made.card : card
  const marks = faceMarks(face, isBlank(details) ? SAMPLE_CARD : details, matrix, letters)

  const generate = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setLeft(new Set(cardFields))
    if (wrong[0]) return event.currentTarget.querySelector<HTMLElement>(`[name=${wrong[0]}]`)!.focus()
    setWanted(true)
    heading.current!.focus()
  }
  const reset = () => {
    setBeforeReset(state === EMPTY_CARD ? null : { state, wanted })
    cards.reset()
    setLeft(NONE)
    setWanted(false)
  }
  const undoReset =
    beforeReset && state === EMPTY_CARD
      ? () => {
          cards.store.setState(beforeReset.state, true)
          setWanted(beforeReset.wanted)
        }
      : null

  return (
    <>
      <StorageNotice
        state={{ notSaved: keep ? notSaved : null, setAside }}
        what={t('The details of your card')}
        onClose={cards.stored.closeNotice}
      />
      <div className="tool">
        <form
          id="form"
          noValidate
          aria-label={t('Details of the card')}
          onSubmit={generate}
          className="card grid content-start gap-2 p-5"
        >
          <CardFields
            card={card}
            wrong={wrong.filter((name) => left.has(name))}
            onLeave={(name) => card[name] !== '' && setLeft(new Set([...left, name]))}
          />
          <CheckboxField
            field={checkedBinding('keep', keep, cards.keep)}
            label={t('Keep this card in this browser')}
          />
          <div className="no-print flex flex-wrap gap-2">
            <Button type="submit">{t('Generate card')}</Button>
            <ResetButtons onReset={reset} onUndo={undoReset} />
          </div>
        </form>
        <div id={RESULT_ID} className="visiting-card-answer grid gap-4">
          <CardPreview card={card} face={face} marks={marks} />
          <CardCodePart made={made} wanted={wanted} marks={marks} heading={heading} />
        </div>
      </div>
    </>
  )
}

const isBlank = (card: Card) => Object.values(card).every((text) => text.trim() === '')
