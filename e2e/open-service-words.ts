import { readdirSync, readFileSync } from 'node:fs'
import { everyRoute } from './built-site'

const folders = ['content/hi/shared', 'content/hi/screens']
const hindi: Record<string, unknown> = Object.assign(
  {},
  ...folders.flatMap((folder) =>
    readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object),
  ),
)

/**
 * The languages in which a page is built, with its address and its words: English, and Hindi where all pages are built.
 */
export const languagesOf = (route: string) =>
  [
    { base: '', words: (english: string) => english },
    {
      base: '/hi',
      words: (english: string) => {
        const found = hindi[english]
        if (typeof found !== 'string') throw new Error(`no Hindi for: ${english}`)
        return found
      },
    },
  ].filter(({ base }) => everyRoute.includes(base + route))
