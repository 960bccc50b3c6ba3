import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { saveCalendar } from '@/components/share/save-calendar'
import { Anchor } from '@/components/ui/anchor'
import { Button } from '@/components/ui/button'
import { FoldedPart } from '@/components/ui/disclosure'
import { yearName } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import type { Filer } from '@/lib/rules/income-tax/advance-tax'
import { advanceTaxLaw, advanceTaxSources } from '@/lib/rules/income-tax/advance-tax-law'
import { firstDayOf } from '@/lib/calendar/financial-year'
import { ruleOn } from '@/lib/rules/rule'
import type { AdvanceTax, AdvanceTaxCase, InstalmentResult } from '@/lib/tax/advance-tax'
import { returnDays, type TaxDay, taxDays } from '@/lib/tax/advance-tax-days'

const FILERS: Record<Filer, string> = {
  noBusiness: 'Salary, pension, house, capital gains (ITR-1, ITR-2)',
  business: 'Business or profession without audit, partners',
  audit: 'Accounts under audit, companies',
  transferPricing: 'Transfer pricing report',
  belated: 'Belated return',
  revised: 'Revised return',
}

/** The instalments and returns of the year with their days, as tables and for a calendar. */
export default function TaxDays({ taxCase, result }: { taxCase: AdvanceTaxCase; result: AdvanceTax }) {
  const { firstYear } = taxCase
  const stem = `advance-tax-${yearName(firstYear)}`
  const save = () =>
    saveCalendar(stem, `Income tax ${yearName(firstYear)}`, taxDays(result, firstYear).map(calendarEntry))
  const { source } = ruleOn(advanceTaxLaw, firstDayOf(firstYear))
  return (
    <>
      {result.instalments.length > 0 && (
        <ResultTable
          compact
          caption="Instalments of advance tax"
          columns={instalmentColumns}
          rows={result.instalments}
          file={stem}
        />
      )}
      <h3 className="mt-8 mb-2">Income tax returns of {yearName(firstYear)}</h3>
      <ResultTable
        wordy
        caption="Due dates of returns"
        columns={returnColumns}
        rows={returnDays(firstYear)}
        file={`itr-due-dates-${yearName(firstYear)}`}
      />
      <Button variant="outline" className="no-print mt-3" onClick={save}>
        Add these days to calendar (.ics)
      </Button>
      <p className="mt-3 text-sm text-soft">
        The government may extend a due date; enter the new day then. No interest arises on instalments that
        fell short because of capital gains, winnings, dividends or a first business, if the tax on them is
        paid in the later instalments or by 31 March.
      </p>
      <FoldedPart heading="Law and sources">
        <RuleNote label={advanceTaxLaw.label} source={source} checkedOn={advanceTaxLaw.checkedOn} />
        <ul className="mt-3 grid gap-1 text-sm">
          {advanceTaxSources.map(({ title, href }) => (
            <li key={href}>
              <Anchor href={href}>{title}</Anchor>
            </li>
          ))}
        </ul>
      </FoldedPart>
    </>
  )
}

const calendarEntry = (each: TaxDay) =>
  each.kind === 'instalment'
    ? {
        id: `advance-tax-${each.day}`,
        title: `Advance tax: ${rupees(each.required)} in all by today (${each.percent}%)`,
        day: each.day,
      }
    : { id: `itr-${each.filer}-${each.day}`, title: `ITR due: ${FILERS[each.filer]}`, day: each.day }

const instalmentColumns: readonly Column<InstalmentResult>[] = [
  { heading: 'Pay by', as: 'text', cell: ({ dueOn }) => dayInWords(dueOn) },
  { heading: 'Of the tax', as: 'percent', cell: ({ percent }) => percent },
  { heading: 'Total due', as: 'rupees', answer: true, cell: ({ required }) => required },
  { heading: 'Paid by then', as: 'rupees', cell: ({ paid }) => paid },
  { heading: 'Interest', as: 'rupees', cell: ({ interest }) => interest },
]

const returnColumns: readonly Column<Extract<TaxDay, { kind: 'return' }>>[] = [
  { heading: 'Return', as: 'text', cell: ({ filer }) => FILERS[filer] },
  { heading: 'Due on', as: 'text', answer: true, cell: ({ day }) => dayInWords(day) },
]
