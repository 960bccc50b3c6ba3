import { tools } from '@/content/catalogue'
import type { SearchEntry } from '@/lib/catalogue/search'

export const dynamic = 'force-static'

export function GET() {
  const entries: SearchEntry[] = tools.map(({ slug, name, summary, keywords }) => ({
    path: `/${slug}`,
    name,
    summary,
    keywords,
  }))
  return Response.json(entries)
}
