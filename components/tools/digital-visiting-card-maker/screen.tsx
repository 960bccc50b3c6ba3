'use client'

import '@/components/tools/digital-visiting-card-maker/digital-visiting-card-maker.css'
import { type SubmitEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { StorageNotice } from '@/components/results/storage-notice'
import { useStoredValue } from '@/components/tool-form/use-stored-value'
import { CardFields } from '@/components/tools/digital-visiting-card-maker/card-fields'
import { CardPreview } from '@/components/tools/digital-visiting-card-maker/card-preview'
import { cards } from '@/components/tools/digital-visiting-card-maker/kept'
import { MadePart } from '@/components/tools/digital-visiting-card-maker/made-part'
import { SAMPLE_CARD } from '@/components/tools/digital-visiting-card-maker/sample-card'
import { useCardCode } from '@/components/tools/digital-visiting-card-maker/use-card-code'
import { useMeasure } from '@/components/tools/digital-visiting-card-maker/use-measure'
import { Button } from '@/components/ui/button'
import {
  type Card,
  type CardField,
  cardFields,
  type CardProblems,
  problemsOf,
} from '@/lib/visiting-card/card'
import { faceMarks } from '@/lib/visiting-card/faces'

const NONE: ReadonlySet<CardField> = new Set()

export function DigitalVisitingCardMaker() {
  const { card, face, keep } = useStore(cards.store)
  const { notSaved, setAside } = useStoredValue(cards.stored)
  /** The fields that were left; a field is not complained of before. */
  const [left, setLeft] = useState(NONE)
  const [wanted, setWanted] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const made = useCardCode(card, wanted)
  const problems = problemsOf(card)
  const matrix = made.code?.kind === 'ready' ? made.code.matrix : null
  // Words and code on a card are of the same moment.
  const details = matrix ? made.card : card
  const marks = faceMarks(face, isBlank(details) ? SAMPLE_CARD : details, matrix, useMeasure())

  const generate = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const firstWrong = cardFields.find((field) => problems[field])
    setLeft(new Set(cardFields))
    if (firstWrong) return event.currentTarget.querySelector<HTMLElement>(`[name=${firstWrong}]`)!.focus()
    setWanted(true)
    heading.current!.focus()
  }
  const reset = () => {
    cards.reset()
    setLeft(NONE)
    setWanted(false)
  }

  return (
    <>
      <StorageNotice
        of={{ notSaved: keep ? notSaved : null, setAside }}
        what="The details of your card"
        onClose={cards.stored.closeNotice}
      />
      <div className="tool">
        <form
          noValidate
          aria-label="Details of the card"
          onSubmit={generate}
          className="card grid content-start gap-2 p-5"
        >
          <CardFields
            card={card}
            problems={shown(problems, left)}
            onLeave={(name) => card[name] !== '' && setLeft(new Set([...left, name]))}
          />
          <CheckboxField
            field={{
              name: 'keep',
              text: String(keep),
              problem: null,
              onText: (text) => cards.keep(text === 'true'),
              onLeave: () => {},
            }}
            label="Keep this card in this browser"
          />
          <div className="no-print flex flex-wrap gap-2">
            <Button type="submit">Generate card</Button>
            <Button variant="outline" onClick={reset}>
              Reset
            </Button>
          </div>
        </form>
        <div className="visiting-card-answer">
          <CardPreview card={card} face={face} marks={marks} />
          <MadePart made={made} wanted={wanted} marks={marks} heading={heading} />
        </div>
      </div>
    </>
  )
}

const isBlank = (card: Card) => Object.values(card).every((text) => text.trim() === '')

const shown = (problems: CardProblems, left: ReadonlySet<CardField>): CardProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => left.has(name as CardField)))
