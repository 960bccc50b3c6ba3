import { figure, worded } from '@/lib/answers/figure'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { counted } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { gratuity, gratuityInputs, serviceFrom } from '@/lib/salary/gratuity'

export type GratuityAnswer = NonNullable<ReturnType<typeof gratuityAnswer>>

/** The gratuity that is due, and how much of it is taxed; `today` is the day of leaving where none is given. */
export function gratuityAnswer(read: ReadValues<typeof gratuityInputs>, { today }: { today: CalendarDay }) {
  const service = serviceFrom(read, today)
  if (!service) return null
  const result = gratuity(service)
  const { if240Days, yearsCounted, eligible } = result
  return {
    service,
    result,
    primary: ['gratuity', 'gratuityIf240Days'],
    figures: {
      gratuity: figure('rupees', result.gratuity),
      gratuityIf240Days: if240Days !== null && figure('rupees', if240Days),
      received: service.received !== null && figure('rupees', service.received),
      exempt: figure('rupees', result.exempt),
      taxable: figure('rupees', result.taxable),
      yearsCounted: worded(yearsCounted, counted(yearsCounted, 'year')),
      eligible: worded(String(eligible)),
    },
  }
}

export const gratuityTool = {
  slug: 'gratuity-calculator',
  inputs: gratuityInputs,
  answer: gratuityAnswer,
} as const
