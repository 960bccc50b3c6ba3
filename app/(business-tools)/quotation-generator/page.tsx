import { ToolPage } from '@/app/tool-page'
import { QuotationGenerator } from '@/components/tools/quotation-generator/screen'
import { toolMetadata } from '@/content/metadata'
import { quotationGenerator } from '@/content/tools/quotation-generator'

export const metadata = toolMetadata(quotationGenerator)

export default function Page() {
  return <ToolPage tool={quotationGenerator} screen={<QuotationGenerator />} />
}
