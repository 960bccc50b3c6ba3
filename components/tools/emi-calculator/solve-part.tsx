import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField } from '@/components/fields/number-field'
import { FigureList } from '@/components/results/figure-list'
import { Notes } from '@/components/results/notes'
import { type ResultRow, row } from '@/components/results/result-row'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import type { Loan } from '@/lib/finance/emi'
import { loanForEmi, monthsForEmi, rateForEmi } from '@/lib/finance/loan/loan-solving'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { PartWorking } from './part-working'
import type { WholeLoanProps } from './whole-loan-props'

type Wanted = 'principal' | 'rate' | 'tenure'

/** One of loan, rate and tenure from the other two above and an EMI. */
export function SolvePart({ inputs: { field, read }, loan }: WholeLoanProps) {
  const given = read('solveFor', 'wantedEmi')
  const answer = given && solved(given.solveFor, given.wantedEmi, loan)
  return (
    <>
      <ChoiceField
        field={field('solveFor')}
        label={t('Find the')}
        options={{ principal: t('Loan'), rate: t('Rate'), tenure: t('Tenure') }}
      />
      <AmountField
        field={field('wantedEmi')}
        label={t('EMI')}
        hint={t('The other two are taken from the fields above')}
      />
      {answer && 'whyNot' in answer && <Notes look="warning" sentences={[answer.whyNot]} />}
      {answer && 'figure' in answer && <FigureList rows={[answer.figure]} />}
      {answer && 'figure' in answer && (
        <PartWorking formula={FORMULAS[given.solveFor]} steps={answer.steps} />
      )}
    </>
  )
}

const FORMULAS: Record<Wanted, string> = {
  principal: 'P = EMI × (1 − (1 + r)^(−n)) ÷ r',
  rate: 'P = EMI × (1 − (1 + r)^(−n)) ÷ r',
  tenure: 'n = −ln(1 − P × r ÷ EMI) ÷ ln(1 + r)',
}

type Solved = { figure: ResultRow; steps: Record<string, string> } | { whyNot: string }

function solved(wanted: Wanted, emi: number, loan: Loan): Solved {
  const r = grouped(monthlyRate(loan.ratePercent), 8)
  const given = {
    ...(wanted !== 'principal' && { [t('P, the loan')]: rupees(loan.principal, 2) }),
    ...(wanted !== 'rate' && { [t('r, the rate for a month')]: r }),
    ...(wanted !== 'tenure' && { [t('n, the number of instalments')]: grouped(loan.months) }),
    EMI: rupees(emi, 2),
  }
  if (wanted === 'principal') {
    const principal = loanForEmi(emi, loan)
    const figure = row('loanForEmi', t('Loan that this EMI repays'), 'rupeesAndPaise', principal)
    return { figure, steps: { ...given, [t('Loan')]: rupees(principal, 2) } }
  }
  if (wanted === 'rate') {
    const rate = rateForEmi(emi, loan)
    if (rate === null)
      return {
        whyNot: t(
          'These instalments come to less than the loan. Enter an EMI of {0} or more.',
          rupees(loan.principal / loan.months, 2),
        ),
      }
    const figure = row('rateForEmi', t('Interest rate of this EMI'), 'percent', rate, {})
    return {
      figure,
      steps: { ...given, [t('Rate')]: `12 × ${grouped(rate / 12, 6)}% = ${grouped(rate, 4)}%` },
    }
  }
  const months = monthsForEmi(emi, loan)
  if (months === null)
    return {
      whyNot: t(
        'This EMI does not pay more than the interest of the first month, {0}. Enter a higher one.',
        rupees((loan.principal * loan.ratePercent) / 1200, 2),
      ),
    }
  const figure = row('monthsForEmi', t('Months to repay the loan'), 'months', months)
  return { figure, steps: { ...given, [t('n, rounded up to a whole month')]: grouped(months) } }
}
