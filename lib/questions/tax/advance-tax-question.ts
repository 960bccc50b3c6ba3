import { ask, fragmentFor } from '@/lib/answers/ask'
import { t } from '@/lib/language/words'
import { answered } from '@/lib/questions/answered'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { amountIn } from '@/lib/questions/savings/years-in-query'
import { controls, inRupees, onDay, plainText } from '@/lib/questions/tool-question'
import { type AdvanceTaxAnswer, advanceTaxTool } from '@/lib/tax/advance-tax-answer'
import { currentTaxYear } from '@/lib/rules/years'
import { plainTaxTool } from '@/lib/tax/income-tax-answer'
import { understood } from '@/lib/questions/query/understood'

const LABELS = {
  tds: [/tds|tcs/, 'amount'],
  income: [/(?:total )?income|earnings?|profit/, 'amount'],
  tax: [/tax(?: liability| due)?|liability/, 'amount'],
} as const

/** Tax on an income that is no salary, by the newest law in the new regime. */
function taxOnIncome(income: number): number | undefined {
  const set = controls({ rules: currentTaxYear(), income, regime: 'new', source: 'other' })
  return ask(plainTaxTool, fragmentFor(set)).answer?.figures.totalTax.value
}

/**
 * 'advance tax 2 lakh', 'advance tax income 20 lakh tds 50000': the next instalment, or what is due with the return.
 */
export const advanceTaxQuestion = understood(
  'advance tax tds tcs income total earning earnings profit liability due payable pay next emi year years p',
  (query, today) => {
    const text = query.text.replace(/advance tax/, (words) => ' '.repeat(words.length))
    const { byLabel, others } = labelledNumbers({ ...query, text }, LABELS)
    const tax = byLabel.tax ?? (byLabel.income === undefined ? amountIn(others) : taxOnIncome(byLabel.income))
    if (tax === undefined) return null
    const set = controls({ taxOnReturnedIncome: tax, tdsAndTcs: byLabel.tds, totalIncome: byLabel.income })
    const termsOf = ({ next }: AdvanceTaxAnswer) => [
      plainText(t('tax of the year')),
      inRupees(tax),
      ...(byLabel.tds === undefined ? [] : [plainText('TDS'), inRupees(byLabel.tds)]),
      ...(next ? [onDay(next.dueOn)] : []),
    ]
    return answered(advanceTaxTool, set, ['nextInstalment', 'payable'], termsOf, { today })
  },
)
