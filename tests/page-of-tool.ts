import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'

const groups = readdirSync('app').filter((name) => name.startsWith('('))
const groupOf = (slug: string) => groups.find((group) => existsSync(join('app', group, slug, 'page.tsx')))

/** The page of a tool, with what its build gives its screen. */
export async function pageOfTool(slug: string): Promise<ComponentType> {
  const page = (await import(`@/app/${groupOf(slug)}/${slug}/page`)) as { default: ComponentType }
  return page.default
}
