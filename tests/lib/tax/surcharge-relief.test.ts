import fc from 'fast-check'
import { type AgeGroup, incomeTaxLaw, type Regime } from '@/lib/rules/income-tax/tax-law'
import { ruleOn } from '@/lib/rules/rule'
import { incomeTax } from '@/lib/tax/slab-tax'
import { NO_SPECIAL_INCOME, type SpecialIncome } from '@/lib/tax/special-tax'

const law = ruleOn(incomeTaxLaw, '2026-04-01').value

interface Mix {
  regime: Regime
  age: AgeGroup
  otherIncome: number
  special: SpecialIncome
}
const mixOf = (regime: Regime, otherIncome: number, special: Partial<SpecialIncome>): Mix => ({
  regime,
  age: 'below60',
  otherIncome,
  special: { ...NO_SPECIAL_INCOME, ...special },
})
const taxOf = (mix: Mix) => incomeTax(law, { salary: 0, deductions: 0, ...mix })

/*
 * A second method, from the wording of the Finance Act, First Schedule, Part III, paragraph A (old regime;
 * section 202(2) of the new act for the other), in whole rupees that are multiples of ten, so that no
 * rounding of income takes part:
 * 1. a total income "including" gains above 50 lakh bears 10 %, above 1 crore 15 %; one "excluding" gains
 *    above 2 crore 25 %,
 *    above 5 crore 37 % (old regime alone); on the tax of gains at most 15 %;
 * 2. "the total amount payable as income-tax and surcharge on such income shall not exceed the total amount payable as
 *    income-tax and surcharge on a total income of" the threshold "by more than the amount of income that
 *    exceeds" it. Above 20 lakh, where no rebate is left. The act is silent on what a mixed income of the
 *    threshold consists of: here as in lib, income at slab rates is less first.
 */
const NEW = [
  [4_00_000, 5],
  [8_00_000, 10],
  [12_00_000, 15],
  [16_00_000, 20],
  [20_00_000, 25],
  [24_00_000, 30],
] as const
const nilOf = { below60: 2_50_000, senior: 3_00_000, superSenior: 5_00_000 }

/** Rates on what lies above each step: the difference to the rate below it is added there. */
function slabTax({ regime, age }: Mix, income: number) {
  const rates =
    regime === 'new'
      ? NEW
      : ([...(age === 'superSenior' ? [] : [[nilOf[age], 5]]), [5_00_000, 20], [10_00_000, 30]] as const)
  return rates.reduce(
    (tax, [above, rate], place) =>
      tax + (Math.max(0, income - above!) * (rate! - (place ? rates[place - 1]![1]! : 0))) / 100,
    0,
  )
}

function parts(mix: Mix) {
  const { otherIncome, special } = mix
  let nil = Math.max(0, (mix.regime === 'new' ? 4_00_000 : nilOf[mix.age]) - otherIncome)
  const afterNil = (gain: number) => {
    const used = Math.min(nil, gain)
    nil -= used
    return gain - used
  }
  const onGains =
    afterNil(special.short20) * 0.2 +
    afterNil(special.long125) * 0.125 +
    Math.max(0, afterNil(special.equityLong) - 1_25_000) * 0.125
  const ordinary = otherIncome + special.lottery + special.crypto
  return {
    onRest: slabTax(mix, otherIncome) + (special.lottery + special.crypto) * 0.3,
    onGains,
    ordinary,
    total: ordinary + special.short20 + special.long125 + special.equityLong,
  }
}

function threshold(mix: Mix) {
  const { ordinary, total } = parts(mix)
  if (mix.regime === 'old' && ordinary > 5_00_00_000) return [5_00_00_000, 37] as const
  if (ordinary > 2_00_00_000) return [2_00_00_000, 25] as const
  if (total > 1_00_00_000) return [1_00_00_000, 15] as const
  return total > 50_00_000 ? ([50_00_000, 10] as const) : ([0, 0] as const)
}

function withSurcharge(mix: Mix) {
  const { onRest, onGains } = parts(mix)
  const [, percent] = threshold(mix)
  return onRest * (1 + percent / 100) + onGains * (1 + Math.min(15, percent) / 100)
}

