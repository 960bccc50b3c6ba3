import { createElement, useId } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { binding } from '@/components/tool-form/binding'
import type { Card } from '@/lib/contact/card'
import { type Face, faces } from '@/lib/visiting-card/face-choice'
import { CARD_HEIGHT, CARD_WIDTH, FAMILIES, type FacePart } from '@/lib/visiting-card/face-marks'
import { t } from '@/lib/language/words'
import { cards } from './kept'

const NAMES: Readonly<Record<Face, string>> = { paper: t('Paper'), band: t('Band'), night: t('Night') }

/** The card as it is so far, and its looks to choose from. */
export function CardPreview({ card, face, marks }: { card: Card; face: Face; marks: readonly FacePart[] }) {
  const name = card.fullName.trim()
  return (
    <section aria-label={t('Preview')} className="card grid gap-4 p-5">
      <svg
        viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
        role="img"
        aria-label={name ? t('Visiting card of {0}', name) : t('Sample visiting card')}
        className="w-full rounded-sm border border-line"
      >
        <FaceMarks marks={marks} />
      </svg>
      <ChoiceField
        field={binding('face', face, (text) => cards.choose(faces.find((each) => each === text)!))}
        label={t('Look')}
        options={NAMES}
      />
    </section>
  )
}

/** A card's face as parts of a drawing. */
export function FaceMarks({ marks }: { marks: readonly FacePart[] }) {
  const clip = useId()
  return marks.map((mark, place) => <FaceMark key={place} mark={mark} clip={clip} />)
}

function FaceMark({ mark, clip }: { mark: FacePart; clip: string }) {
  switch (mark.kind) {
    case 'shape':
      return (
        <path d={mark.path} fill={mark.fill ?? 'none'} stroke={mark.stroke} strokeWidth={mark.strokeWidth} />
      )
    case 'text':
      return (
        <text
          x={mark.x}
          y={mark.y}
          fontSize={mark.font.size}
          fontWeight={mark.font.weight}
          fontFamily={FAMILIES[mark.font.family]}
          fill={mark.fill}
        >
          {mark.text}
        </text>
      )
    case 'code':
      return (
        <path
          d={mark.path}
          transform={`translate(${mark.x} ${mark.y}) scale(${mark.scale})`}
          shapeRendering="crispEdges"
        />
      )
    case 'picture':
      return (
        <>
          <clipPath id={clip}>
            <circle cx={mark.x} cy={mark.y} r={mark.radius} />
          </clipPath>
          {createElement('image', {
            href: mark.address,
            x: mark.x - mark.radius,
            y: mark.y - mark.radius,
            width: 2 * mark.radius,
            height: 2 * mark.radius,
            preserveAspectRatio: 'xMidYMid slice',
            clipPath: `url(#${clip})`,
          })}
        </>
      )
  }
}
