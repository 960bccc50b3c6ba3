'use client'

import { useState } from 'react'
import { documentStore } from '@/components/documents/document-store'
import { didNotLoad } from '@/components/documents/did-not-load'
import { saveFile } from '@/components/results/save-file'
import { Button } from '@/components/ui/button'
import type { Draft } from '@/lib/invoicing/draft'

type State = { at: 'rest' | 'making' | 'failed' } | { at: 'made'; notDrawn: readonly string[] }

const MOST_NAMED = 12

/** Makes the PDF on the visitor's own device and hands it over. What draws it is fetched with the first one. */
export function DownloadPdf({ draft, disabled }: { draft: Draft; disabled: boolean }) {
  const [state, setState] = useState<State>({ at: 'rest' })
  const make = async () => {
    setState({ at: 'making' })
    try {
      setState({ at: 'made', notDrawn: await handOver(draft) })
    } catch (fault) {
      setState({ at: 'failed' })
      if (!didNotLoad(fault)) throw fault
    }
  }
  const making = state.at === 'making'
  const hasNews = state.at === 'failed' || (state.at === 'made' && state.notDrawn.length > 0)
  return (
    <>
      <Button onClick={make} disabled={disabled || making} aria-busy={making}>
        {making ? 'Making the PDF…' : 'Download PDF'}
      </Button>
      {/* An empty one takes no line between the buttons. */}
      <p role="status" className={hasNews ? 'w-full text-sm text-soft' : undefined}>
        {state.at === 'failed' && 'The PDF could not be made. Please try again, or print the page.'}
        {state.at === 'made' && state.notDrawn.length > 0 && (
          <>
            The PDF has no letters for {state.notDrawn.slice(0, MOST_NAMED).join(' ')} and shows ? in their
            place. Printing the page shows them.
          </>
        )}
      </p>
    </>
  )
}

/** Makes and saves the file. @returns the letters that it could not show */
async function handOver(draft: Draft): Promise<readonly string[]> {
  const [{ papersOf }, { makePdf }, { lettersNotDrawn }] = await Promise.all([
    import('@/components/documents/paper/papers-of'),
    import('@/components/documents/pdf/make-pdf'),
    import('@/components/documents/pdf/pdf-letters'),
  ])
  const papers = papersOf(draft)
  if (!papers?.[0]) throw new RangeError('There is no paper while a number cannot be read')
  const file = await makePdf(papers, documentStore.getState().pictures)
  saveFile(`${papers[0].fileStem}.pdf`, 'application/pdf', file)
  return lettersNotDrawn(papers)
}
