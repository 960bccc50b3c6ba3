import { ToolPage } from '@/app/tool-page'
import { CurrencyConverter } from '@/components/tools/currency-converter/screen'
import { commonRates } from '@/content/exchange-rates'
import { toolMetadata } from '@/content/metadata'
import { currencyConverter } from '@/content/tools/currency-converter'

export const metadata = toolMetadata(currencyConverter)

export default function Page() {
  return <ToolPage tool={currencyConverter} screen={<CurrencyConverter commonRates={commonRates()} />} />
}
