import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pageWeight } from './page-weight.mjs'
import { siteFiles, sitePages } from './site-files.mjs'

/**
 * Holds a built site against `budgets.json`.
 *
 * @param {{ kinds: { name: string, routes: string[], limits: Record<string, number> }[],
 *   folders: { under: string, worstGzip: number }[] }} budgets the first kind that names a route is its kind
 * @returns {{ lines: string[], overruns: { where: string, measure: string, limit: number, actual: number }[] }}
 */
export function checkBudgets(dir, budgets) {
  const pages = sitePages(dir)
    .filter(({ file }) => file !== '404.html')
    .map(({ file, route }) => ({ route, kind: kindOf(route, budgets.kinds), weight: pageWeight(dir, file) }))
  const folders = worstFiles(dir, budgets.folders)
  return {
    lines: [...budgets.kinds.flatMap((kind) => worstOfKind(kind, pages)), ...folders.map(folderLine)],
    overruns: [...pages.flatMap(pageOverruns), ...folders.filter(({ actual, limit }) => actual > limit)],
  }
}

/** @returns the kind whose routes name `route`, exactly or by a closing `*`; throws when none does. */
export function kindOf(route, kinds) {
  const names = (pattern) =>
    pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern
  const kind = kinds.find(({ routes }) => routes.some(names))
  if (!kind) throw new Error(`budgets.json names no kind for ${route}`)
  return kind
}

/** @returns one entry for each limit of its kind that a page exceeds. */
export function pageOverruns({ route, kind, weight }) {
  return Object.entries(kind.limits)
    .filter(([measure, limit]) => weight[measure] > limit)
    .map(([measure, limit]) => ({ where: route, measure, limit, actual: weight[measure] }))
}

/** @returns {string} which place is over, in what, and by how much. */
export function overrunTable(overruns) {
  const rows = overruns.map(({ where, measure, limit, actual }) => [
    where,
    measure,
    actual,
    limit,
    `+${actual - limit}`,
  ])
  return asTable([['over budget', 'measure', 'is', 'may be', 'by'], ...rows])
}

function worstOfKind({ name, limits }, pages) {
  const own = pages.filter(({ kind }) => kind.name === name)
  if (own.length === 0) return []
  const parts = Object.entries(limits).map(([measure, limit]) => {
    const worst = own.reduce((a, b) => (b.weight[measure] > a.weight[measure] ? b : a))
    return `${measure} ${worst.weight[measure]} of ${limit}`
  })
  return [`${name} (${own.length}): ${parts.join(', ')}`]
}

/** The first folder rule that holds a file is its rule, so a folder's subfolder may have one of its own before it. */
function worstFiles(dir, rules) {
  const files = siteFiles(dir).filter((file) => !/\.(br|gz)$/.test(file))
  const ruleOf = (file) => rules.find(({ under }) => `/${file}`.startsWith(under))
  return rules.flatMap((rule) => {
    const own = files.filter((file) => ruleOf(file) === rule)
    return own.length ? [worstFile(dir, own, rule)] : []
  })
}

function worstFile(dir, files, { under, worstGzip }) {
  const sizes = files.map((file) => ({
    file,
    bytes: gzipSync(readFileSync(join(dir, file)), { level: 9 }).length,
  }))
  const worst = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a))
  return {
    where: `/${worst.file}`,
    under,
    measure: 'gzip',
    limit: worstGzip,
    actual: worst.bytes,
    files: files.length,
  }
}

function folderLine({ under, files, where, actual, limit }) {
  return `${under} (${files}): worst gzip ${actual} of ${limit}, ${where}`
}

function asTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => String(cell).padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
