import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { PdfTools } from '@/components/tools/pdf-tools/screen'
import { pdfTools } from '@/content/tools/pdf-tools'

export const metadata = toolMetadata(pdfTools)

export default function Page() {
  return <ToolPage tool={pdfTools} screen={<PdfTools />} />
}
