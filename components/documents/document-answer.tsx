'use client'

import { useState } from 'react'
import { desk } from '@/components/documents/desk'
import { totalRows } from '@/components/documents/total-rows'
import { ResultPanel } from '@/components/results/result-panel'
import { Button } from '@/components/ui/button'
import type { Draft } from '@/lib/invoicing/draft'
import { totals } from '@/lib/invoicing/totals'
import { rupeesOnly } from '@/lib/invoicing/words-on-paper'
import { showToast } from '@/lib/toast'

const NEXT = {
  quotation: { says: 'Turn into an invoice', address: '/invoice-generator' },
  invoice: { says: 'Make the receipt', address: '/receipt-generator' },
  receipt: null,
}

/** What the document comes to, in figures and in words, and what can be done with it. */
export function DocumentAnswer({ draft, onPrint }: { draft: Draft; onPrint(): void }) {
  const result = totals(draft)
  const next = NEXT[draft.kind]
  const [going, setGoing] = useState(false)
  const go = async (address: string) => {
    setGoing(true)
    try {
      await turnInto(draft)
    } catch (fault) {
      setGoing(false)
      // A script that did not come can be asked for again; anything else is ours to mend.
      if (!(fault instanceof Error && /load|fetch|import/i.test(fault.message))) throw fault
      return showToast({
        title: 'Error',
        description: 'This did not load. Please try again.',
        variant: 'destructive',
      })
    }
    location.assign(address)
  }
  return (
    <ResultPanel
      rows={result && totalRows(draft, result)}
      placeholder="Correct the marked numbers to see the total."
    >
      <p className="mt-3 text-sm text-soft">{result && rupeesOnly(result.totalPaise)}</p>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <Button onClick={onPrint}>Print</Button>
        {next && (
          <Button variant="outline" disabled={going || draft.id === ''} onClick={() => go(next.address)}>
            {next.says}
          </Button>
        )}
      </div>
    </ResultPanel>
  )
}

/** Puts the next document of the chain on the desk of its own page, with this one's data. */
async function turnInto(draft: Draft): Promise<void> {
  const [{ NEXT_KIND, turnedInto }, { numberFor }] = await Promise.all([
    import('@/lib/invoicing/turn-into'),
    import('@/lib/invoicing/shelf'),
  ])
  const kind = NEXT_KIND[draft.kind]
  if (!kind) throw new RangeError('A receipt is turned into nothing')
  const beginning = desk.beginning()
  const number = numberFor(desk.store.getState(), kind, beginning.date)
  desk.put(turnedInto(draft, { ...beginning, number }))
  desk.storage.flush()
}
