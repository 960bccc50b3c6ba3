import { type ResultRows, row } from '@/components/results/result-row'
import { type Rd, rd, type RecurringDeposit } from '@/lib/finance/rd'
import { t } from '@/lib/language/words'

const OTHER_METHOD = {
  monthly: { method: 'quarterly', label: t('By the banks’ quarterly formula') },
  quarterly: { method: 'monthly', label: t('By simplified monthly compounding') },
} as const

/** The figures of the deposit, and what the other way to compound gives. */
export function rdRows(deposit: RecurringDeposit, result: Rd): ResultRows {
  const { method, label } = OTHER_METHOD[deposit.method]
  return [
    row('totalInvestment', t('Total Investment'), 'rupees', result.totalInvestment),
    row('totalInterest', t('Total Interest Earned'), 'rupees', result.totalInterest),
    row('maturityAmount', t('Maturity Amount'), 'rupees', result.maturityAmount, { primary: true }),
    row('otherMaturityAmount', label, 'rupees', rd({ ...deposit, method }).maturityAmount),
  ]
}
