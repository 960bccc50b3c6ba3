import { percent, percents } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { pageLanguage } from '@/lib/language/page-language'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import { inForce } from '@/lib/rules/in-force'

/** The rate of the example. */
const RATE = 18

/** What the words of the all-in-one calculator name. */
export function allInOneCalculatorFigures() {
  const { from, value } = inForce(gstRates)
  const keys = value.filter(({ on }) => on === undefined).map((rate) => rate.percent)
  const either = new Intl.ListFormat(pageLanguage().lang, { type: 'disjunction' })
  return {
    gst: percent(RATE),
    rates: percents(keys),
    anyRate: `${either.format(keys.map(String))}%`,
    ratesSince: dayInWords(from),
  }
}
