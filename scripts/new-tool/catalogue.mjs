/**
 * Adds a tool to the list in content/catalogue.ts: its import, in the order of the alphabet, and its line,
 * after the last tool of its category or at the end. Throws when the list is not written as it is known here.
 * @param {{ slug: string, words: string, isOfCategory(path: string): boolean }} tool the test is put to the
 * imports' paths
 */
export function addToCatalogue(text, { slug, words, isOfCategory }) {
  const imports = text.match(/^import \{ \w+ \} from '@\/content\/tools\/[a-z0-9-]+'$/gm)
  const end = /^( {2}\w+,\n)(\](?:\.map\(\w+\))?\n)/m
  if (!imports || !end.test(text))
    throw new Error('content/catalogue.ts is not written as a plain list any more; add the tool by hand.')
  const own = `import { ${words} } from '@/content/tools/${slug}'`
  if (imports.includes(own)) throw new Error(`content/catalogue.ts names ${slug} already.`)
  const before = imports.findLast((line) => pathOf(line) < pathOf(own))
  const withImport = before
    ? text.replace(before, () => `${before}\n${own}`)
    : text.replace(imports[0], () => `${own}\n${imports[0]}`)
  const category = imports.filter((line) => isOfCategory(pathOf(line))).map(nameIn)
  const listed = [...text.matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name)
  const neighbour = listed.findLast((name) => category.includes(name))
  if (neighbour) return withImport.replace(`\n  ${neighbour},\n`, (line) => `${line}  ${words},\n`)
  return withImport.replace(end, (_, last, close) => `${last}  ${words},\n${close}`)
}

const nameIn = (line) => /\{ (\w+) \}/.exec(line)[1]

function pathOf(line) {
  return line.split("'")[1]
}
