import { figure, worded } from '@/lib/answers/figure'
import type { TdsAnswer } from '@/lib/tax/tds'

export type TdsFigures = ReturnType<typeof tdsFigures>

/**
 * The results of a deduction by law, and next to them the sample's. What has no rate of its own has no figure either.
 */
export function tdsFigures({ sections, deduction, sample }: TdsAnswer) {
  const result = deduction?.result
  const ruled = deduction?.terms ? deduction.result : null
  return {
    primary: ['tds'],
    figures: {
      tds: result ? figure('rupeesAndPaise', result.tds) : worded('N/A'),
      netPayment: result && figure('rupeesAndPaise', result.netPayment),
      tdsLimit: ruled && worded(ruled.limit),
      tdsRate: ruled && figure('percent', ruled.ratePercent),
      section1961: worded(sections.section1961),
      section2025: worded(sections.section2025),
    },
    sample: sample && {
      figures: {
        tds: figure('rupeesAndPaise', sample.tds),
        tdsRate: figure('percent', sample.ratePercent),
        tdsLimit: figure('rupees', sample.limit),
        netPayment: figure('rupeesAndPaise', sample.netPayment),
      },
    },
  }
}
