import { ToolPage } from '@/app/tool-page'
import { QrCodeGenerator } from '@/components/tools/qr-code-generator/screen'
import { toolMetadata } from '@/content/metadata'
import { qrCodeGenerator } from '@/content/tools/qr-code-generator'

export const metadata = toolMetadata(qrCodeGenerator)

export default function Page() {
  return <ToolPage tool={qrCodeGenerator} screen={<QrCodeGenerator />} />
}
