import { searchEntries } from '@/content/search-entries'

export const dynamic = 'force-static'

export function GET() {
  return Response.json(searchEntries)
}
