import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { namesTaken, oncePerSource, parsed } from './source-code.mjs'

/**
 * Lets an import of a package's index read only the files of the names that are taken. esbuild would read two
 * thousand icons for each page that shows one.
 *
 * @param {Record<string, string>} indexes by package, the file of it that exports each name from another file
 * @param {string} root
 */
export const barrelPlugin = (indexes, root) => ({
  name: 'barrels',
  setup({ onResolve, onLoad }) {
    for (const [name, file] of Object.entries(indexes)) {
      const index = join(root, 'node_modules', name, file)
      onResolve({ filter: new RegExp(`^${name}$`) }, ({ importer }) => ({
        // Not the importer's own path, which the plugins that read sources look for.
        path: `${importer}:names`,
        namespace: name,
        pluginData: importer,
        sideEffects: false,
      }))
      onLoad({ filter: /.*/, namespace: name }, ({ pluginData: importer }) => ({
        contents: takenExports(importer, name, index),
        resolveDir: dirname(index),
      }))
    }
  },
})

function takenExports(importer, name, index) {
  const source = readFileSync(importer, 'utf8')
  const names = oncePerSource(name, source, () => [...namesTaken(parsed(source, importer), name)])
  const exported = exportsOf(readFileSync(index, 'utf8'))
  return names.map((one) => exported.get(one)).join('\n')
}

/** @returns {Map<string, string>} by name, the statement that exports it alone */
const exportsOf = (index) =>
  oncePerSource('exports', index, () => {
    const statements = parsed(index).nodes.filter(
      (node) => ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isNamedExports(node.exportClause),
    )
    const alone = ({ exportClause, moduleSpecifier }) =>
      exportClause.elements.map(({ name, propertyName }) => [
        name.text,
        `export { ${(propertyName ?? name).text} as ${name.text} } from '${moduleSpecifier.text}'`,
      ])
    return new Map(statements.flatMap(alone))
  })
