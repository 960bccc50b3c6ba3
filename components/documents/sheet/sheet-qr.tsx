'use client'

import { useLatePart } from '@/components/tool-form/use-late-part'

const loadQr = () => import('qrcode')

/** Modules of light around the code, without which readers miss it. */
const MARGIN = 4

/** A QR code as a drawing, with the same in words for those whose app does not read it. */
export function SheetQr({ link, says }: { link: string; says: string }) {
  const { part, failed, retry } = useLatePart(loadQr, true)
  return (
    <figure className="sheet-qr">
      {part && <Code modules={part.create(link, { errorCorrectionLevel: 'M' }).modules} says={says} />}
      {failed && (
        <button type="button" className="no-print min-h-11 underline" onClick={retry}>
          The QR code did not load. Try again
        </button>
      )}
      <figcaption>{says}</figcaption>
    </figure>
  )
}

interface Modules {
  size: number
  get(row: number, column: number): number
}

function Code({ modules, says }: { modules: Modules; says: string }) {
  const { size } = modules
  const full = size + 2 * MARGIN
  let path = ''
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (modules.get(row, column)) path += `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`
  return (
    <svg
      viewBox={`0 0 ${full} ${full}`}
      role="img"
      aria-label={`QR code: ${says}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${full}v${full}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
