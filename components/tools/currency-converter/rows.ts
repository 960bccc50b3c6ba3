import { type ResultRow, textRow } from '@/components/results/result-row'
import { dayInWords } from '@/lib/format/days'
import type { Conversion } from '@/lib/money/conversion'
import { moneyText, rateText } from '@/lib/money/money-text'
import type { RateTable } from '@/lib/money/rate-table'
import { t } from '@/lib/language/words'

/** The converted amount, and the rate in both directions. */
export function conversionRows({ from, to, rate, result }: Conversion, { on }: RateTable): ResultRow[] {
  const label = on === null ? t('At the latest rate') : t('At the rate of {0}', dayInWords(on))
  return [
    textRow('result', label, result, moneyText(result, to), { primary: true }),
    textRow('rate', t('Rate'), rate, rateText(rate, from, to)),
    textRow('inverseRate', t('Inverse'), 1 / rate, rateText(1 / rate, to, from)),
  ]
}
