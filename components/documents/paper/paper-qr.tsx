import { qrPath, QUIET_MODULES } from '@/lib/qr/qr-drawing'
import { type QrLevel, qrMatrix } from '@/lib/qr/qr-matrix'

interface PaperQrProps {
  link: string
  caption: string
  level?: QrLevel
}

/** The QR code of a link or another text, labelled by its caption. */
export function PaperQr({ link, caption, level = 'M' }: PaperQrProps) {
  const matrix = qrMatrix(link, level)
  if (!matrix) return null
  const full = matrix.size + 2 * QUIET_MODULES
  const box = `${-QUIET_MODULES} ${-QUIET_MODULES} ${full} ${full}`
  return (
    <svg viewBox={box} role="img" aria-label={`QR code: ${caption}`} shapeRendering="crispEdges">
      <path d={`M${-QUIET_MODULES} ${-QUIET_MODULES}h${full}v${full}h${-full}z`} fill="#fff" />
      <path d={qrPath(matrix)} fill="#000" />
    </svg>
  )
}
