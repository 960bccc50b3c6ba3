import { readdirSync } from 'node:fs'
import type { Tool } from '@/lib/catalogue/tool'

/** The tools as they are written, with places for figures, by slug. */
export const writtenTools: ReadonlyMap<string, Tool> = new Map(
  readdirSync('content/tools').map((file) => {
    const slug = file.replace('.ts', '')
    const exported = jest.requireActual<Record<string, Tool>>(`@/content/tools/${slug}`)
    return [slug, Object.values(exported).find((tool) => tool.slug === slug)!]
  }),
)
