import GrowthByYear from '@/components/results/growth-by-year'
import type { RecurringDeposit } from '@/lib/finance/rd'
import { rdYears } from '@/lib/finance/rd-schedule'

/** A recurring deposit, year by year. */
export default function RdByYear({ deposit }: { deposit: RecurringDeposit }) {
  return (
    <GrowthByYear
      years={rdYears(deposit)}
      caption="The deposit by year"
      file="rd-by-year"
      words={{ paidIn: 'Paid in', growth: 'Interest' }}
    />
  )
}
