import { qrPath, QUIET_MODULES } from '@/lib/qr/qr-drawing'
import { type QrLevel, qrMatrix } from '@/lib/qr/qr-matrix'

interface PaperQrProps {
  link: string
  /** For those who do not see it. */
  name: string
  level?: QrLevel
}

/** The QR code of a link or another text, with a name for those who do not see it. */
export function PaperQr({ link, name, level = 'M' }: PaperQrProps) {
  const matrix = qrMatrix(link, level)
  if (!matrix) return null
  const full = matrix.size + 2 * QUIET_MODULES
  const box = `${-QUIET_MODULES} ${-QUIET_MODULES} ${full} ${full}`
  return (
    <svg viewBox={box} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={`M${-QUIET_MODULES} ${-QUIET_MODULES}h${full}v${full}h${-full}z`} fill="#fff" />
      <path d={qrPath(matrix)} fill="#000" />
    </svg>
  )
}
