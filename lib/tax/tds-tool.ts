import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { tcsFromYear, tdsFromYear } from '@/lib/tax/tds-by-year'
import { tcsFigures } from '@/lib/tax/tcs-figures'
import { tdsFigures } from '@/lib/tax/tds-figures'
import { tdsInputs } from '@/lib/tax/tds-inputs'

const NOT_COLLECTED = { tcs: false, totalWithTcs: false } as const
const NOT_DEDUCTED = { tds: false, netPayment: false } as const

/** The tax that the payer deducts, or that the seller collects. */
function tdsToolAnswer(read: ReadValues<typeof tdsInputs>) {
  if (read('mode')?.mode === 'tcs') {
    const sold = tcsFromYear(read)?.answer
    if (!sold) return null
    const { figures, ...answer } = tcsFigures(sold)
    return { ...answer, figures: { ...NOT_DEDUCTED, ...figures }, sample: null, sold }
  }
  const paid = tdsFromYear(read)?.answer
  if (!paid) return null
  const { figures, ...answer } = tdsFigures(paid)
  return { ...answer, figures: { ...NOT_COLLECTED, ...figures }, paid }
}

export const tdsTool = { slug: 'tds-deduction-calculator', inputs: tdsInputs, answer: tdsToolAnswer } as const
