import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { FigureList } from '@/components/results/figure-list'
import { Notes } from '@/components/results/notes'
import { type ResultRows, row } from '@/components/results/result-row'
import { RuleNote } from '@/components/results/rule-note'
import type { WorkingContent } from '@/components/results/working'
import type { Loan } from '@/lib/finance/emi'
import { type LoanCost, loanCost } from '@/lib/finance/loan/loan-cost'
import { grouped, rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { annualPercentageRate, loanFeeGst } from '@/lib/rules/banking/loan-charges'
import { inForce } from '@/lib/rules/in-force'
import { PartWorking } from './part-working'
import type { WholeLoanProps } from './whole-loan-props'

/** Fees and insurance, and the yearly rate that they make of the loan. */
export function LoanCostPart({ inputs: { field, read }, loan }: WholeLoanProps) {
  const gst = inForce(loanFeeGst).value
  const given = read('fee', 'insurance', 'insuranceBy', 'otherCosts')
  const cost = given && loanCost(loan, { ...given, feePercent: given.fee, feeGstPercent: gst })
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <PercentField
          field={field('fee')}
          label={t('Processing fee, % of the loan')}
          hint={t('Before GST, which is {0}% of the fee', gst)}
        />
        <AmountField field={field('otherCosts')} label={t('Other charges, with tax')} />
        <AmountField field={field('insurance')} label={t('Loan insurance premium')} />
        <ChoiceField
          field={field('insuranceBy')}
          label={t('The premium is')}
          options={{ paid: t('Paid upfront'), loan: t('Added to the loan') }}
        />
      </div>
      {given && !cost && (
        <Notes look="warning" sentences={[t('The charges leave nothing of the loan to be paid out.')]} />
      )}
      {cost && <FigureList rows={costRows(cost)} />}
      {cost && <PartWorking {...costWorking(loan, cost, gst)} />}
      <div>
        <RuleNote {...annualPercentageRate} label={t('APR as in the Key Facts Statement')} />
        <RuleNote {...loanFeeGst} label={t('GST on fees')} />
      </div>
    </>
  )
}

const costRows = (cost: LoanCost): ResultRows => [
  row('apr', t('APR, the true yearly rate'), 'percent', cost.aprPercent, { primary: true }),
  row('netDisbursed', t('Paid out to you, less all charges'), 'paise', cost.netPaise),
  row('charges', t('Fees, GST, insurance and other charges'), 'paise', cost.chargesPaise),
  row('aprEmi', t('EMI'), 'paise', cost.instalmentPaise),
  row('loanCost', t('Interest and charges together'), 'paise', cost.costPaise),
  row('allPayments', t('All payments of the loan'), 'paise', cost.paidPaise),
]

const costWorking = (loan: Loan, cost: LoanCost, gst: number): WorkingContent => ({
  formula: t('Paid out = Σ EMI ÷ (1 + r)^k, APR = 12 × r'),
  steps: {
    [t('Processing fee')]: rupeesFromPaise(cost.feePaise),
    [t('GST on the fee')]: `${rupeesFromPaise(cost.feePaise)} × ${gst}% = ${rupeesFromPaise(cost.gstPaise)}`,
    [t('Loan of the agreement')]: rupeesFromPaise(cost.borrowedPaise),
    [t('Paid out')]:
      `${rupeesFromPaise(cost.borrowedPaise)} − ${rupeesFromPaise(cost.chargesPaise)} = ${rupeesFromPaise(cost.netPaise)}`,
    [t('EMI at {0}%', grouped(loan.ratePercent))]:
      `${rupeesFromPaise(cost.instalmentPaise)} × ${grouped(cost.months)}`,
    [t('r, the rate for a month')]: `${grouped(cost.aprPercent / 12, 6)}%`,
    APR: `12 × ${grouped(cost.aprPercent / 12, 6)}% = ${grouped(cost.aprPercent, 4)}%`,
  },
})
