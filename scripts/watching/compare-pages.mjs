import { digestOf } from './page-lines.mjs'

/** A clock changes by the minute: a line without its time is the same line. */
const digestOfLine = (line) => digestOf(line.replace(/\d{1,2}:\d{2}(:\d{2})?/g, ''))

/** What a source is cited for: around it are menus, advertisements and comments, which change by the day. */
const isFigure = (line) => /\d/.test(line) && /%|₹|\brs\b|\binr\b|per ?cent|lakh|crore|प्रतिशत|रुपये/i.test(line)

/** The lines of a page that count; all of a page without figures, such as a file of which only the digest is known. */
const countedLines = ({ isSource }, lines) =>
  isSource && lines.some(isFigure) ? lines.filter(isFigure) : lines

const MOST_LINES = 20

/**
 * What is new on a page since it was last read.
 *
 * @param {{ title: string, href: string, words: readonly string[], rules: readonly string[], isSource: boolean }} page
 * @param {{ lines: string[] } | undefined} before digests of its lines when it was last read
 * @param {string[]} all its lines
 * @returns {{ kept: { lines: string[] }, found: { kind: 'new' | 'changed', lines: string[] } | null }} what
 * is kept of it, and
 *   new lines with a word of its rules, or that a source is no longer what it was; null at the first reading
 */
export function comparePage(page, before, all) {
  const lines = countedLines(page, all)
  const digests = lines.map(digestOfLine)
  const kept = { lines: digests }
  if (!before) return { kept, found: null }
  const known = new Set(before.lines)
  const fresh = lines.filter((_, place) => !known.has(digests[place]))
  if (page.isSource) {
    const isSame = fresh.length === 0 && digests.length === before.lines.length
    return { kept, found: isSame ? null : { kind: 'changed', lines: fresh.slice(0, MOST_LINES) } }
  }
  const about = fresh.filter((line) => page.words.some((word) => hasWord(line, word)))
  return { kept, found: about.length > 0 ? { kind: 'new', lines: about.slice(0, MOST_LINES) } : null }
}

/** A word of a rule at the beginning of a word of the line: "rate" is in "rates", and not in "corporate". */
const hasWord = (line, word) =>
  new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu').test(line)

/**
 * The commits of a project that are new and touch a rate by their first line.
 *
 * @param {{ words: readonly string[] }} canary
 * @param {{ commits: string[] } | undefined} before
 * @param {string} text what GitHub answers: a list of commits, or the result of a search
 * @returns {{ kept: { commits: string[] }, lines: string[] }}
 */
export function compareCommits({ words }, before, text) {
  const answer = JSON.parse(text)
  const all = Array.isArray(answer) ? answer : answer.items
  const known = new Set(before?.commits)
  const fresh = before ? all.filter(({ sha }) => !known.has(sha)) : []
  const lines = fresh
    .map(({ commit, html_url: href }) => `${commit.message.split('\n')[0]} ${href}`)
    .filter((line) => words.some((word) => hasWord(line, word)))
  return { kept: { commits: all.map(({ sha }) => sha) }, lines }
}
