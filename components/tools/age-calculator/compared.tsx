import { computed } from '@/components/answers/computed'
import { ageTool } from '@/lib/age/age-answer'
import { localDay } from '@/lib/calendar/today'
import { AgeFields, agePlaceholder } from './fields'
import { ageRows } from './rows'

export const compute = computed(
  ageTool,
  ({ inputs, today }) => <AgeFields inputs={inputs} problem={null} today={today} />,
  ageRows,
  {
    data: () => ({ today: localDay(new Date()) }),
    placeholder: (inputs, { today }) => agePlaceholder(inputs, today),
  },
)
