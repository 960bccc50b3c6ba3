import { existsSync, readdirSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'

/**
 * @param {ts.TemplateExpression} address of an `import()`: a name with one place, such as
 * `../content/${code}/paper.json`
 * @param {string} path of the file that imports it
 * @param {(file: string) => string} waitingFor writes the import of one file
 * @returns {string} an import of one of the files that there are of this name, by what is in the place
 */
export function chosenPart({ head, templateSpans: [{ expression, literal }, ...others] }, path, waitingFor) {
  if (others.length) throw new Error(`${path}: an import() of a name with two places`)
  const folder = resolve(dirname(path), head.text)
  const parts = readdirSync(folder)
    .map((chosen) => ({ chosen, file: folder + sep + chosen + literal.text }))
    .filter(({ file }) => existsSync(file))
    .map(({ chosen, file }) => `${JSON.stringify(chosen)}: () => ${waitingFor(file)}`)
  return `({ ${parts.join(', ')} })[${expression.text}]()`
}
