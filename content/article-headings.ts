import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArticleSlug } from '@/lib/catalogue/page'

/** The second-level headings of an article, in order; read at build time from its own words. */
export function articleHeadings(slug: ArticleSlug): string[] {
  const words = readFileSync(join(process.cwd(), 'content/blog', `${slug}.mdx`), 'utf8')
  return [...words.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!.trim())
}
