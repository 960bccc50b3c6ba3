import { ruleOn } from '@/lib/rules/rule'
import { percent, percents, rowBefore, shortRupees } from '@/content/figures/wording'
import { addDays } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { listInWords } from '@/lib/format/list-in-words'
import { rupees } from '@/lib/format/numbers'
import { gstOnBidis, gstOnTobacco, gstRates } from '@/lib/rules/gst/gst-rates'
import { inForce } from '@/lib/rules/in-force'
import { gstInPaise, headPaise } from '@/lib/tax/gst/gst-paise'

/** The examples: a price and a value in rupees, and two rates. */
const PRICE = 1_000
const VALUE = 10_000
const OLD_VALUE = 15_000
const RATE = 18
const LOW_RATE = 5
/** The day of the change of which the words tell. */
const TWO_RATES_ENDED = '2025-09-22'

const sums = (amount: number, type: 'inclusive' | 'exclusive' | 'tax', ratePercent = RATE) =>
  gstInPaise({ amount, ratePercent, type }, 'same')

/** What the words of the GST calculator name. */
export const gstCalculatorFigures = () => ({ ...ofRates(), ...ofExamples() })

/** The rates of single goods in the last row that has any: a row of slabs alone leaves them as they were. */
const namedRates = (until: string) =>
  gstRates.values
    .filter(({ from }) => from <= until)
    .map(({ value }) => value.filter(({ on }) => on))
    .findLast((rates) => rates.length > 0)!

function ofRates() {
  const now = inForce(gstRates)
  const [stones, diamonds, gold] = namedRates(now.from)
  const after = ruleOn(gstRates, TWO_RATES_ENDED)
  const stayed = after.value.map((one) => one.percent)
  const old = rowBefore(gstRates.values, after)
    .value.map((one) => one.percent)
    .filter((rate) => !stayed.includes(rate))
  const [oldLow, oldHigh] = old
  const main = now.value.filter(({ on }) => !on).map((one) => one.percent)
  const tobacco = inForce(gstOnTobacco)
  const oldTotal = sums(OLD_VALUE, 'exclusive', oldHigh!)
  return {
    ratesSince: dayInWords(now.from),
    mainRates: listInWords(main.map(percent)),
    rates: percents(main),
    oldRates: percents(old),
    gold: percent(gold!.percent),
    diamonds: percent(diamonds!.percent),
    stones: percent(stones!.percent),
    oldLow: percent(oldLow!),
    oldHigh: percent(oldHigh!),
    oldUntil: dayInWords(addDays(after.from, -1)),
    tobaccoBefore: percent(rowBefore(gstOnTobacco.values, tobacco).value),
    tobaccoUntil: dayInWords(addDays(tobacco.from, -1)),
    tobaccoSince: dayInWords(tobacco.from),
    bidis: percent(inForce(gstOnBidis).value),
    tobacco: percent(tobacco.value),
    oldValue: rupees(OLD_VALUE),
    oldTotal: shortRupees(oldTotal.totalPaise),
  }
}

function ofExamples() {
  const inside = sums(PRICE, 'inclusive')
  const onTop = sums(PRICE, 'exclusive')
  const sale = sums(VALUE, 'exclusive')
  return {
    rate: percent(RATE),
    halfRate: percent(RATE / 2),
    lowRate: percent(LOW_RATE),
    price: rupees(PRICE),
    net: shortRupees(inside.netPaise),
    gst: shortRupees(inside.gstPaise),
    half: shortRupees(headPaise(inside, 'same')),
    lowGst: shortRupees(sums(PRICE, 'inclusive', LOW_RATE).gstPaise),
    onTop: shortRupees(onTop.gstPaise),
    onTopHalf: shortRupees(headPaise(onTop, 'same')),
    onTopTotal: shortRupees(onTop.totalPaise),
    value: rupees(VALUE),
    saleHalf: shortRupees(headPaise(sale, 'same')),
    saleGst: shortRupees(sale.gstPaise),
  }
}
