import { ToolPage } from '@/app/tool-page'
import { RandomQuoteGenerator } from '@/components/tools/random-quote-generator/screen'
import { toolMetadata } from '@/content/metadata'
import { randomQuoteGenerator } from '@/content/tools/random-quote-generator'

export const metadata = toolMetadata(randomQuoteGenerator)

export default function Page() {
  return <ToolPage tool={randomQuoteGenerator} screen={<RandomQuoteGenerator />} />
}
