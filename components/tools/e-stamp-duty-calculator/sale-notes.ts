import { inRupees } from '@/components/tools/e-stamp-duty-calculator/stamp-rows'
import type { SaleAnswer } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { HIGH } from '@/components/tools/e-stamp-duty-calculator/stamp-words'

export const MEDIUM =
  'Confidence: medium. From published lists and the press, not checked against the gazette.'

/** How sure a state's figures are, what they leave out, and what most tables get wrong. */
export function saleNotes({ question: { state }, result }: SaleAnswer): string[] {
  const { terms, registrationPaise, atMostPaise, area, basePaise } = result
  const notes = [terms.sureness === 'high' ? HIGH : MEDIUM]
  if (registrationPaise === null) {
    const most = inRupees(atMostPaise!)
    const byScale = typeof terms.registration === 'object' && 'atMost' in terms.registration
    notes.push(
      byScale
        ? `The registration fee follows a scale that our sources do not give; at most ${most}.`
        : `What women pay for registration is in no source we trust. A man pays ${most}.`,
    )
  }
  if (state === 'DL' && area === 'mcd' && basePaise > 25_00_000_00) {
    notes.push(
      'Above ₹25 lakh the corporation takes one point more since 10 July 2023; most tables leave it out.',
    )
  }
  return notes
}
