import { computed } from '@/components/answers/computed'
import { salaryTool } from '@/lib/salary/salary-answer'
import { salaryAnswer } from '@/lib/salary/salary-inputs'
import { SalaryFields } from './fields'
import { MoreSalaryFields, salaryLaw } from './more-fields'
import { noSalaryText, salaryRows, splitRows } from './rows'

const nothing = () => {}

export const compute = computed(
  salaryTool,
  ({ inputs }) => (
    <SalaryFields inputs={inputs} MoreFields={MoreSalaryFields} onOpenMore={nothing} onRetry={undefined} />
  ),
  (answer) => {
    const { rows, nothing: zeros } = splitRows(salaryRows(answer))
    return [...rows!, ...zeros]
  },
  {
    data: () => salaryLaw,
    placeholder: ({ read }) => noSalaryText(salaryAnswer(read, salaryLaw)),
  },
)
