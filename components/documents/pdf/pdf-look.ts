import type { Paper } from '@/components/documents/paper/paper'
import { boxedLook } from '@/components/documents/pdf/pdf-boxed'
import { modernLook } from '@/components/documents/pdf/pdf-modern'
import { openLook } from '@/components/documents/pdf/pdf-open'
import { letterHead, plainHead, smallHead } from '@/components/documents/pdf/pdf-heads'
import { A4, A5 } from '@/components/documents/pdf/pdf-sheet'
import type { BillLook } from '@/components/documents/pdf/bill-look'

const BLACK = '#111111'
const BRICK = '#8f331a'
const BLUE = '#1d4f91'

/**
 * The look of a paper. A roll has none: `pdf-roll.ts` sets it.
 * @param tight for a bill that fits one page with smaller gaps
 */
export function lookOf({ look, accent, sums }: Paper, { tight = false }: { tight?: boolean } = {}): BillLook {
  switch (look) {
    case 'boxed':
      return boxedLook(accent || BLACK, { sums, tight })
    case 'modern':
      return modernLook(accent || BLUE, { tight })
    case 'letterhead':
      return openLook({ sheet: A4, accent: accent || BRICK, head: letterHead, tight })
    case 'a5':
      return openLook({ sheet: A5, accent: accent || BLACK, head: smallHead, small: true, tight })
    default:
      return openLook({ sheet: A4, accent: accent || BLACK, head: plainHead, tight })
  }
}
