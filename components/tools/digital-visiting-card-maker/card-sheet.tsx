import { useId } from 'react'
import { FaceMarks } from '@/components/tools/digital-visiting-card-maker/face-view'
import { CARD_HEIGHT, CARD_WIDTH, type Mark, rectangle } from '@/lib/visiting-card/face-marks'
import { cardPlaces, cutMarks, SHEET_HEIGHT, SHEET_WIDTH } from '@/lib/visiting-card/print-sheet'

/** Ten cards of true size on A4 with marks for cutting, seen on paper only. */
export function CardSheet({ marks }: { marks: readonly Mark[] }) {
  const one = useId()
  const [first, ...others] = cardPlaces
  return (
    <svg viewBox={`0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}`} aria-hidden="true" className="visiting-card-sheet">
      <clipPath id={`${one}-edge`}>
        <path d={rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT)} />
      </clipPath>
      <g transform={`translate(${first!.x} ${first!.y})`}>
        <g id={one} clipPath={`url(#${one}-edge)`}>
          <FaceMarks marks={marks} />
        </g>
      </g>
      {others.map(({ x, y }) => (
        <use key={`${x} ${y}`} href={`#${one}`} x={x} y={y} />
      ))}
      <path d={cutMarks} stroke="#000" strokeWidth={2} />
    </svg>
  )
}
