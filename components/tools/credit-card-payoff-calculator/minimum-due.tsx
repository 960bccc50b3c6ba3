'use client'

import { toPaise } from '@/lib/money/paise'
import { AmountField } from '@/components/fields/amount-field'
import { PercentField } from '@/components/fields/number-field'
import { FigureList } from '@/components/results/figure-list'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { rupeeRow } from '@/components/results/rupee-row'
import type { CardDebt, payoffInputs } from '@/lib/finance/card-payoff'
import { cardSchedule, interestOf, minimumDue } from '@/lib/finance/card-schedule'
import { monthsInWords } from '@/lib/format/durations'
import { grouped } from '@/lib/format/numbers'

interface MinimumDueProps {
  inputs: ToolInputs<typeof payoffInputs>
  debt: CardDebt | null
}

/** What the same balance costs when only the minimum due of each bill is paid. */
export default function MinimumDue({ inputs: { field, read }, debt }: MinimumDueProps) {
  const rule = read('minimumPercent', 'minimumFloor')
  return (
    <>
      <p className="mt-1 text-soft">
        A part of each bill, but no less than a fixed amount. Banks differ: your statement has the rule.
      </p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <PercentField field={field('minimumPercent')} label="Minimum due, part of the bill" />
        <AmountField field={field('minimumFloor')} label="But no less than" />
      </div>
      {rule && debt && <Outcome debt={debt} percent={rule.minimumPercent} floor={rule.minimumFloor} />}
    </>
  )
}

function Outcome({ debt, percent, floor }: { debt: CardDebt; percent: number; floor: number }) {
  const schedule = cardSchedule({
    balancePaise: toPaise(debt.balance),
    apr: debt.apr,
    payOf: minimumDue(percent, toPaise(floor)),
  })
  if (!schedule) {
    return <p className="mt-4">— Paying this little, the balance is not cleared within 100 years.</p>
  }
  const interest = interestOf(schedule) / 100
  const first = schedule[0]
  return (
    <FigureList
      rows={[
        {
          name: 'minimumMonths',
          label: 'Paying only the minimum takes',
          value: schedule.length,
          formatted: `${grouped(schedule.length)} months${schedule.length > 12 ? `, ${monthsInWords(schedule.length)}` : ''}`,
        },
        rupeeRow('minimumInterest', 'Interest until then', interest),
        ...(first ? [rupeeRow('minimumFirst', 'First minimum payment', first.paidPaise / 100)] : []),
      ]}
    />
  )
}
