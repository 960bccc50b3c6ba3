import { readableAccent } from '@/components/documents/paper/accent'
import type { Look } from '@/lib/invoicing/document/look'

/** Bars of text: left, top, width and, where it is not 1, height. */
type Bars = readonly (readonly [x: number, y: number, width: number, height?: number])[]

interface Drawing {
  /** Width of the paper; it is 40 high. */
  paper: number
  /** In the accent colour. */
  colour: string
  strong: Bars
  text: Bars
  /** Lines around boxes, as a path. */
  lines?: string
}

const ROWS: Bars = [0, 1, 2, 3].map((row) => [4, 18 + row * 3, 22])

const DRAWINGS: Record<Look, Drawing> = {
  plain: {
    paper: 30,
    colour: '#111111',
    strong: [
      [18, 4, 8, 2],
      [4, 10, 22, 0.6],
      [18, 32, 8, 1.4],
    ],
    text: [[4, 4, 8], [4, 6.5, 6], [4, 13, 9], ...ROWS],
  },
  boxed: {
    paper: 30,
    colour: '#111111',
    strong: [[11, 3, 8, 1.4]],
    text: [
      [5, 7.5, 7],
      [17, 7.5, 6],
      [5, 12, 7],
      [5, 18, 3],
      [5, 21, 3],
      [19, 34, 5],
    ],
    lines: 'M4 6h22v31h-22zM15 6v9M4 15h22M4 17h22M9 15v15M21 15v15M4 30h22M4 33h22M15 33v4',
  },
  modern: {
    paper: 30,
    colour: '#1d4f91',
    strong: [
      [0, 0, 30, 2],
      [4, 5, 9, 2],
      [4, 15, 22, 2],
      [18, 32, 8, 1.4],
    ],
    text: [[20, 5, 6], [4, 10, 7], [4, 12, 9], ...ROWS.slice(1)],
  },
  a5: {
    paper: 22,
    colour: '#111111',
    strong: [
      [13, 6, 5, 1.4],
      [4, 10, 14, 0.6],
      [13, 28, 5, 1.2],
    ],
    text: [
      [4, 6, 6],
      [4, 12, 6],
      [4, 17, 14],
      [4, 19.5, 14],
      [4, 22, 14],
    ],
  },
  letterhead: {
    paper: 30,
    colour: '#8f331a',
    strong: [
      [8, 4, 14, 2.2],
      [4, 9.5, 22, 0.9],
      [18, 32, 8, 1.4],
    ],
    text: [[9, 7, 12, 0.8], [4, 12, 8], [20, 12, 6], ...ROWS],
  },
  thermal: {
    paper: 18,
    colour: '#111111',
    strong: [
      [5, 4, 8, 1.6],
      [10, 32, 5, 1.4],
    ],
    text: [
      [3, 9, 12],
      [3, 13, 8],
      [3, 16, 12],
      [3, 19, 7],
      [3, 22, 12],
    ],
  },
  thermal58: {
    paper: 13,
    colour: '#111111',
    strong: [
      [3, 4, 7, 1.6],
      [6, 32, 4, 1.4],
    ],
    text: [
      [2, 9, 9],
      [2, 13, 6],
      [2, 16, 9],
      [2, 19, 5],
      [2, 22, 9],
    ],
  },
}

/** A small picture of a look, in the colour that was chosen for it. */
export function LookPicture({ look, accent }: { look: Look; accent: string }) {
  const { paper, colour, strong, text, lines } = DRAWINGS[look]
  const bars = (shapes: Bars, fill: string) =>
    shapes.map(([x, y, width, height = 1], place) => (
      <rect key={place} x={x} y={y} width={width} height={height} fill={fill} />
    ))
  const height = look === 'a5' ? 32 : 40
  return (
    <svg viewBox={`${(paper - 30) / 2} 0 30 40`} aria-hidden="true">
      <rect
        y={look === 'a5' ? 4 : 0}
        width={paper}
        height={height}
        fill="#fff"
        stroke="#999"
        strokeWidth={0.5}
      />
      {lines && <path d={lines} fill="none" stroke="#444" strokeWidth={0.5} />}
      {bars(text, '#999')}
      {bars(strong, readableAccent(accent) || colour)}
    </svg>
  )
}
