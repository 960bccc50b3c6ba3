import type { RowAcross } from '@/components/results/result-comparison'
import { type ResultRow, type ResultRows, shownRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import type { EmiAnswer } from '@/lib/finance/emi-answer'
import { t } from '@/lib/language/words'

const emiWords = (): WordsOf<EmiAnswer> => ({
  emi: t('Monthly EMI'),
  interestSaved: t('Interest saved'),
  monthsSaved: t('Time saved'),
  emiAfter: t('EMI after the first prepayment'),
  totalInterest: t('Total interest'),
  interestWithPrepayments: t('Total interest'),
  totalPayment: t('Total payment'),
  paymentWithPrepayments: t('Total payment'),
  tenure: t('Tenure'),
  tenureWithPrepayments: t('Tenure'),
  firstYearInterest: t('Interest in the first year'),
})

/** With prepayments these are compared, each with the one after it. */
const COMPARED: readonly string[] = [
  ...['totalInterest', 'interestWithPrepayments'],
  ...['totalPayment', 'paymentWithPrepayments'],
  ...['tenure', 'tenureWithPrepayments'],
]
const isCompared = ({ name }: ResultRow) => COMPARED.includes(name)

const rowsOf = (answer: EmiAnswer) => shownRows(wordedRows(answer, emiWords()))

/** The results of the loan. With prepayments, interest and payment are compared instead (see `prepaymentRows`). */
export const emiRows = (answer: EmiAnswer): ResultRows =>
  rowsOf(answer).filter((row) => !answer.prepaid || !isCompared(row))

export const prepaidColumns = () => [t('Without'), t('With prepayments')]

/** All results, in the order of the page; those that are compared have the heading of their column after the label. */
export const allEmiRows = (answer: EmiAnswer): ResultRows => [
  ...emiRows(answer),
  ...(answer.prepaid ? prepaymentRows(answer) : []).flatMap((rows) =>
    rows.map((row, column) => ({
      ...row,
      label: `${row.label}, ${prepaidColumns()[column]!.toLowerCase()}`,
    })),
  ),
]

/** Interest, payment and tenure, each without and with prepayments. */
export function prepaymentRows(answer: EmiAnswer): RowAcross[] {
  const rows = rowsOf(answer).filter(isCompared)
  return [rows.slice(0, 2), rows.slice(2, 4), rows.slice(4)]
}
