const mostMoved = 0.1
const mostLost = 0.03
const percent = (share) => `${(share * 100).toFixed(1)} %`
const isRate = (value) => typeof value === 'number' && Number.isFinite(value) && value > 0

/**
 * Why newer rates are not taken: an older day, a currency that vanished, a rate that moved more than 10 %.
 * `allowed` names the currencies whose move an operator has looked at.
 *
 * @param {{ date: string, rates: Record<string, number> }} before units of each currency, in small letters,
 * for a dollar
 * @returns {string[]}
 */
export function rateProblems(before, after, codes, allowed = []) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(after.date)) return [`"${after.date}" is not a date`]
  if (after.date < before.date) return [`its rates are of ${after.date}, ours of ${before.date}`]
  return codes.flatMap((code) => {
    const [was, is] = [before.rates[code.toLowerCase()], after.rates?.[code.toLowerCase()]]
    if (!isRate(is)) return [`${code} has vanished`]
    const moved = Math.abs(is / was - 1)
    if (moved <= mostMoved || allowed.includes(code)) return []
    return [`${code} moved by ${percent(moved)}, from ${was} to ${is} for a dollar`]
  })
}

/** Why a newer list is not taken: it lacks 3 % or more of what ours has. @returns {string[]} */
export function lossProblems(before, after) {
  const known = new Set(after)
  const ours = new Set(before)
  const lost = [...ours].filter((entry) => !known.has(entry))
  if (lost.length / ours.size < mostLost) return []
  return [
    `it lacks ${lost.length.toLocaleString('en-IN')} of our ${ours.size.toLocaleString('en-IN')} entries (${percent(lost.length / ours.size)}), such as ${lost.slice(0, 3).join('; ')}`,
  ]
}
