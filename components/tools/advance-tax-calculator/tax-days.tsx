import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { SourceList } from '@/components/results/source-link'
import { saveCalendar } from '@/components/share/save-calendar'
import { Button } from '@/components/ui/button'
import { FoldedPart } from '@/components/ui/disclosure'
import { yearName } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import type { Filer } from '@/lib/rules/income-tax/advance-tax'
import { advanceTaxLaw, advanceTaxSources } from '@/lib/rules/income-tax/advance-tax-law'
import { firstDayOfYear } from '@/lib/calendar/financial-year'
import { ruleOn } from '@/lib/rules/rule'
import {
  type AdvanceTax,
  type AdvanceTaxCase,
  advanceTaxLawOf,
  type InstalmentResult,
  returnDay,
} from '@/lib/tax/advance-tax'
import { returnDays, type TaxDay, taxDays } from '@/lib/tax/advance-tax-days'
import { nameOf, t } from '@/lib/language/words'

const FILERS: Record<Filer, string> = {
  noBusiness: t('Salary, pension, house, capital gains (ITR-1, ITR-2)'),
  business: t('Business or profession without audit, partners'),
  audit: t('Accounts under audit, companies'),
  transferPricing: t('Transfer pricing report'),
  belated: t('Belated return'),
  revised: t('Revised return'),
}

/** The instalments and returns of the year with their days, as tables and for a calendar. */
export default function TaxDays({ taxCase, result }: { taxCase: AdvanceTaxCase; result: AdvanceTax }) {
  const { firstYear } = taxCase
  const stem = `advance-tax-${yearName(firstYear)}`
  const save = () =>
    saveCalendar(
      stem,
      t('Income tax {0}', yearName(firstYear)),
      taxDays(result, firstYear).map(calendarEntry),
    )
  const row = ruleOn(advanceTaxLaw, firstDayOfYear(firstYear))
  return (
    <>
      {result.instalments.length > 0 && (
        <ResultTable
          compact
          caption={t('Instalments of advance tax')}
          columns={instalmentColumns}
          rows={result.instalments}
          file={stem}
        />
      )}
      <h3 className="mt-8 mb-2">{t('Income tax returns of {0}', yearName(firstYear))}</h3>
      <ResultTable
        wordy
        caption={t('Due dates of returns')}
        columns={returnColumns}
        rows={returnDays(firstYear)}
        file={`itr-due-dates-${yearName(firstYear)}`}
      />
      <p className="mt-3 text-sm text-soft">{feesInWords(firstYear)}</p>
      <Button variant="outline" className="no-print mt-3" onClick={save}>
        {t('Add these days to calendar (.ics)')}
      </Button>
      <p className="mt-3 text-sm text-soft">
        {t(
          'The government may extend a due date; enter the new day then. No interest arises on instalments that fell short because of capital gains, winnings, dividends or a first business, if the tax on them is paid in the later instalments or by 31 March.',
        )}
      </p>
      <FoldedPart heading={t('Law and sources')}>
        <RuleNote {...advanceTaxLaw} label={nameOf('tax-rules', advanceTaxLaw.label)} row={row} />
        <SourceList sources={advanceTaxSources} />
      </FoldedPart>
    </>
  )
}

/** What a return costs after its first day and how long one may be revised. */
function feesInWords(firstYear: number): string {
  const { fee, sections } = advanceTaxLawOf(firstYear)
  return t(
    'A belated return costs {0} with a total income up to {1}, and {2} above it ({3}). A revised return after {4} costs the same ({5}); the sources of its fee and its last day are of the Finance Bill 2026.',
    rupees(fee.low),
    rupees(fee.upTo),
    rupees(fee.high),
    sections.fee,
    dayInWords(returnDay(firstYear, 'belated')),
    sections.revisedFee,
  )
}

const calendarEntry = (each: TaxDay) =>
  each.kind === 'instalment'
    ? {
        id: `advance-tax-${each.day}`,
        title: t('Advance tax: {0} in all by today ({1}%)', rupees(each.required), each.percent),
        day: each.day,
      }
    : { id: `itr-${each.filer}-${each.day}`, title: t('ITR due: {0}', FILERS[each.filer]), day: each.day }

const instalmentColumns: readonly Column<InstalmentResult>[] = [
  { heading: t('Pay by'), as: 'text', cell: ({ dueOn }) => dayInWords(dueOn) },
  { heading: t('Of the tax'), as: 'percent', cell: ({ percent }) => percent },
  { heading: t('Total due'), as: 'rupees', answer: true, cell: ({ required }) => required },
  { heading: t('Paid by then'), as: 'rupees', cell: ({ paid }) => paid },
  { heading: t('Interest'), as: 'rupees', cell: ({ interest }) => interest },
]

const returnColumns: readonly Column<Extract<TaxDay, { kind: 'return' }>>[] = [
  { heading: t('Return'), as: 'text', cell: ({ filer }) => FILERS[filer] },
  { heading: t('Due on'), as: 'text', answer: true, cell: ({ day }) => dayInWords(day) },
]
