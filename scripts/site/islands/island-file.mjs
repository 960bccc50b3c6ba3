import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} name
 * @param {string} root
 * @param {{ tools: string, frame: string, others: string[] }} folders of tools, a folder each; of the site's
 * frame, with the
 *   folders in it; all others
 * @returns {string} the file of an island's component, found by its name; throws when there is none
 */
export function islandFile(name, root, { tools, frame, others }) {
  const tool = `${tools}/${name}`
  const frameFolders = readdirSync(join(root, frame), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${frame}/${entry.name}`)
  const candidates = [
    `${tool}/screen.tsx`,
    ...[tool, frame, ...frameFolders, ...others].map((folder) => `${folder}/${name}.tsx`),
  ]
  const file = candidates.find((candidate) => existsSync(join(root, candidate)))
  if (!file) throw new Error(`<Island of="${name}">: there is none of ${candidates.join(', ')}`)
  return file
}
