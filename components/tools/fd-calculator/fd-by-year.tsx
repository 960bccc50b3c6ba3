import GrowthByYear from '@/components/results/growth-by-year'
import type { FixedDeposit } from '@/lib/finance/fd'
import { fdYears } from '@/lib/finance/fd-years'

/** A deposit that keeps its interest, year by year. */
export default function FdByYear({ deposit }: { deposit: FixedDeposit }) {
  return (
    <GrowthByYear
      years={fdYears(deposit)}
      caption="The deposit by year"
      file="fd-by-year"
      words={{ paidIn: 'Deposited', growth: 'Interest' }}
    />
  )
}
