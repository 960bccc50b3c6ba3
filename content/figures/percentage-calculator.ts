import { percent, percentTo } from '@/content/figures/wording'
import { percentage, type PercentageMode } from '@/lib/arithmetic/percentage'
import { discounted, priceBefore } from '@/lib/arithmetic/price-cuts'
import { grouped, rupees } from '@/lib/format/numbers'

/** The examples: marks, a salary, prices in rupees with their discounts, and rates in per cent. */
const MARKS = [438, 500] as const
const PAY = [52_000, 65_000] as const
const PRICE = [1_999, 1_299] as const
const PAID = 850
const OFF = 15
const [FIRST_OFF, THEN_OFF] = [30, 10]
const START = 100
const RISE_OR_FALL = 20
const QUARTER_RISE = 25
const HALF_FALL = 50
const RATE = [6, 6.5] as const
const FROM_LOSS = [-200, 100] as const

/** @throws Error for a division by zero, as none of these is */
function sum(mode: PercentageMode, [x, y]: readonly [number, number]): number {
  const { result } = percentage(mode, x, y)
  if (result === null) throw new Error(`${mode} of ${x} and ${y} has no result`)
  return result
}

const whole = (paise: number) => rupees(paise, 2).replace(/\.00$/, '')
/** A change in per cent with the sign of print. */
const change = (pair: readonly [number, number]) =>
  percentTo(2, sum('percentChange', pair)).replace('-', '−').replace('.00', '')
/** The fall, or rise, that undoes a change of so many per cent. */
const undone = (by: number) =>
  percent(Math.abs(sum('percentChange', [START + sum('percentOf', [by, START]), START])))

/** What the words of the percentage calculator name. */
export const percentageCalculatorFigures = () => ({ ...ofChanges(), ...ofDiscounts(), ...ofRiseAndFall() })

function ofChanges() {
  const rateRise = sum('percentChange', RATE)
  return {
    marks: percent(sum('isWhatPercentOf', MARKS)),
    oldPay: rupees(PAY[0]),
    newPay: rupees(PAY[1]),
    raise: rupees(PAY[1] - PAY[0]),
    raisePercent: change(PAY),
    price: rupees(PRICE[0]),
    lowerPrice: rupees(PRICE[1]),
    priceFall: change(PRICE),
    oldRate: percent(RATE[0]),
    newRate: percent(RATE[1]),
    points: grouped(RATE[1] - RATE[0]),
    rateRise: percentTo(2, rateRise),
    rateRiseNumber: grouped(rateRise),
    loss: rupees(-FROM_LOSS[0]),
    profit: rupees(FROM_LOSS[1]),
    fromLoss: change(FROM_LOSS),
  }
}

function ofDiscounts() {
  const [price] = PRICE
  const two = discounted(price, FIRST_OFF, THEN_OFF)
  return {
    paid: rupees(PAID),
    off: percent(OFF),
    before: whole(priceBefore(PAID, OFF, 'takenOff')!),
    wrongBefore: whole(PAID + sum('percentOf', [OFF, PAID])),
    firstOff: percent(FIRST_OFF),
    thenOff: percent(THEN_OFF),
    bothOff: percent(FIRST_OFF + THEN_OFF),
    offTogether: percent(two.offInAllPercent),
    pays: whole(two.pays),
    paysWithBoth: whole(discounted(price, FIRST_OFF + THEN_OFF, 0).pays),
  }
}

function ofRiseAndFall() {
  const risen = START + sum('percentOf', [RISE_OR_FALL, START])
  const fall = sum('percentOf', [RISE_OR_FALL, risen])
  return {
    start: rupees(START),
    riseOrFall: percent(RISE_OR_FALL),
    risen: rupees(risen),
    fall: rupees(fall),
    fallen: rupees(risen - fall),
    quarterRise: percent(QUARTER_RISE),
    quarterUndone: undone(QUARTER_RISE),
    halfFall: percent(HALF_FALL),
    halfUndone: undone(-HALF_FALL),
  }
}
