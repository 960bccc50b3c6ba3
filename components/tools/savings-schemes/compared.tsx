import { computed } from '@/components/answers/computed'
import { knownToday } from '@/components/hooks/use-known-today'
import { SMALL_SAVINGS_CHECKED_ON, smallSavingsRateValues } from '@/lib/rules/savings/small-savings-rates'
import { savingsTool } from '@/lib/savings/savings-answer'
import { SavingsSchemesFields } from './fields'
import { savingsRows } from './rows'
import { sukanya, SukanyaFields } from './sukanya-fields'

export const compute = computed(
  savingsTool,
  ({ inputs, today }) => (
    <SavingsSchemesFields inputs={inputs} today={today} SukanyaFields={SukanyaFields} onRetry={undefined} />
  ),
  savingsRows,
  {
    data: () => ({
      ...knownToday(smallSavingsRateValues.values[0]!.from, SMALL_SAVINGS_CHECKED_ON),
      sukanya,
    }),
    missing: ({ field }, { unknown }) => field('opened').value === '' && unknown,
  },
)
