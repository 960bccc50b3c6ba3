import { figure, worded } from '@/lib/answers/figure'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { conversionOf } from '@/lib/money/conversion'
import { converterInputs } from '@/lib/money/converter-inputs'
import { chargedOf } from '@/lib/money/exchange-charges'
import { moneyText, rateText } from '@/lib/money/money-text'
import type { RateTable } from '@/lib/money/rate-table'

export type ConversionAnswer = NonNullable<ReturnType<typeof conversionAnswer>>

/** The amount converted by a table of rates, whoever fetched it, with what a card or bank adds. Null without a rate. */
export function conversionAnswer(read: ReadValues<typeof converterInputs>, table: RateTable | null) {
  const asked = read('amount', 'from', 'to')
  const conversion = asked && table && conversionOf(asked, table)
  if (!conversion) return null
  const { from, to, rate, result } = conversion
  const terms = read('charge', 'markup')
  const charged = terms && chargedOf(conversion, terms.charge, terms.markup)
  // The minimum tax can be more than the bank would pay.
  const paid = charged && charged.total > 0 ? charged : null
  return {
    conversion,
    table,
    charged,
    primary: ['result'],
    figures: {
      result: worded(result, moneyText(result, to)),
      rate: worded(rate, rateText(rate, from, to)),
      inverseRate: worded(1 / rate, rateText(1 / rate, to, from)),
      markupAmount: paid && figure('rupeesAndPaise', paid.markup),
      exchangeGst: paid && figure('rupeesAndPaise', paid.gst),
      inTheEnd: paid && figure('rupeesAndPaise', paid.total),
      effectiveRate: paid && worded(paid.effectiveRate, rateText(paid.effectiveRate, paid.foreign, 'INR')),
    },
  }
}

export const converterTool = {
  slug: 'currency-converter',
  inputs: converterInputs,
  answer: conversionAnswer,
} as const
