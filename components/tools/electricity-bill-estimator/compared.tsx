import { computed, indianToday } from '@/components/answers/computed'
import { electricityTool } from '@/lib/energy/electricity-answer'
import { electricityAnswer } from '@/lib/energy/electricity-published'
import { ElectricityFields } from './fields'
import { billRows, noBillText } from './rows'
import { sampleRows } from './sample-rows'

export const compute = computed(
  electricityTool,
  ({ inputs, today }) => <ElectricityFields inputs={inputs} isFresh={false} today={today} />,
  ({ sample, billed }, { field }) => {
    const isOwn = field('tariff').value === 'own'
    const rows = billRows(billed, { withSample: sample !== null, isOwn, lessSure: [] })
    return [...rows, ...(sample ? sampleRows(sample.figures) : [])]
  },
  {
    data: () => ({ ...indianToday(), bill: electricityAnswer }),
    placeholder: ({ read }, { today }) => noBillText(electricityAnswer(read, today)),
  },
)
