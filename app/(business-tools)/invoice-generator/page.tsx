import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { invoiceGenerator } from '@/content/tools/invoice-generator'

export const metadata = toolMetadata(invoiceGenerator)

export default function Page() {
  return <ToolPage tool={invoiceGenerator} />
}
