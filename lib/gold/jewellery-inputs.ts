import { inForce } from '@/lib/rules/in-force'
import { choice } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { optional } from '@/lib/inputs/optional'
import { amount, number, percent } from '@/lib/inputs/quantities'
import { hallmarkCharge } from '@/lib/rules/gst/jewellery-gst'

/** The parts of gold in a thousand, by which the grades of IS 1417 are named: 916 is 22 carat. */
const purities = ['999', '995', '958', '916', '833', '750', '585', '375'] as const
export type Purity = (typeof purities)[number]

/** The first day on which the tax of each kind of bill is known. */
export const FIRST_BILL_DAY = '2019-10-01'

const MOST_GRAMS = 1_00_000
const grams = (initial: number, aboveMin: boolean) =>
  number({
    initial,
    min: 0,
    max: MOST_GRAMS,
    aboveMin,
    unit: 'g',
    example: '10',
    units: [[process.env.TYPED_GRAMS, 1]],
  })

export const jewelleryInputs = {
  kind: choice(['sale', 'jobWork', 'ownGold'], 'sale'),
  weight: grams(10, true),
  weightIn: choice(['grams', 'tola'], 'grams'),
  stoneWeight: grams(0, false),
  purity: choice(purities, '916'),
  rate: amount({ initial: 12_000 }),
  rateFor: choice(['own', 'pure'], 'own'),
  makingBy: choice(['percent', 'gram', 'flat'], 'percent'),
  makingPct: percent({ initial: 10, min: 0 }),
  makingPerGram: amount({ initial: 800, min: 0 }),
  makingFlat: amount({ initial: 5_000, min: 0 }),
  makingOff: percent({ initial: 0, min: 0 }),
  wastage: percent({ initial: 0, min: 0 }),
  stones: amount({ initial: 0, min: 0 }),
  hallmark: amount({ initial: inForce(hallmarkCharge).value, min: 0 }),
  articles: number({ initial: 1, min: 1, max: 1_000, whole: true, example: '1' }),
  hallmarkTax: choice(['bill', 'own'], 'bill'),
  oldWeight: grams(0, false),
  oldPurity: choice(purities, '916'),
  oldLoss: percent({ initial: 0, min: 0 }),
  oldRate: optional(amount({ initial: 0 })),
  billed: optional(amount({ initial: 0 })),
  on: day({ from: FIRST_BILL_DAY, to: '2099-12-31' }),
}
