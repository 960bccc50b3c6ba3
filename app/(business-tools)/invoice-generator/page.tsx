import { ToolPage } from '@/app/tool-page'
import { InvoiceGenerator } from '@/components/tools/invoice-generator/screen'
import { toolMetadata } from '@/content/metadata'
import { invoiceGenerator } from '@/content/tools/invoice-generator'

export const metadata = toolMetadata(invoiceGenerator)

export default function Page() {
  return <ToolPage tool={invoiceGenerator} screen={<InvoiceGenerator />} />
}
