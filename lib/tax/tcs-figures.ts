import { figure, worded } from '@/lib/answers/figure'
import type { TcsAnswer } from '@/lib/tax/tcs'

export type TcsFigures = ReturnType<typeof tcsFigures>

/** The results of a tax that the seller collects. */
export const tcsFigures = ({ sections, terms, result, total }: TcsAnswer) => ({
  primary: ['tcs'],
  figures: {
    tcs: figure('rupeesAndPaise', result.tds),
    totalWithTcs: figure('rupeesAndPaise', total),
    tdsLimit: terms && worded(result.limit),
    tdsRate: terms && figure('percent', result.ratePercent),
    section1961: worded(sections.section1961),
    section2025: worded(sections.section2025),
  },
})
