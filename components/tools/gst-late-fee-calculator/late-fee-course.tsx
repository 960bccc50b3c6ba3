import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/stacked-chart'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import { gstInterest, type LateFeeBand } from '@/lib/rules/gst/late-fees'
import { gstForms, lateFeeRule, type LateReturn } from '@/lib/tax/gst-late-fee'
import { type LateDay, lateFeeByDay } from '@/lib/tax/gst-late-fee-days'

/** What a return costs by the day on which it is filed, and the fees of every return. */
export default function LateFeeCourse({ asked }: { asked: LateReturn }) {
  const days = lateFeeByDay(asked)
  const last = days.at(-1)!
  return (
    <>
      <StackedChart
        summary={`Chart of late fee and interest by days late: after ${last.daysLate} days ${rupees(last.lateFee)} and ${rupees(last.interest)}.`}
        parts={['Late fee', 'Interest']}
        bars={days.map(({ daysLate, lateFee, interest }) => ({
          label: grouped(daysLate),
          sizes: [lateFee, interest],
        }))}
      />
      <ResultTable
        caption="Late fee and interest by day"
        columns={dayColumns}
        rows={days}
        file="gst-late-fee-by-day"
      />
      <h3 className="mt-8 mb-2">Late fees of every return</h3>
      <ResultTable
        wordy
        caption="Late fees of every return"
        columns={bandColumns}
        rows={allBands}
        file="gst-late-fees"
      />
      <p className="mt-3 text-sm text-soft">
        Interest counts only the tax that is paid from the cash ledger when the return is filed late, before
        any proceedings. Since 10 July 2024 money put into the cash ledger by the due date and left there is
        not counted. Wrongly used input tax credit bears 18% too.
      </p>
      <RuleNote
        label={gstInterest.label}
        source={gstInterest.values.at(-1)!.source}
        checkedOn={gstInterest.checkedOn}
      />
    </>
  )
}

const dayColumns: readonly Column<LateDay>[] = [
  { heading: 'Filed on', as: 'text', cell: ({ filed }) => dayInWords(filed) },
  { heading: 'Days late', as: 'number', cell: ({ daysLate }) => daysLate },
  { heading: 'Late fee', as: 'rupees', cell: ({ lateFee }) => lateFee },
  {
    heading: 'Interest',
    as: 'rupees',
    cell: ({ interest, lateFee, total }) => (total === lateFee ? null : interest),
  },
  { heading: 'Total', as: 'rupees', answer: true, cell: ({ total }) => total },
]

interface BandRow {
  label: string
  band: LateFeeBand
}

const allBands: BandRow[] = gstForms.flatMap((form) => {
  const { bands, nil } = lateFeeRule(form).values.at(-1)!.value
  const rows = bands.map((band, place) => ({ label: `${form}, ${turnoverWords(bands, place)}`, band }))
  return nil ? [{ label: `${form}, nil`, band: nil }, ...rows] : rows
})

function turnoverWords(bands: readonly LateFeeBand[], place: number): string {
  const crore = (rupeesOfTurnover: number) => `₹${grouped(rupeesOfTurnover / 1_00_00_000)} crore`
  const { upTo } = bands[place]!
  if (bands.length === 1) return 'any turnover'
  return upTo === Number.POSITIVE_INFINITY ? `above ${crore(bands[place - 1]!.upTo)}` : `up to ${crore(upTo)}`
}

const bandColumns: readonly Column<BandRow>[] = [
  { heading: 'Return and turnover', as: 'text', cell: ({ label }) => label },
  { heading: 'A day', as: 'rupees', cell: ({ band }) => band.perDay },
  {
    heading: 'At most',
    as: 'text',
    answer: true,
    cell: ({ band: { cap } }) =>
      'rupees' in cap ? rupees(cap.rupees) : `${cap.percentOfStateTurnover}% of turnover in the state`,
  },
]
