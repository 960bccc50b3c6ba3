import { memo, useDeferredValue } from 'react'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DateField } from '@/components/fields/date-field'
import { AmountField } from '@/components/fields/number-field'
import type { Column } from '@/components/results/column'
import { FigureList } from '@/components/results/figure-list'
import { type ResultRows, row } from '@/components/results/result-row'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { Day } from '@/components/ui/day'
import { Sentence } from '@/components/ui/sentence'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { financialYearOf } from '@/lib/calendar/financial-year'
import { indianDay } from '@/lib/calendar/today'
import {
  type DepositTaxYear,
  depositTaxYears,
  type DepositTdsTerms,
} from '@/lib/finance/deposits/deposit-tds'
import { maturityDay, type DepositTenure } from '@/lib/finance/deposits/deposit-term'
import { depositFrom, type fdInputs, type FixedDeposit, tenureFrom } from '@/lib/finance/deposits/fd'
import { rupees } from '@/lib/format/numbers'
import { depositTds, SIMPLIFIED_FROM } from '@/lib/rules/tds/bank-interest'
import { t } from '@/lib/language/words'

/** The interest of each financial year and its TDS, with the fields that these alone depend on. */
export default function InterestTax({ inputs: { field, read } }: InputsProps<typeof fdInputs>) {
  const tenure = tenureFrom(read)
  const deposit = depositFrom(read)
  const terms = read('senior', 'pan', 'otherInterest', 'rules', 'start')
  // The table of a long deposit follows the typing when there is time.
  const figures = useDeferredValue(deposit && tenure && terms && { deposit, tenure, terms })
  return (
    <>
      <div className="field-row mt-4">
        <DateField
          field={field('start')}
          label={t('Deposited on')}
          hint={t('Defaults to today')}
          min="2024-04-01"
          max="2099-12-31"
        />
        <AmountField
          field={field('otherInterest')}
          label={t('Other interest from this bank in a year')}
          hint={t('From your other deposits there; it counts towards the limit')}
        />
        <ChoiceField
          field={field('rules')}
          label={t('TDS limits')}
          options={{
            'by-law': t('Actual limits for each year'),
            'ay-2025-26-simplified': t('AY 2025-26, simplified'),
          }}
        />
        <CheckboxField field={field('pan')} label={t('The bank has my PAN')} />
      </div>
      {figures && <InterestTaxYears {...figures} />}
    </>
  )
}

interface InterestTaxYearsProps {
  deposit: FixedDeposit
  tenure: DepositTenure
  /** With the day of the deposit, YYYY-MM-DD, or '' for the visitor's today. */
  terms: DepositTdsTerms & { start: string }
}

/** The interest that belongs to each financial year, and what the bank may deduct from it. */
const InterestTaxYears = memo(function UncachedInterestTaxYears({
  deposit,
  tenure,
  terms,
}: InterestTaxYearsProps) {
  const from = terms.start || today()
  const ends = maturityDay(from, tenure)
  const years = depositTaxYears(deposit, tenure, from, terms)
  return (
    <>
      <p className="mt-4 text-soft">
        <Sentence
          words={t(
            'Deposited on {0}, it matures on {1}. Financial years run from April to March, and interest belongs to the year in which it is earned.',
          )}
          parts={[
            <Day key="from" date={from} />,
            <output key="ends" name="maturityDate" data-value={ends} aria-live="off">
              <Day date={ends} />
            </output>,
          ]}
        />
      </p>
      <FigureList rows={taxRows(years)} />
      <ResultTable
        caption={t('The interest and its TDS by year')}
        columns={taxColumns}
        rows={years}
        file="fd-tds-by-year"
      />
      <TdsNote simplified={terms.rules !== 'by-law'} />
    </>
  )
})

/** The law as text, with its section under both acts, and where its figures were read. */
function TdsNote({ simplified }: { simplified: boolean }) {
  const rows = simplified
    ? depositTds.values.filter(({ from }) => from === SIMPLIFIED_FROM)
    : depositTds.values.filter(({ announced }) => announced !== 'bill')
  return (
    <div className="mt-3 text-sm text-soft">
      <p>
        {t(
          'Once a year’s interest from the bank is above the limit, tax is deducted from all of it, by section 194A of the Income-tax Act, 1961, and from 1 April 2026 by section 393(1), Sl. 5(ii), of the Income-tax Act, 2025.',
        )}{' '}
        {simplified
          ? t('The simplified rules use the limits of assessment year 2025-26 for every year, with PAN.')
          : t('Future years use the law as it stands today.')}{' '}
        {t(
          'The table leaves the TDS in the deposit; a bank that takes it out of the deposit pays a little less.',
        )}
      </p>
      {rows.map((each) => (
        <RuleNote
          key={each.from}
          label={t(
            'From {0}: {1}, for senior citizens {2}',
            financialYearOf(each.from.slice(0, 7)),
            rupees(each.value.limit),
            rupees(each.value.seniorLimit),
          )}
          row={each}
          checkedOn={depositTds.checkedOn}
        />
      ))}
    </div>
  )
}

/** Today in India; a clock that runs before the first rule is taken for that day. */
function today(): string {
  const day = indianDay(new Date())
  return day < SIMPLIFIED_FROM ? SIMPLIFIED_FROM : day
}

const taxColumns: readonly Column<DepositTaxYear>[] = [
  { heading: t('Year'), as: 'text', cell: ({ financialYear }) => financialYear },
  { heading: t('Interest'), as: 'rupees', cell: ({ interestPaise }) => interestPaise / 100 },
  { heading: t('TDS limit'), as: 'rupees', cell: ({ limit }) => limit },
  { heading: t('TDS rate'), as: 'percent', cell: ({ ratePercent }) => ratePercent },
  { heading: 'TDS', as: 'rupees', answer: true, cell: ({ tdsPaise }) => tdsPaise / 100 },
]

function taxRows(years: readonly DepositTaxYear[]): ResultRows {
  const sum = (part: (year: DepositTaxYear) => number) =>
    years.reduce((total, year) => total + part(year), 0) / 100
  const interest = sum(({ interestPaise }) => interestPaise)
  const tds = sum(({ tdsPaise }) => tdsPaise)
  return [
    row('totalTds', t('Total TDS'), 'rupees', tds),
    row('interestAfterTds', t('Interest after TDS'), 'rupees', interest - tds),
  ]
}
