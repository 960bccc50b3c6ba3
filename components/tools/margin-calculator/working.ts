import type { WorkingContent } from '@/components/results/working'
import type { Goods, Margin } from '@/lib/finance/margin'
import { grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

export function marginWorking(goods: Goods, result: Margin): WorkingContent {
  const { list, ratePercent, fixed } = goods
  const [listPrice, pays, net, gst, cost, profit] = [
    result.listPaise,
    result.paysPaise,
    result.netPaise,
    result.gstPaise,
    result.costPaise,
    result.profitPaise,
  ].map(rupeesFromPaise)
  const discounted = `${[listPrice, ...factorsOf(goods)].join(' × ')} = ${goods.gst === 'inside' ? pays : net}`
  return {
    formula: t('Margin = profit ÷ price before GST, mark-up = profit ÷ cost before GST'),
    steps: {
      [t('Price that is needed before GST')]: !('mrp' in list) && neededPrice(list, result),
      [t('After the discounts')]: goods.discounts.some((percent) => percent > 0) && discounted,
      [t('Price before GST')]: goods.gst === 'inside' && `${pays} ÷ (1 + ${ratePercent} ÷ 100) = ${net}`,
      GST: goods.gst === 'inside' ? `${pays} − ${net} = ${gst}` : `${net} × ${ratePercent} ÷ 100 = ${gst}`,
      [t('Cost before GST')]:
        goods.costGst === 'inside' && `${rupees(goods.cost, 2)} ÷ (1 + ${ratePercent} ÷ 100) = ${cost}`,
      [t('Profit')]: `${net} − ${cost} = ${profit}`,
      [t('Margin')]: `${profit} ÷ ${net} × 100 = ${grouped(result.marginPercent)}%`,
      [t('Mark-up')]: `${profit} ÷ ${cost} × 100 = ${grouped(result.markupPercent)}%`,
      [t('Pieces that cover the fixed costs')]:
        result.pieces !== null &&
        t('{0} ÷ {1}, rounded up = {2}', rupees(fixed, 2), profit!, grouped(result.pieces)),
    },
  }
}

const factorsOf = ({ discounts }: Goods) =>
  discounts.filter((percent) => percent > 0).map((percent) => `(1 − ${percent} ÷ 100)`)

/** The least price before GST that leaves the wanted part; rounding up may leave a little more in the end. */
function neededPrice(
  { wantedAs, wantedPercent }: Exclude<Goods['list'], { mrp: number }>,
  { costPaise }: Margin,
): string {
  const cost = rupeesFromPaise(costPaise)
  return wantedAs === 'margin'
    ? `${cost} ÷ (1 − ${wantedPercent} ÷ 100) = ₹${grouped(costPaise / (100 - wantedPercent), 4)}`
    : `${cost} × (1 + ${wantedPercent} ÷ 100) = ₹${grouped((costPaise * (100 + wantedPercent)) / 1e4, 4)}`
}
