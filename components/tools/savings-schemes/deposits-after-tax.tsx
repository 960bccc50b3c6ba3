import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { FigureList } from '@/components/results/figure-list'
import { Notes } from '@/components/results/notes'
import { row, textRow } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FoldedPart } from '@/components/ui/disclosure'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { counted, grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { depositInsurance } from '@/lib/rules/banking/deposit-insurance'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { inForce } from '@/lib/rules/in-force'
import { depositTds } from '@/lib/rules/tds/bank-interest'
import { afterTax, type DepositAfterTax, slabRatesWithCess } from '@/lib/savings/after-tax'
import { depositCourses, type DepositQuestion } from '@/lib/savings/deposits-after-tax'
import type { savingsSchemesInputs } from '@/lib/savings/savings-schemes'
import { DEPOSIT_NAMES, figureColumns, safetyColumns } from './deposit-columns'
import { ppfRuleValues } from '@/lib/rules/savings/ppf-rules'
import { savingsLimitOn } from '@/lib/rules/savings/small-savings-limits'

interface DepositsAfterTaxProps {
  inputs: ToolInputs<typeof savingsSchemesInputs>
  /** The day whose notified rates hold. */
  opened: CalendarDay
}

/** Bank and post office deposits, certificates, PPF and Sukanya for one sum, after tax. */
export default function DepositsAfterTax({ inputs: { field, read }, opened }: DepositsAfterTaxProps) {
  const slabRates = slabRatesWithCess(inForce(incomeTaxLaw).value)
    .map((rate) => grouped(rate))
    .join(', ')
  const given = read('sum', 'sumYears', 'taxRate', 'fdRate', 'rdRate', 'senior', 'counts80C')
  return (
    <>
      <p className="mt-1 text-soft">
        {t(
          'The sum is put in at once; recurring deposits take it in equal parts each month, PPF and Sukanya each year for 15 years.',
        )}
      </p>
      <div className="mt-4 grid gap-2 sm:grid-cols-2 sm:gap-4">
        <AmountField field={field('sum')} label={t('Sum to compare')} />
        <ChoiceField
          field={field('sumYears')}
          label={t('Years of bank and time deposits')}
          options={{ 1: '1', 2: '2', 3: '3', 5: '5' }}
        />
        <PercentField
          field={field('taxRate')}
          label={t('Tax on the interest')}
          hint={t('Your highest slab with cess: {0}', slabRates)}
        />
        <PercentField field={field('fdRate')} label={t('Bank FD rate')} />
        <PercentField field={field('rdRate')} label={t('Bank RD rate')} />
        <div>
          <CheckboxField field={field('senior')} label={t('Senior citizen')} />
          <CheckboxField field={field('counts80C')} label={t('Old regime, with room left in 80C')} />
        </div>
      </div>
      {given && <Outcome {...given} years={Number(given.sumYears) as 1 | 2 | 3 | 5} opened={opened} />}
    </>
  )
}

interface OutcomeProps extends DepositQuestion {
  taxRate: number
  senior: boolean
  counts80C: boolean
}

function Outcome({ taxRate, senior, counts80C, ...question }: OutcomeProps) {
  const terms = {
    ...{ taxPercent: taxRate, senior, counts80C },
    most80C: inForce(savingsLimit).value.most,
    tds: inForce(depositTds).value,
  }
  const deposits = depositCourses(question)
    .filter(({ deposit }) => deposit !== 'scss' || senior)
    .map((course) => afterTax(course, terms))
  const insured = inForce(depositInsurance).value
  const fd = deposits.find(({ deposit }) => deposit === 'bank-fd')!
  return (
    <>
      <FigureList rows={resultRows(deposits, fd, question.years)} />
      <ResultTable
        whole
        caption={t('Deposits after tax')}
        columns={figureColumns}
        rows={deposits}
        file="deposits-after-tax"
      />
      <Notes
        look="soft"
        sentences={[
          t('The yearly return counts when money goes in and comes back: Σ flow ÷ (1 + r)^years = 0.'),
          t('PPF and Sukanya are counted at the rate of the day, which can change each quarter.'),
          t('Tax on each year’s interest is counted at its end; that of KVP when it is paid.'),
          fd.putInPaise + fd.interestPaise > insured * 100 &&
            t(
              'Of a bank deposit with its interest, {0} with one bank is insured. Spread more over several banks.',
              rupees(insured),
            ),
          !senior && t('SCSS is for senior citizens: tick the box to see it.'),
          ...aboveLimits(question, { senior }),
        ]}
      />
      <FoldedPart heading={t('How safe, and what may be withdrawn')}>
        <ResultTable
          wordy
          whole
          caption={t('Safety and withdrawal')}
          columns={safetyColumns}
          rows={deposits}
          file="deposits-safety"
        />
        <RuleNote {...depositInsurance} label={t('Deposit insurance')} />
        <RuleNote {...depositTds} label={t('TDS on interest')} />
      </FoldedPart>
    </>
  )
}

const returnOf = ({ returnPercent }: DepositAfterTax) => (returnPercent === null ? -1 : returnPercent)

function resultRows(deposits: readonly DepositAfterTax[], fd: DepositAfterTax, years: number) {
  const best = deposits
    .filter(({ months }) => months <= years * 12)
    .reduce((one, other) => (returnOf(other) > returnOf(one) ? other : one))
  return [
    textRow(
      'bestAfterTax',
      t('Highest return after tax within {0}', counted(years, 'year')),
      best.deposit,
      t('{0}: {1}% a year', DEPOSIT_NAMES[best.deposit], grouped(returnOf(best))),
    ),
    row('fdAfterTax', t('Bank FD, received after tax'), 'paise', fd.netPaise),
    fd.returnPercent !== null && row('fdReturn', t('Bank FD, return after tax'), 'percent', fd.returnPercent),
  ]
}

const DEPOSIT_YEARS = 15

/** What a sum exceeds of the limits of the schemes. */
function aboveLimits({ sum, opened }: DepositQuestion, { senior }: { senior: boolean }): string[] {
  const most = {
    MIS: savingsLimitOn('mis', opened)?.max,
    ...(senior && { SCSS: savingsLimitOn('scss', opened)?.max }),
  }
  const yearly = inForce(ppfRuleValues).value.maxPerYear
  return [
    ...Object.entries(most).flatMap(([name, max]) =>
      max && sum > max ? [t('{0} takes at most {1} of a person.', name, rupees(max))] : [],
    ),
    ...(sum / DEPOSIT_YEARS > yearly
      ? [t('PPF and Sukanya take at most {0} a year each.', rupees(yearly))]
      : []),
  ]
}
