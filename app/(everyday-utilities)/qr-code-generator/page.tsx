import { ToolPage } from '@/app/tool-page'
import { QrCodeGenerator } from '@/components/tools/qr-code-generator/screen'
import { toolMetadata } from '@/content/metadata'
import { site } from '@/content/site'
import { qrCodeGenerator } from '@/content/tools/qr-code-generator'
import { qrPath } from '@/lib/qr/qr-drawing'
import { qrMatrix } from '@/lib/qr/qr-matrix'

export const metadata = toolMetadata(qrCodeGenerator)

const matrix = qrMatrix(site.origin, 'M')!
/** A code that opens the site, to be seen before anything is typed. */
const sample = { modules: matrix.size, path: qrPath(matrix) }

export default function Page() {
  return <ToolPage tool={qrCodeGenerator} screen={<QrCodeGenerator sample={sample} />} />
}
