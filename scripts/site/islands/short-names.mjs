/**
 * Short names for what scripts of all pages export: each page's script names what it takes of them, and long
 * names are most of a kilobyte on every first load.
 */

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * @param {string[]} names what a script exports
 * @returns {Record<string, string>} by name, one of one or two letters; `default` keeps its own. Keywords
 * have no capital in second place.
 */
export function shortNames(names) {
  const letters = [...LETTERS]
  const short = [
    ...letters,
    ...letters.map((letter) => `${letter}A`),
    ...letters.map((letter) => `${letter}B`),
  ]
  const named = names.filter((name) => name !== 'default').sort()
  if (named.length > short.length) throw new Error(`${named.length} exports, and ${short.length} short names`)
  const pairs = named.map((name, place) => [name, short[place]])
  return Object.fromEntries(names.includes('default') ? [...pairs, ['default', 'default']] : pairs)
}

/**
 * A script as esbuild writes it, with what it exports under these names.
 *
 * @param {Record<string, string>} names
 * @throws when the script does not end with its exports
 */
export function withNames(text, names) {
  const clause = /export\s*\{([^}]*)\};?\s*$/.exec(text)
  if (!clause) throw new Error('A shared script without exports at its end')
  const renamed = clause[1].split(',').map((part) => {
    const [local, exported = local] = part.trim().split(/\s+as\s+/)
    return `${local} as ${names[exported]}`
  })
  return `${text.slice(0, clause.index)}export{${renamed.join(',')}};\n`
}
