import type { WorkingContent } from '@/components/results/working'
import { dayInWords } from '@/lib/format/days'
import { counted, grouped, rupees } from '@/lib/format/numbers'
import type { AdvanceTax, AdvanceTaxCase, InstalmentResult } from '@/lib/tax/advance-tax'
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

export function advanceTaxWorking(taxCase: AdvanceTaxCase, result: AdvanceTax): WorkingContent {
  const { assessedTax, paid, balance, shortfallMonths, lateMonths } = result
  return {
    formula: t('Due with the return = tax − TDS and TCS − advance tax + interest + fee'),
    steps: {
      [t('Tax after TDS and TCS')]:
        `${grouped(taxCase.taxOnReturnedIncome)} − ${grouped(taxCase.tdsAndTcs)} = ${rupees(assessedTax)}`,
      [t('Less advance tax paid in the year')]:
        `${grouped(assessedTax)} − ${grouped(paid)} = ${rupees(balance)}`,
      ...Object.fromEntries(
        result.instalments.map((each) => [
          t('Instalment of {0}', dayInWords(each.dueOn)),
          instalmentSum(assessedTax, each),
        ]),
      ),
      [t('Advance tax below 90%, from 1 April to the filing')]:
        shortfallMonths > 0 &&
        `${hundreds(balance)} × 1% × ${counted(shortfallMonths, 'month')} = ${rupees(result.shortfall)}`,
      [t('Late return, from the day after the due date')]:
        lateMonths > 0 &&
        `${hundreds(balance)} × 1% × ${counted(lateMonths, 'month')} = ${rupees(result.late)}`,
      [t('Fee for a late return')]: result.fee > 0 && rupees(result.fee),
      [t('Due with the return')]:
        `${grouped(balance)} + ${grouped(result.deferment)} + ${grouped(result.shortfall)} + ${grouped(result.late)} + ${grouped(result.fee)} = ${rupees(result.payable)}`,
    },
  }
}
