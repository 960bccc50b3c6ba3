'use client'

import { changeLines, type ItemDocumentKind } from '@/components/documents/change-lines'
import { filledLines } from '@/lib/invoicing/filled-lines'
import { blankLine, firstTaxRate, MOST_LINES, nextLineId } from '@/lib/invoicing/new-draft'

/** Goods transport services: heading 9965. */
const FREIGHT_SAC = '996511'

/** Adds a freight line, taxed at the highest rate of the items: freight follows the principal supply. */
export function addFreight(kind: ItemDocumentKind): void {
  changeLines(kind, (lines, draft) => {
    const rates = filledLines({ ...draft, lines }).map(({ taxRatePercent }) => taxRatePercent)
    const rate = rates.sort((one, other) => Number(other) - Number(one))[0] ?? firstTaxRate(draft.kind)
    const freight = { ...blankLine(nextLineId(lines), rate), description: 'Freight', hsn: FREIGHT_SAC }
    const filled = filledLines({ ...draft, lines })
    return [...(filled.length > 0 ? lines : []), freight].slice(0, MOST_LINES)
  })
}
