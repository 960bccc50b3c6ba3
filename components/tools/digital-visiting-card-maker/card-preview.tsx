'use client'

import { ChoiceField } from '@/components/fields/choice-field'
import { FaceView } from '@/components/tools/digital-visiting-card-maker/face-view'
import { cards } from '@/components/tools/digital-visiting-card-maker/kept'
import type { Card } from '@/lib/visiting-card/card'
import { type Face, faces } from '@/lib/visiting-card/face-choice'
import type { Mark } from '@/lib/visiting-card/face-marks'

const NAMES: Readonly<Record<Face, string>> = { paper: 'Paper', band: 'Band', night: 'Night' }

interface CardPreviewProps {
  card: Card
  face: Face
  marks: readonly Mark[]
}

/** The card as it is so far, and its looks to choose from. */
export function CardPreview({ card, face, marks }: CardPreviewProps) {
  const name = card.fullName.trim()
  return (
    <section aria-label="Preview" className="card grid gap-4 p-5">
      <FaceView
        marks={marks}
        label={name ? `Visiting card of ${name}` : 'A visiting card with sample words'}
      />
      <ChoiceField
        field={{
          name: 'face',
          text: face,
          problem: null,
          onText: (text) => cards.choose(faces.find((face) => face === text)!),
          onLeave: () => {},
        }}
        label="Look"
        options={NAMES}
      />
    </section>
  )
}
