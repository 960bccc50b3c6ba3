import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** In addition to those of tools and of the site's frame. */
const PAGE_FOLDERS = [
  'components/article-tool',
  'components/comparison',
  'components/own-figures',
  'components/proof',
  'components/saved-data',
  'components/tool-page',
]

/** @returns {string} the file of an island's component, found by its name; throws when there is none */
export function islandFile(name, root) {
  const tool = `components/tools/${name}`
  const siteFolders = readdirSync(join(root, 'components/site'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `components/site/${entry.name}`)
  const candidates = [
    `${tool}/screen.tsx`,
    ...[tool, 'components/site', ...siteFolders, ...PAGE_FOLDERS].map((folder) => `${folder}/${name}.tsx`),
  ]
  const file = candidates.find((candidate) => existsSync(join(root, candidate)))
  if (!file) throw new Error(`<Island of="${name}">: there is none of ${candidates.join(', ')}`)
  return file
}
