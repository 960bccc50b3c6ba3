import { searchEntries } from '@/content/search-entries'
import type { SentEntry } from '@/lib/catalogue/search'

export const dynamic = 'force-static'

export function GET() {
  const sent = searchEntries.map(({ path, name, summary, keywords }): SentEntry => [
    path,
    name,
    summary,
    keywords,
  ])
  return Response.json(sent)
}
