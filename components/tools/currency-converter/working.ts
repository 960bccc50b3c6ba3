import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { grouped } from '@/lib/format/numbers'
import type { Conversion } from '@/lib/money/conversion'
import { moneyText, rateDigits } from '@/lib/money/money-text'
import type { RateTable } from '@/lib/money/rate-table'
import { t } from '@/lib/language/words'

/** From the rates as the table has them, over its base, to the rate of the pair. */
function rateSteps({ from, to, rate }: Conversion, { base, rates }: RateTable): WorkingSteps {
  if (from === base || from === to) return {}
  const known = [from, to].filter((code) => code !== base)
  const given = known.map((code) => `${rateDigits(rates[code]!)} ${code}`).join(', ')
  return {
    [t('One {0} in the table', base)]: given,
    [t('One {0} in {1}', from, to)]:
      `${to === base ? 1 : rateDigits(rates[to]!)} ÷ ${rateDigits(rates[from]!)} = ${rateDigits(rate)}`,
  }
}

/** @param more charges on top of the mid-market rate, step by step */
export function converterWorking(
  conversion: Conversion,
  table: RateTable,
  more: WorkingSteps,
): WorkingContent {
  const { amount, rate, result, to } = conversion
  return {
    formula: t('Result = amount × rate'),
    steps: {
      ...rateSteps(conversion, table),
      [t('Result')]: `${grouped(amount, 9)} × ${rateDigits(rate)} = ${moneyText(result, to)}`,
      ...more,
    },
  }
}
