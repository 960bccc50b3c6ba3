import { liveTools, routes } from './built-site'

/**
 * One tool of each kind of screen: sums, sums by dated law, a document, a date, a lookup, a list that is
 * kept, a picture.
 */
const SAMPLE = [
  '/emi-calculator',
  '/income-tax-calculator',
  '/capital-gains-calculator',
  '/love-calculator',
  '/invoice-generator',
  '/daily-panchang-muhurat',
  '/ifsc-code-finder',
  '/weather-forecast',
  '/daily-expense-tracker',
  '/qr-code-generator',
]

/**
 * The addresses of the tools that a test of code common to all of them visits: one of each kind, and every
 * tool each night and for `JANTAR_THOROUGH=1`. What differs from tool to tool has tests of its own.
 */
export const sampledTools: string[] = process.env.JANTAR_THOROUGH
  ? liveTools
  : liveTools.filter((route) => SAMPLE.includes(route))

/** Every English page but the tools that are not sampled. */
export const sampledPages: string[] = routes.filter(
  (route) => !liveTools.includes(route) || sampledTools.includes(route),
)
