'use client'

import { type RefObject, useId } from 'react'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import type { useCardCode } from '@/components/tools/digital-visiting-card-maker/use-card-code'
import type { Mark } from '@/lib/visiting-card/face-marks'

interface MadePartProps {
  made: ReturnType<typeof useCardCode>
  wanted: boolean
  marks: readonly Mark[]
  /** Where a visitor goes on who has asked for the card. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** The place of the code and the files, from before there is a card until they are there. */
export function MadePart({ made: { code, card, late }, wanted, marks, heading }: MadePartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card visiting-card-made p-5">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-xl">
        QR code and files
      </h2>
      {code && late.part ? (
        <late.part.MadeCard card={card} code={code} marks={marks} />
      ) : late.failed ? (
        <DidNotLoad role="alert" className="mt-2" what="The part that makes the code" onRetry={late.retry} />
      ) : (
        <p role="status" className="mt-2">
          {waitingWords(wanted, late.part !== null)}
        </p>
      )}
    </section>
  )
}

function waitingWords(wanted: boolean, isLoaded: boolean): string {
  if (!wanted) return 'Enter the full name and generate the card.'
  return isLoaded ? 'The code is back as soon as the details are right.' : 'Making the card.'
}
