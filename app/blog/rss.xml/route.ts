import { blogFeed } from '@/content/blog-feed'

export const dynamic = 'force-static'

export function GET() {
  return new Response(`${blogFeed()}\n`, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
