import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { currencyConverter } from '@/content/tools/currency-converter'

export const metadata = toolMetadata(currencyConverter)

export default function Page() {
  return <ToolPage tool={currencyConverter} />
}
