import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languageBase, pathInEnglish } from '../../languages.mjs'
import { siteFiles } from '../site-files.mjs'

/**
 * `budgets.json`: what a first visit of each kind of page may load (measured in a browser: e2e/every-page.spec.ts and
 * `npm run bench weight`), and how large the largest file of a folder may be (measured after each build).
 */

/** @returns the kind whose routes name `route`, exactly or by a closing `*`; throws when none does. */
export function kindOf(route, kinds) {
  const path = pathInEnglish(route)
  const names = (pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  const kind = kinds.find(({ routes }) => routes.some(names))
  if (!kind) throw new Error(`budgets.json names no kind for ${route}`)
  return kind
}

/**
 * @param {string} route
 * @param {import('../../../bench/first-visit.mjs').Visit} visit a first visit of it
 * @param {object} budgets of `budgets.json`
 * @returns {string[]} a line for each limit of its kind that it exceeds, in its language; its script is also
 * held next to that of an
 *   empty page of the same Next, `emptyPage` of `budgets.json`
 */
export function budgetFaults(route, visit, { kinds, moreHtmlTranslated, emptyPage }) {
  const { limits, ratioToEmptyPage } = kindOf(route, kinds)
  const translated = moreHtmlTranslated[pathInEnglish(route)] ?? moreHtmlTranslated.page
  const htmlAndStyle = limits.htmlAndStyle + (languageBase(route) ? translated : 0)
  const measured = { ...visit, ratio: ratioOf(visit.script, emptyPage.script) }
  return overruns(route, measured, { ...limits, htmlAndStyle, ratio: ratioToEmptyPage })
}

/** To three decimals upwards, so that a page over the limit never reads as if it kept it. */
export const ratioOf = (script, emptyScript) => Math.ceil((script / emptyScript) * 1000 - 1e-9) / 1000

/** @returns {string[]} a line for each limit that is exceeded, with the place and by how much. */
export function overruns(place, measured, limits) {
  return Object.entries(limits)
    .filter(([measure, limit]) => !(measured[measure] <= limit))
    .map(([measure, limit]) => {
      const actual = measured[measure]
      return `${place}: ${measure} is ${actual}, may be ${limit} (+${actual - limit})`
    })
}

/**
 * The first rule that holds a file is its rule, so a folder's subfolder may have one of its own before it.
 *
 * @param {{ under: string, worstGzip: number }[]} rules
 * @returns {{ lines: string[], overruns: string[] }}
 */
export function checkFolders(dir, rules) {
  const files = siteFiles(dir).filter((file) => !/\.(br|gz)$/.test(file))
  const ruleOf = (file) => rules.find(({ under }) => `/${file}`.startsWith(under))
  const worst = rules.flatMap((rule) => {
    const own = files.filter((file) => ruleOf(file) === rule)
    return own.length ? [{ rule, count: own.length, ...largest(dir, own) }] : []
  })
  return {
    lines: worst.map(
      ({ rule, count, file, worstGzip }) =>
        `${rule.under} (${count}): worst gzip ${worstGzip} of ${rule.worstGzip}, /${file}`,
    ),
    overruns: worst.flatMap(({ rule, file, worstGzip }) =>
      overruns(`/${file}`, { worstGzip }, { worstGzip: rule.worstGzip }),
    ),
  }
}

function largest(dir, files) {
  const sizes = files.map((file) => ({
    file,
    worstGzip: gzipSync(readFileSync(join(dir, file)), { level: 9 }).length,
  }))
  return sizes.reduce((a, b) => (b.worstGzip > a.worstGzip ? b : a))
}
