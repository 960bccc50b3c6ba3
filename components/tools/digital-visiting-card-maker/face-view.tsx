import { createElement, useId } from 'react'
import { CARD_HEIGHT, CARD_WIDTH, FAMILIES, type Mark } from '@/lib/visiting-card/face-marks'

/** A card's face as a drawing. */
export function FaceView({ marks, label }: { marks: readonly Mark[]; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      role="img"
      aria-label={label}
      className="visiting-card-face"
    >
      <FaceMarks marks={marks} />
    </svg>
  )
}

export function FaceMarks({ marks }: { marks: readonly Mark[] }) {
  const clip = useId()
  return marks.map((mark, place) => <FaceMark key={place} mark={mark} clip={clip} />)
}

function FaceMark({ mark, clip }: { mark: Mark; clip: string }) {
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
