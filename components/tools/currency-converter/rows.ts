import type { ResultRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import { dayInWords } from '@/lib/format/days'
import { t } from '@/lib/language/words'
import type { ConversionAnswer } from '@/lib/money/conversion-answer'
import type { ChargedExchange } from '@/lib/money/exchange-charges'

/** What a card calls a mark-up, a bank calls its margin; who sells gets money, all others pay. */
export const chargeWords = (charged: ChargedExchange | null) => ({
  markup: t(charged?.exchange === 'card' ? 'Mark-up' : 'Margin'),
  total: t(charged?.exchange === 'sell' ? 'You get' : 'You pay'),
})

function conversionWords({ charged, table }: ConversionAnswer): WordsOf<ConversionAnswer> {
  const words = chargeWords(charged)
  return {
    result: table.on === null ? t('At the latest rate') : t('At the rate of {0}', dayInWords(table.on)),
    rate: t('Rate'),
    inverseRate: t('Inverse'),
    markupAmount: `${words.markup}, ${charged?.markupPercent}%`,
    exchangeGst: `GST, ${charged?.gstPercent}%`,
    inTheEnd: words.total,
    effectiveRate: t('Final rate'),
  }
}

/** The converted amount, the rate in both directions, and what a card or bank adds. */
export const conversionRows = (answer: ConversionAnswer): ResultRows =>
  wordedRows(answer, conversionWords(answer))
