import { computed } from '@/components/answers/computed'
import { knownToday } from '@/components/hooks/use-known-today'
import { firstDayOfYear, yearOfDay } from '@/lib/calendar/financial-year'
import { FIRST_WHOLE_YEAR, RATES_KNOWN_UNTIL } from '@/lib/rules/savings/ppf-rates'
import { ppfTool } from '@/lib/savings/ppf-answer'
import { PpfFields } from './fields'
import { noBalanceReason, ppfRows } from './rows'

export const compute = computed(
  ppfTool,
  ({ inputs, today }) => <PpfFields inputs={inputs} thisYear={yearOfDay(today)} />,
  ppfRows,
  {
    data: () => knownToday(firstDayOfYear(FIRST_WHOLE_YEAR), RATES_KNOWN_UNTIL),
    missing: ({ field }, { unknown }) => field('firstFinancialYear').value === '' && unknown,
    placeholder: ({ values }, { today }) => noBalanceReason(values, yearOfDay(today)),
  },
)
