import type { ReadGains } from '@/lib/capital-gains/capital-gains-inputs'
import { saleOf } from '@/lib/capital-gains/sale-answer'
import type { GainAnswer } from './other-questions'
import { saleGainNotes, saleGainRows, UNKNOWN_SALE } from './rows'
import { saleGainWorking } from './working'

export const NONE: GainAnswer = { rows: null, working: null, notes: [], year: null }

/** The answer to the question of one sale. */
export function saleAnswer(read: ReadGains): GainAnswer {
  const found = saleOf(read)
  if (!found) return NONE
  if (!found.sale) return { ...NONE, placeholder: UNKNOWN_SALE[found.unknown] }
  const { sale, result } = found
  return {
    rows: saleGainRows(sale, result),
    working: saleGainWorking(sale, result),
    notes: saleGainNotes(sale, result),
    year: null,
  }
}
