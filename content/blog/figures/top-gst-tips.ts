import { ruleOn } from '@/lib/rules/rule'
import { gstCalculatorFigures } from '@/content/figures/gst-calculator'
import { buildDay, dayOfYear, inLakhs, percent, rowBefore, shortRupees } from '@/content/figures/wording'
import { t } from '@/content/page-words'
import { yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import { lastCreditNoteDay } from '@/lib/rules/gst/credit-note-days'
import { eInvoiceDeadline, quarterlyReturnsUpTo } from '@/lib/rules/gst/filing'
import { gstOnTobacco, gstRates } from '@/lib/rules/gst/gst-rates'
import { eInvoiceTurnoverAbove, unknownAdvanceRate } from '@/lib/rules/gst/invoice-fields'
import { gstInterest } from '@/lib/rules/gst/late-fees'
import { inForce } from '@/lib/rules/in-force'
import { gstInPaise } from '@/lib/tax/gst/gst-paise'

/** The examples: a price with its tax, so many sales, and tax paid late. */
const PRICE = 1_180
const RATE = 18
const SALES = 1_000
const LATE_TAX = 40_000
const LATE_DAYS = 25

/** The change of which the article tells, and the end of the highest old slab. */
const now = ruleOn(gstRates, '2025-09-22')
const tobacco = ruleOn(gstOnTobacco, '2026-02-01')
const tobaccoBefore = percent(rowBefore(gstOnTobacco.values, tobacco).value)
const main = (rates: typeof now.value) => rates.filter(({ on }) => !on).map((one) => one.percent)
const inUse = (rates: typeof now.value) => `${[0, ...main(rates)].join(', ')}%`
const [lowest, middle, highest] = main(now.value)
const old = main(rowBefore(gstRates.values, now).value).filter((rate) => !main(now.value).includes(rate))

const inside = gstInPaise({ amount: PRICE, ratePercent: RATE, type: 'inclusive' }, 'same')
const wrong = (PRICE * RATE) / 100
const overstated = wrong - inside.gstPaise / 100
const interest = inForce(gstInterest).value

const creditDay = inForce(lastCreditNoteDay).value
/** The bills of the year before this one: their credit is taken in this year at the latest. */
const year = yearOfDay(buildDay())
const { turnoverFrom, days } = inForce(eInvoiceDeadline).value
const { gold, diamonds, stones } = gstCalculatorFigures()

/** The two ways to take tax out of a price. */
const sums = {
  priceNumber: grouped(PRICE),
  divisor: grouped(1 + RATE / 100),
  wrong: rupees(wrong, 2),
  net: shortRupees(inside.netPaise),
  netNumber: grouped(inside.netPaise / 100),
  gst: shortRupees(inside.gstPaise),
}

/** What the words of the article quote; see content/blog/top-gst-tips.mdx. */
export const figures = {
  ratesSince: dayInWords(now.from),
  oldLow: percent(old[0]!),
  oldHigh: percent(old[1]!),
  lowest: percent(lowest!),
  middle: percent(middle!),
  highest: percent(highest!),
  gold,
  diamonds,
  stones,
  price: rupees(PRICE),
  rate: percent(RATE),
  overstated: rupees(overstated, 2),
  overstatedWhole: rupees(overstated * SALES),
  creditDay: dayOfYear(`${year}-${creditDay}`),
  billsOf: yearName(year - 1),
  creditUntil: dayInWords(`${year}-${creditDay}`),
  quarterlyUpTo: inLakhs(inForce(quarterlyReturnsUpTo).value),
  interest: percent(interest),
  lateTax: rupees(LATE_TAX),
  lateTaxNumber: grouped(LATE_TAX),
  lateInterest: rupees((LATE_TAX * interest * LATE_DAYS) / 36_500, 2),
  eInvoiceAbove: inLakhs(inForce(eInvoiceTurnoverAbove).value),
  deadlineSince: dayInWords(inForce(eInvoiceDeadline).from),
  deadlineFrom: inLakhs(turnoverFrom),
  deadlineDays: String(days),
  unknownRate: percent(inForce(unknownAdvanceRate).value),
}

export const tables = {
  inside: [
    t('Wrong:  {0} × {1}   = {2}', sums.priceNumber, figures.rate, sums.wrong),
    t('Right:  {0} ÷ {1}  = {2} value', sums.priceNumber, sums.divisor, sums.net),
    t('        {0} − {1} = {2} tax', sums.priceNumber, sums.netNumber, sums.gst),
  ].join('\n'),
  rates: [
    [
      t('Before {0}', dayInWords(now.from)),
      inUse(rowBefore(gstRates.values, now).value),
      t('A compensation cess on top for some goods'),
    ],
    [dayInWords(now.from), inUse(now.value), t('{0} stayed for tobacco and pan masala only', tobaccoBefore)],
    [
      dayInWords(tobacco.from),
      inUse(now.value),
      t('Those goods left {0}; compensation cess ended', tobaccoBefore),
    ],
  ],
}
