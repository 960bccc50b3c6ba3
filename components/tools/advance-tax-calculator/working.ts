import type { WorkingContent } from '@/components/results/working'
import { dayInWords } from '@/lib/format/days'
import { counted, grouped, rupees } from '@/lib/format/numbers'
import {
  type AdvanceTax,
  type AdvanceTaxCase,
  advanceTaxLawOf,
  type InstalmentResult,
} from '@/lib/tax/advance-tax'
import { t } from '@/lib/language/words'

const hundreds = (amount: number) => grouped(Math.floor(Math.max(0, amount) / 100) * 100)

function instalmentSum(assessedTax: number, each: InstalmentResult): string {
  const { percent, sufficientPercent, interestPercent, paid, interest } = each
  const due = (assessedTax * percent) / 100
  if (interest === 0 && paid < due && sufficientPercent < percent)
    return t('{0} is at least {1}%: no interest', grouped(paid), sufficientPercent)
  return t(
    '({0} × {1}% − {2}) to hundreds: {3} × {4}% = {5}',
    grouped(assessedTax),
    percent,
    grouped(paid),
    hundreds(due - paid),
    interestPercent,
    rupees(interest),
  )
}

const monthly = (principal: number, months: number) =>
  `${hundreds(principal)} × 1% × ${counted(months, 'month')}`

export function advanceTaxWorking(taxCase: AdvanceTaxCase, result: AdvanceTax): WorkingContent {
  const { assessedTax, paid, coming, paidLater, balance, shortfallParts, lateMonths } = result
  const afterYear = assessedTax - paid
  return {
    formula: t('Due with the return = tax − TDS and TCS − advance tax + interest + fee'),
    steps: {
      [t('Tax after TDS and TCS')]:
        `${grouped(taxCase.taxOnReturnedIncome)} − ${grouped(taxCase.tdsAndTcs)} = ${rupees(assessedTax)}`,
      [t('Less advance tax paid in the year')]:
        `${grouped(assessedTax)} − ${grouped(paid)} = ${rupees(afterYear)}`,
      [t('Less the instalments to come, taken as paid')]:
        coming > 0 && `${grouped(afterYear)} − ${grouped(coming)} = ${rupees(afterYear - coming)}`,
      [t('Less self-assessment tax')]:
        paidLater > 0 && `${grouped(afterYear - coming)} − ${grouped(paidLater)} = ${rupees(balance)}`,
      ...Object.fromEntries(
        result.instalments.map((each) => [
          t('Instalment of {0}', dayInWords(each.dueOn)),
          instalmentSum(assessedTax, each),
        ]),
      ),
      [t('Advance tax below {0}%, from 1 April', advanceTaxLawOf(taxCase.firstYear).yearPercent)]:
        shortfallParts.length > 0 &&
        `${shortfallParts.map(({ principal, months }) => monthly(principal, months)).join(' + ')} = ${rupees(result.shortfall)}`,
      [t('Late return, from the day after the due date')]:
        lateMonths > 0 && `${monthly(result.lateOn, lateMonths)} = ${rupees(result.late)}`,
      [t('Fee for a late return')]: result.fee > 0 && rupees(result.fee),
      [t('Due with the return')]:
        `${grouped(balance)} + ${grouped(result.deferment)} + ${grouped(result.shortfall)} + ${grouped(result.late)} + ${grouped(result.fee)} = ${rupees(result.payable)}`,
    },
  }
}
