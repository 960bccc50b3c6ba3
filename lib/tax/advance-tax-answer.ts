import { figure, worded } from '@/lib/answers/figure'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { rupees } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { advanceTax, nextInstalment } from '@/lib/tax/advance-tax'
import { advanceTaxCaseFrom, advanceTaxInputs } from '@/lib/tax/advance-tax-inputs'

export type AdvanceTaxAnswer = NonNullable<ReturnType<typeof advanceTaxAnswer>>

/** What is still to be paid of a year's tax, with the interest and the fee for what came late. */
export function advanceTaxAnswer(
  read: ReadValues<typeof advanceTaxInputs>,
  { today }: { today: CalendarDay },
) {
  const taxCase = advanceTaxCaseFrom(read, today)
  if (!taxCase) return null
  const result = advanceTax(taxCase)
  const next = nextInstalment(result, today)
  const { coming, paidLater, instalments } = result
  const interest = instalments.map((instalment) => instalment.interest)
  const money = (value: number) => figure('rupees', value)
  return {
    taxCase,
    result,
    next,
    primary: ['nextInstalment', 'payable'],
    figures: {
      nextInstalment: next && money(next.amount),
      payable: money(result.payable),
      balanceTax: money(result.balance),
      coming: coming > 0 && money(coming),
      selfAssessmentTax: paidLater > 0 && money(paidLater),
      section425: money(result.deferment),
      section424: money(result.shortfall),
      section423: money(result.late),
      fee428: money(result.fee),
      assessedTax: money(result.assessedTax),
      section425ByInstalment:
        interest.length > 0 &&
        worded(interest.join(','), interest.map((amount) => rupees(amount)).join(', ')),
    },
  }
}

export const advanceTaxTool = {
  slug: 'advance-tax-calculator',
  inputs: advanceTaxInputs,
  answer: advanceTaxAnswer,
} as const
