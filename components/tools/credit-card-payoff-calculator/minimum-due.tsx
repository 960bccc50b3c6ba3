import { AmountField, PercentField } from '@/components/fields/number-field'
import { FigureList } from '@/components/results/figure-list'
import { row, textRow } from '@/components/results/result-row'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { CardDebt, payoffInputs } from '@/lib/finance/cards/card-payoff'
import { interestOf, minimumSchedule } from '@/lib/finance/cards/card-schedule'
import { monthsInWords } from '@/lib/format/durations'
import { grouped } from '@/lib/format/numbers'
import { plural, t } from '@/lib/language/words'

interface MinimumDueProps {
  inputs: ToolInputs<typeof payoffInputs>
  debt: CardDebt | null
}

/** The cost of the same balance when only the minimum due of each bill is paid. */
export default function MinimumDue({ inputs: { field, read }, debt }: MinimumDueProps) {
  const rule = read('minimumPercent', 'minimumFloor')
  return (
    <>
      <p className="mt-1 text-soft">
        {t('A percentage of each bill, with a minimum amount. Banks differ: your statement has the rule.')}
      </p>
      <div className="field-row mt-4">
        <PercentField field={field('minimumPercent')} label={t('Minimum due (% of bill)')} />
        <AmountField field={field('minimumFloor')} label={t('Minimum amount')} />
      </div>
      {rule && debt && <Outcome debt={debt} percent={rule.minimumPercent} floor={rule.minimumFloor} />}
    </>
  )
}

function Outcome({ debt, percent, floor }: { debt: CardDebt; percent: number; floor: number }) {
  const schedule = minimumSchedule(debt, percent, floor)
  if (!schedule)
    return <p className="mt-4">{t('— At these payments the balance is not cleared within 100 years.')}</p>
  const value = schedule.length
  const months = plural(value, grouped(value), '{0} months', '{0} months')
  const text = value > 12 ? `${months}, ${monthsInWords(value)}` : months
  const first = schedule[0]
  return (
    <FigureList
      rows={[
        textRow('minimumMonths', t('Paying only the minimum takes'), value, text),
        row('minimumInterest', t('Interest until then'), 'rupees', interestOf(schedule) / 100),
        first && row('minimumFirst', t('First minimum payment'), 'rupees', first.paidPaise / 100),
      ]}
    />
  )
}
