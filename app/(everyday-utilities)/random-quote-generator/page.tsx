import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { randomQuoteGenerator } from '@/content/tools/random-quote-generator'

export const metadata = toolMetadata(randomQuoteGenerator)

export default function Page() {
  return <ToolPage tool={randomQuoteGenerator} />
}
