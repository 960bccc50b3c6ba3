import { useLatePart } from '@/components/tool-form/use-late-part'
import { qrPath, QUIET_MODULES } from '@/lib/qr/qr-drawing'
import type { QrMatrix } from '@/lib/qr/qr-matrix'

const loadQr = () => import('@/lib/qr/qr-matrix')

/** A QR code as a drawing, with the same in words for those whose app does not read it. */
export function PaperQr({ link, says }: { link: string; says: string }) {
  const { part, failed, retry } = useLatePart(loadQr, true)
  const matrix = part?.qrMatrix(link, 'M')
  return (
    <figure className="paper-qr">
      {matrix && <Code matrix={matrix} says={says} />}
      {failed && (
        <button type="button" className="no-print min-h-11 underline" onClick={retry}>
          The QR code did not load. Try again
        </button>
      )}
      <figcaption>{says}</figcaption>
    </figure>
  )
}

function Code({ matrix, says }: { matrix: QrMatrix; says: string }) {
  const full = matrix.size + 2 * QUIET_MODULES
  const box = `${-QUIET_MODULES} ${-QUIET_MODULES} ${full} ${full}`
  return (
    <svg viewBox={box} role="img" aria-label={`QR code: ${says}`} shapeRendering="crispEdges">
      <path d={`M${-QUIET_MODULES} ${-QUIET_MODULES}h${full}v${full}h${-full}z`} fill="#fff" />
      <path d={qrPath(matrix)} fill="#000" />
    </svg>
  )
}