function reducedTo(mix: Mix, total: number): Mix {
  let beyond = parts(mix).total - total
  const less = (amount: number) => {
    const part = Math.min(amount, beyond)
    beyond -= part
    return amount - part
  }
  const otherIncome = less(mix.otherIncome)
  const { lottery, crypto, short20, long125, equityLong } = mix.special
  return {
    ...mix,
    otherIncome,
    special: {
      lottery: less(lottery),
      crypto: less(crypto),
      short20: less(short20),
      long125: less(long125),
      equityLong: less(equityLong),
    },
  }
}

function byStatute(mix: Mix) {
  const [above, percent] = threshold(mix)
  if (percent === 0) return withSurcharge(mix)
  return Math.min(withSurcharge(mix), withSurcharge(reducedTo(mix, above)) + parts(mix).total - above)
}

describe('marginal relief of the surcharge beside income at special rates', () => {
  it.each<[string, Mix, number]>([
    [
      'new regime, 2,00,01,000 and a gain of 1,000: on 2,00,00,000 (1,99,99,000 of it at slab rates) 55,79,700 + 200, 15% of it, and 2,000',
      mixOf('new', 2_00_01_000, { short20: 1_000 }),
      // 3,00,000 + 1,75,99,000 × 30% = 55,79,700; (55,79,700 + 200) × 1.15 + 2,000 = 64,18,885; × 1.04 = 66,75,640.40
      66_75_640,
    ],
    [
      'old regime, 5,00,01,000 and long-term equity of 1,000: on 5,00,00,000 (4,99,99,000 at slab rates), 25%, and 2,000',
      mixOf('old', 5_00_01_000, { equityLong: 1_000 }),
      // 1,12,500 + 4,89,99,000 × 30% = 1,48,12,200; × 1.25 + 2,000 = 1,85,17,250; × 1.04 = 1,92,57,940
      1_92_57_940,
    ],
    [
      'a gain of 50 lakh: as the department’s ITR-2 has it, none at 5,00,01,000, for 5,50,01,000 is far above five crore',
      mixOf('old', 5_00_01_000, { short20: 50_00_000 }),
      // CAclubindia, forum thread 600785: tax 1,58,12,800, surcharge 56,30,736; × 1.04 = 2,23,01,277
      2_23_01_280,
    ],
    [
      'the same at 5,00,00,000, without 37%: 1,58,12,500 and 38,53,125 (the same thread)',
      mixOf('old', 5_00_00_000, { short20: 50_00_000 }),
      2_04_52_250,
    ],
  ])('%s', (_, mix, totalTax) => {
    expect(taxOf(mix).totalTax).toBe(totalTax)
  })

  it.each<[Regime, number, Partial<SpecialIncome>, number]>([
    ['new', 2_00_00_004, { long125: 1_004 }, 15],
    ['new', 2_00_00_005, { long125: 1_000 }, 25],
    ['old', 5_00_00_000, { short20: 1_008 }, 25],
    ['old', 5_00_00_010, { short20: 1_008 }, 37],
  ])(
    '%s regime, %d and %j: rounding the total adds nothing to income without gains, the surcharge is %d%%',
    (regime, otherIncome, special, percent) => {
      expect(taxOf(mixOf(regime, otherIncome, special)).surchargePercent).toBe(percent)
    },
  )

  const tens = (max: number) => fc.integer({ min: 0, max: max / 10 }).map((ten) => ten * 10)
  const near = fc
    .tuple(fc.constantFrom(50_00_000, 1_00_00_000, 2_00_00_000, 5_00_00_000), tens(20_00_000))
    .map(([above, more]) => above + more - 5_00_000)
  const small = fc.oneof(fc.constant(0), tens(10_000), tens(10_00_000), tens(3_00_00_000))
  const mixes: fc.Arbitrary<Mix> = fc.record({
    regime: fc.constantFrom<Regime>('new', 'old'),
    age: fc.constantFrom<AgeGroup>('below60', 'senior', 'superSenior'),
    otherIncome: fc.oneof(near, small),
    special: fc.record({ lottery: small, crypto: small, short20: small, long125: small, equityLong: small }),
  })

  it('is what the wording of the act gives, for any mix of incomes', () => {
    fc.assert(
      fc.property(mixes, (mix) => {
        const { tax, surcharge, totalIncome } = taxOf(mix)
        fc.pre(totalIncome > 20_00_000)
        expect(tax + surcharge).toBeCloseTo(byStatute(mix), 1)
      }),
      { numRuns: 5_000 },
    )
  })
})
