import { figure, worded } from '@/lib/answers/figure'
import { type ReadGains, saleFrom } from '@/lib/capital-gains/capital-gains-inputs'
import { type GainSale, unknownSale } from '@/lib/capital-gains/gain-sale'
import { saleGain, type SaleGain } from '@/lib/capital-gains/sale-gain'
import { toPaise } from '@/lib/money/paise'

/** An amount in rupees, to the paisa. */
export const money = (amount: number) => figure('paiseIfAny', toPaise(amount))

/** The one sale of the fields with its gain, or why that is not known; null while a field that counts has a problem. */
export function saleOf(read: ReadGains) {
  const asked = saleFrom(read)
  if (!asked) return null
  const { sale, slabRatePercent } = asked
  const unknown = unknownSale(sale)
  return unknown ? { unknown } : { sale, result: saleGain(sale, slabRatePercent) }
}

const nameOfWay = ({ ratePercent, isIndexed }: SaleGain['way']) =>
  `${ratePercent}% with${isIndexed ? '' : 'out'} index`

/** The results of one sale. */
export function saleFigures({ asset }: GainSale, result: SaleGain) {
  const { term, way, ways, gainWithIndex, indexedCost, indexedImprovement } = result
  const isProperty = asset === 'property'
  const moneyIfAny = (amount: number | false | null | undefined) =>
    typeof amount === 'number' && money(amount)
  const isChoice = isProperty && ways.length > 1
  return {
    primary: ['taxWithCess', 'gain'],
    figures: {
      taxWithCess: money(result.taxWithCess),
      gain: money(way.gain),
      term: worded(term),
      taxableGain: money(result.taxableGain),
      ratePct: figure('percent', way.ratePercent),
      tax: money(result.tax),
      costUsed: asset === 'equity' && money(result.costUsed),
      fullValue: moneyIfAny(isProperty && result.fullValue),
      way: isProperty && term === 'long' && worded(nameOfWay(way)),
      gainWithoutIndex: moneyIfAny(isProperty && result.gainWithoutIndex),
      taxWithoutIndex: moneyIfAny(isChoice && ways[0]!.tax),
      gainWithIndex: moneyIfAny(isProperty && gainWithIndex),
      taxWithIndex: moneyIfAny(isChoice && ways[1]!.tax),
      indexedCost: moneyIfAny(isProperty && indexedCost),
      indexedImprovement: moneyIfAny(isProperty && indexedImprovement),
    },
  }
}
