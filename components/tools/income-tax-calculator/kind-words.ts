import type { WordsOf } from '@/components/results/worded-rows'
import { dayInWords } from '@/lib/format/days'
import type { KindResults } from '@/lib/tax/income-kinds/kind-results'
import type { PresumedProfit } from '@/lib/tax/income-kinds/presumptive'
import { t } from '@/lib/language/words'

/** The words of what a pension or a presumed profit has next to the tax. */
export const kindWords = ({ profit, due, left, declared }: KindResults): WordsOf<KindResults> => ({
  advanceTaxDue: { label: due && profit ? advanceTaxLabel(due.last, profit) : '', short: t('Advance tax') },
  presumptiveIncome: { label: profit ? profitLabel(profit) : '', short: t('Profit taxed') },
  taxAfterTds: profit
    ? t('Tax after TDS')
    : left < 0
      ? { label: t('Refund with the return'), short: t('Refund') }
      : { label: t('Due with the return'), short: t('Due') },
  mayDeclare: declared
    ? {
        label: t('May you give Form {0}, so that the bank deducts nothing?', declared.form),
        text: declared.mayDeclare ? t('Yes') : t('No'),
        short: t('Form {0}', declared.form),
      }
    : '',
  bankTds: { label: t('The bank’s TDS without it, all deposits at one bank'), short: t('Bank’s TDS') },
})

const advanceTaxLabel = (last: string, { kind }: PresumedProfit) =>
  t(
    kind === 'vehicles'
      ? 'Advance tax in four instalments, the last by {0}'
      : 'Advance tax in one instalment by {0}',
    dayInWords(last),
  )

const profitLabel = ({ section, presumed, income }: PresumedProfit) =>
  income > presumed
    ? t('Profit as declared (section {0})', section)
    : t('Presumed profit (section {0})', section)
