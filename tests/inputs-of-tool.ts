import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tools } from '@/content/catalogue'
import type { Inputs } from '@/lib/inputs/tool-inputs'

/** The inputs that a tool hands to useToolInputs or useLawInputs; null for a tool that has none. */
export function inputsOfTool(slug: string): Inputs | null {
  const folder = `components/tools/${slug}`
  if (!existsSync(folder)) return null
  for (const file of readdirSync(folder)) {
    const source = readFileSync(join(folder, file), 'utf8')
    const name = /use(?:Tool|Law)Inputs\((?:'[\w-]+', )?(\w+)[,)]/.exec(source)?.[1]
    if (!name) continue
    const path = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@/([^']+)'`).exec(source)![1]!
    return jest.requireActual<Record<string, Inputs>>(join(process.cwd(), path))[name]!
  }
  return null
}

/** Every tool that has inputs, by its slug. */
export const toolsWithInputs = (): [slug: string, inputs: Inputs][] =>
  tools.flatMap(({ slug }): [string, Inputs][] => {
    const inputs = inputsOfTool(slug)
    return inputs ? [[slug, inputs]] : []
  })
