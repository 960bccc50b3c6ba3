import { ToolPage } from '@/app/tool-page'
import { ReceiptGenerator } from '@/components/tools/receipt-generator/screen'
import { toolMetadata } from '@/content/metadata'
import { receiptGenerator } from '@/content/tools/receipt-generator'

export const metadata = toolMetadata(receiptGenerator)

export default function Page() {
  return <ToolPage tool={receiptGenerator} screen={<ReceiptGenerator />} />
}
