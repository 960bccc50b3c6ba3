import { inForce } from '@/lib/rules/in-force'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { StackedChart } from '@/components/results/charts/stacked-chart'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import { annualReturnExemption, gstInterest, type LateFeeBand } from '@/lib/rules/gst/late-fees'
import { gstForms, lateFeeRule, type LateReturn } from '@/lib/tax/gst/gst-late-fee'
import { type LateDay, lateFeeByDay } from '@/lib/tax/gst/gst-late-fee-days'
import { nameOf, t } from '@/lib/language/words'

/** The late fee of a return by the day of filing, and the fees of every return. */
export default function LateFeeCourse({ asked }: { asked: LateReturn }) {
  const days = lateFeeByDay(asked)
  const last = days.at(-1)!
  return (
    <>
      <StackedChart
        summary={t(
          'Chart of late fee and interest by days late: after {0} days {1} and {2}.',
          last.daysLate,
          rupees(last.lateFee),
          rupees(last.interest),
        )}
        parts={[t('Late fee'), t('Interest')]}
        bars={days.map(({ daysLate, lateFee, interest }) => ({
          label: grouped(daysLate),
          sizes: [lateFee, interest],
        }))}
      />
      <ResultTable
        caption={t('Late fee and interest by day')}
        columns={dayColumns}
        rows={days}
        file="gst-late-fee-by-day"
      />
      <h3 className="mt-8 mb-2">{t('Late fees of every return')}</h3>
      <ResultTable
        wordy
        caption={t('Late fees of every return')}
        columns={bandColumns}
        rows={allBands}
        file="gst-late-fees"
      />
      <p className="mt-3 text-sm text-soft">
        {t(
          'Interest counts only the tax that is paid from the cash ledger when the return is filed late, before any proceedings. Since 10 July 2024 money put into the cash ledger by the due date and left there is not counted. Wrongly used input tax credit bears {0}% too.',
          inForce(gstInterest).value,
        )}
      </p>
      {[gstInterest, annualReturnExemption].map((rule) => (
        <RuleNote key={rule.label} {...rule} label={nameOf('laws', rule.label)} />
      ))}
    </>
  )
}

const dayColumns: readonly Column<LateDay>[] = [
  { heading: t('Filed on'), as: 'text', cell: ({ filed }) => dayInWords(filed) },
  { heading: t('Days late'), as: 'number', cell: ({ daysLate }) => daysLate },
  { heading: t('Late fee'), as: 'rupees', cell: ({ lateFee }) => lateFee },
  {
    heading: t('Interest'),
    as: 'rupees',
    cell: ({ interest, lateFee, total }) => (total === lateFee ? null : interest),
  },
  { heading: t('Total'), as: 'rupees', answer: true, cell: ({ total }) => total },
]

interface BandRow {
  label: string
  band: LateFeeBand
}

const NOT_DUE: LateFeeBand = {
  upTo: inForce(annualReturnExemption).value.upTo,
  perDay: 0,
  cap: { rupees: 0 },
}

const allBands: BandRow[] = gstForms.flatMap((form) => {
  const { bands, nil } = inForce(lateFeeRule(form)).value
  const rows = bands.map((band, place) => ({ label: turnoverWords(form, bands, place), band }))
  if (form === 'GSTR-9')
    return [{ label: turnoverWords(form, [NOT_DUE, ...bands], 0), band: NOT_DUE }, ...rows]
  return nil ? [{ label: t('{0}, nil', form), band: nil }, ...rows] : rows
})

function turnoverWords(form: string, bands: readonly LateFeeBand[], place: number): string {
  const crores = (rupeesOfTurnover: number) => grouped(rupeesOfTurnover / 1_00_00_000)
  const { upTo } = bands[place]!
  if (bands.length === 1) return t('{0}, any turnover', form)
  return upTo === Number.POSITIVE_INFINITY
    ? t('{0}, above ₹{1} crore', form, crores(bands[place - 1]!.upTo))
    : t('{0}, up to ₹{1} crore', form, crores(upTo))
}

const bandColumns: readonly Column<BandRow>[] = [
  { heading: t('Return and turnover'), as: 'text', cell: ({ label }) => label },
  { heading: t('A day'), as: 'rupees', cell: ({ band }) => band.perDay },
  {
    heading: t('At most'),
    as: 'text',
    answer: true,
    cell: ({ band: { cap } }) =>
      'rupees' in cap ? rupees(cap.rupees) : t('{0}% of turnover in the state', cap.percentOfStateTurnover),
  },
]
