import { figure, worded } from '@/lib/answers/figure'
import { startOfTaxYear } from '@/lib/rules/years'
import { advanceTaxOn } from '@/lib/tax/advance-tax-on'
import { hasOwnFields, isPresumed, type ReadTaxInputs, taxOf, type TaxQuestion } from '@/lib/tax/income-tax'
import { bankTds, declaration, type Interest } from '@/lib/tax/income-kinds/no-tax-declaration'
import { presumedOf } from '@/lib/tax/income-kinds/presumed-kind'
import type { PresumedProfit } from '@/lib/tax/income-kinds/presumptive'

export type KindResults = ReturnType<typeof kindResults>

const money = (value: number) => figure('rupees', value)

/**
 * The results of a pension, its interest and a presumed profit next to the tax: none of other income, or
 * while the TDS has a problem.
 */
export function kindResults(read: ReadTaxInputs, question: TaxQuestion) {
  const given = hasOwnFields(question.kind) && read('tdsDeducted')
  if (!given) return resultsOf(question, 0, { profit: null, deposits: null })
  return resultsOf(
    question,
    given.tdsDeducted,
    isPresumed(question.kind)
      ? { profit: profitOf(read), deposits: null }
      : { profit: null, deposits: depositsOf(read) },
  )
}

interface Known {
  profit: PresumedProfit | null
  deposits: Interest | null
}

function resultsOf(question: TaxQuestion, tds: number, { profit, deposits }: Known) {
  const left = taxOf(question).totalTax - tds
  const due = profit && advanceTaxOn(startOfTaxYear(question.rules), left)
  const declared = deposits && declaration(question, deposits)
  return {
    profit,
    deposits,
    due,
    left,
    declared,
    figures: {
      advanceTaxDue: due && money(due.amount),
      presumptiveIncome: profit && money(profit.income),
      taxAfterTds: tds > 0 && money(left),
      mayDeclare: declared && worded(`${declared.mayDeclare}`),
      bankTds: deposits && money(bankTds(question, deposits.term)),
    },
  }
}

function profitOf(read: ReadTaxInputs): PresumedProfit | null {
  const presumed = presumedOf(read)
  return presumed?.reason === null ? presumed : null
}

/** The interest of a pensioner; null where none is of deposits. */
function depositsOf(read: ReadTaxInputs): Interest | null {
  const given = read('termInterest', 'savingsInterest')
  return given && given.termInterest > 0 ? { term: given.termInterest, savings: given.savingsInterest } : null
}
