import { changesFeed } from '@/content/changes/changes-feed'

export const dynamic = 'force-static'

export function GET() {
  return new Response(`${changesFeed()}\n`, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
