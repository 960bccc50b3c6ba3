import type { WorkingContent } from '@/components/results/working'
import { dayInWords } from '@/lib/format/days'
import { counted, grouped, rupees } from '@/lib/format/numbers'
import type { AdvanceTax, AdvanceTaxCase, InstalmentResult } from '@/lib/tax/advance-tax'

const hundreds = (amount: number) => grouped(Math.floor(Math.max(0, amount) / 100) * 100)

function instalmentSum(assessedTax: number, each: InstalmentResult): string {
  const { percent, sufficientPercent, interestPercent, paid, interest } = each
  const due = (assessedTax * percent) / 100
  if (interest === 0 && paid < due && sufficientPercent < percent)
    return `${grouped(paid)} is at least ${sufficientPercent}%: no interest`
  return `(${grouped(assessedTax)} × ${percent}% − ${grouped(paid)}) to hundreds: ${hundreds(due - paid)} × ${interestPercent}% = ${rupees(interest)}`
}

export function advanceTaxWorking(taxCase: AdvanceTaxCase, result: AdvanceTax): WorkingContent {
  const { assessedTax, paid, balance, shortfallMonths, lateMonths } = result
  return {
    formula: 'Due with the return = tax − TDS and TCS − advance tax + interest + fee',
    steps: {
      'Tax after TDS and TCS': `${grouped(taxCase.taxOnReturnedIncome)} − ${grouped(taxCase.tdsAndTcs)} = ${rupees(assessedTax)}`,
      'Less advance tax paid in the year': `${grouped(assessedTax)} − ${grouped(paid)} = ${rupees(balance)}`,
      ...Object.fromEntries(
        result.instalments.map((each) => [
          `Instalment of ${dayInWords(each.dueOn)}`,
          instalmentSum(assessedTax, each),
        ]),
      ),
      'Advance tax below 90%, from 1 April to the filing':
        shortfallMonths > 0 &&
        `${hundreds(balance)} × 1% × ${counted(shortfallMonths, 'month')} = ${rupees(result.shortfall)}`,
      'Late return, from the day after the due date':
        lateMonths > 0 &&
        `${hundreds(balance)} × 1% × ${counted(lateMonths, 'month')} = ${rupees(result.late)}`,
      'Fee for a late return': result.fee > 0 && rupees(result.fee),
      'Due with the return': `${grouped(balance)} + ${grouped(result.deferment)} + ${grouped(result.shortfall)} + ${grouped(result.late)} + ${grouped(result.fee)} = ${rupees(result.payable)}`,
    },
  }
}
