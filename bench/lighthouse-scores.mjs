/** Judges Lighthouse's reports: what must be perfect, and how far behind the empty page a page may be. */

const PERFECT = ['accessibility', 'best-practices', 'seo']
export const CATEGORIES = [...PERFECT, 'performance']
const POINTS_BEHIND = 3

/** @returns {boolean} whether every category of a report has a score; a failed trace leaves one without */
export function isWhole(report) {
  return (
    !report.runtimeError && CATEGORIES.every((name) => typeof report.categories[name]?.score === 'number')
  )
}

/** @param {object} report of Lighthouse. @returns {Record<string, number>} points of 100 by category */
export function scoresOf(report) {
  return Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(report.categories[name].score * 100)]))
}

/** @returns {string[]} titles of the audits that cost points in the categories that must be perfect */
export function lostAudits(report) {
  const references = PERFECT.flatMap((name) => report.categories[name].auditRefs)
  const lost = references.filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 1)
  return [...new Set(lost.map(({ id }) => `${id}: ${report.audits[id].title}`))]
}

/** Over rounds the middle, as the machine's noise reaches both ends. */
export function middle(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
}

/** @returns {string[]} messages: what is wrong with a page's scores over all rounds; none when all is well */
export function faults(page, rounds, emptyPerformance) {
  const least = (name) => Math.min(...rounds.map((round) => round[name]))
  const imperfect = PERFECT.filter((name) => least(name) < 100).map(
    (name) => `${page}: ${name} is ${least(name)}`,
  )
  const performance = middle(rounds.map((round) => round.performance))
  const behind = emptyPerformance - performance
  if (behind <= POINTS_BEHIND) return imperfect
  return [...imperfect, `${page}: performance is ${performance}, the empty page's ${emptyPerformance}`]
}
