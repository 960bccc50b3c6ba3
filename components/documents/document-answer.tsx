'use client'

import { freshRows } from '@/components/documents/fresh-rows'
import { useEngine, useEngineFailed, loadEngine } from '@/components/documents/use-engine'
import { ResultPanel } from '@/components/results/result-panel'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { Button } from '@/components/ui/button'
import type { Draft } from '@/lib/invoicing/draft'

const loadActions = () => import('@/components/documents/answer-actions')

/** What the document comes to, and what can be done with it. */
export function DocumentAnswer({ draft, onPrint }: { draft: Draft; onPrint(): void }) {
  const engine = useEngine()
  const failed = useEngineFailed()
  const actions = useLatePart(loadActions, engine !== null)
  const result = engine?.totals(draft)
  const rows = engine ? result && engine.totalRows(draft, result) : freshRows(draft.kind)
  const again = () => {
    if (failed) void loadEngine()
    actions.retry()
  }
  return (
    <>
      <ResultPanel rows={rows ?? null} placeholder="Correct the marked numbers to see the total.">
        {actions.part && <actions.part.default draft={draft} onPrint={onPrint} />}
      </ResultPanel>
      {(failed || actions.failed) && (
        <p role="alert" className="mt-4">
          A part of this page did not load, so nothing is worked out or kept.{' '}
          <Button variant="outline" onClick={again}>
            Try again
          </Button>
        </p>
      )}
    </>
  )
}
