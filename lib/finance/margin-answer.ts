import { figure, worded } from '@/lib/answers/figure'
import { goodsFrom, margin, marginInputs } from '@/lib/finance/margin'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type MarginAnswer = NonNullable<ReturnType<typeof marginAnswer>>

/** The margin of a piece, or the price that leaves it. */
export function marginAnswer(read: ReadValues<typeof marginInputs>) {
  const goods = goodsFrom(read)
  const reckoned = goods && margin(goods)
  if (!goods || !reckoned?.ok) return null
  const result = reckoned.value
  const { pieces } = result
  return {
    goods,
    result,
    primary: 'mrp' in goods.list ? ['margin', 'markup'] : ['pays', 'listPrice'],
    figures: {
      margin: figure('percent', result.marginPercent),
      markup: figure('percent', result.markupPercent),
      pays: figure('paise', result.paysPaise),
      listPrice: figure('paise', result.listPaise),
      profit: figure('paise', result.profitPaise),
      netPrice: figure('paise', result.netPaise),
      gstAmount: figure('paise', result.gstPaise),
      netCost: figure('paise', result.costPaise),
      offInAll: figure('percent', result.offPercent),
      breakEven: pieces === null ? worded('', '—') : figure('number', pieces),
    },
  }
}

export const marginTool = { slug: 'margin-calculator', inputs: marginInputs, answer: marginAnswer } as const
