import { compareCommits, comparePage } from './compare-pages.mjs'
import { linesOf } from './page-lines.mjs'

const GONE = new Set([404, 410])

/**
 * Reads every page once and compares it with the last reading.
 *
 * @param {object} of
 * @param {import('../../content/changes/watched-pages.ts').WatchedPage[]} of.pages
 * @param {import('../../content/changes/watched-pages.ts').Watch[]} of.canaries
 * @param {Record<string, object>} of.before what was kept of each address, by address
 * @param {ReturnType<import('./polite-fetch.mjs').politeFetch>} of.get
 * @typedef {{ kind: string, title: string, href: string, rules: readonly string[], lines: string[] }} Finding
 * @returns {Promise<{ kept: Record<string, object>, findings: Finding[] }>} a page that did not answer keeps what
 *   was known of it
 */
export async function watchPages({ pages, canaries, before, get }) {
  const kept = { ...before }
  const note = ({ title, href, rules = [] }, kind, lines = []) => ({ kind, title, href, rules, lines })
  const ofPages = pages.map(async (page) => {
    const answer = await get(page.href)
    const problem = problemOf(answer)
    if (problem) return note(page, problem.kind, problem.lines)
    const { kept: now, found } = comparePage(page, before[page.href], linesOf(answer))
    kept[page.href] = now
    return found && note(page, found.kind, found.lines)
  })
  const ofCanaries = canaries.map(async (canary) => {
    const answer = await get(canary.href)
    const problem = problemOf(answer)
    if (problem) return note(canary, 'unread', problem.lines)
    const { kept: now, lines } = compareCommits(canary, before[canary.href], answer.bytes.toString('utf8'))
    kept[canary.href] = now
    return lines.length > 0 && note(canary, 'commits', lines)
  })
  const all = await Promise.all([...ofPages, ...ofCanaries])
  return { kept, findings: all.filter(Boolean) }
}

/** Why an answer cannot be compared; null for one that can. */
function problemOf(answer) {
  if ('refused' in answer) return { kind: 'unread', lines: [answer.refused] }
  if (GONE.has(answer.status)) return { kind: 'gone', lines: [`answers ${answer.status}`] }
  return answer.status >= 400 ? { kind: 'unread', lines: [`answers ${answer.status}`] } : null
}

const HEADINGS = {
  new: 'New lines with the words of a rule',
  changed: 'Sources that changed',
  gone: 'Gone',
  commits: 'Commits of other projects that touch a rate',
  unread: 'Not read this time',
}

/** @returns {string} the findings as Markdown; '' where nothing needs a person */
export function reportOf(findings) {
  if (findings.every(({ kind }) => kind === 'unread')) return ''
  return Object.entries(HEADINGS)
    .flatMap(([kind, heading]) => {
      const own = findings.filter((finding) => finding.kind === kind)
      return own.length > 0 ? [`## ${heading}`, own.map(itemOf).join('\n')] : []
    })
    .join('\n\n')
}

/** Lines of a page are quoted as code, so that it mentions nobody and links nowhere. */
const quoted = (line) => `  - \`${line.replaceAll('`', '’').slice(0, 200)}\``

const itemOf = ({ title, href, rules, lines }) =>
  [`- ${title}: <${href}>${rules.length > 0 ? ` (${rules.join('; ')})` : ''}`, ...lines.map(quoted)].join(
    '\n',
  )
