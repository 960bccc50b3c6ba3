'use client'

import { useRef } from 'react'
import { hasFailed, lookupView } from '@/components/lookup/lookup-view'
import { SearchForm } from '@/components/lookup/search-form'
import { useLinkedSearch } from '@/components/lookup/use-linked-search'
import { useLookup } from '@/components/lookup/use-lookup'
import { WhenSeen } from '@/components/results/when-seen'
import { BranchSearch } from '@/components/tools/ifsc-code-finder/branch-search'
import { IfscResult } from '@/components/tools/ifsc-code-finder/ifsc-result'
import { failedMessage, problemOfIfsc } from '@/components/tools/ifsc-code-finder/ifsc-view'
import { siteLookups } from '@/components/tools/ifsc-code-finder/lookups'
import { ZeroForO } from '@/components/tools/ifsc-code-finder/zero-for-o'
import { ifscCharacters } from '@/lib/banking/ifsc'
import type { IfscLookups } from '@/lib/lookup/ifsc-finder'
import { showToast } from '@/lib/toast'

const loadCheque = () => import('@/components/tools/ifsc-code-finder/cheque-leaf')

/** The branch of an IFSC, and the IFSC of a branch. A link with a code searches at once. */
export function IfscCodeFinder({ lookups = siteLookups }: { lookups?: IfscLookups }) {
  const lookup = useLookup(lookups.ifsc)
  const result = useRef<HTMLElement>(null)
  const branch = useRef<HTMLElement>(null)
  const view = lookupView(lookup.state)
  const field = useLinkedSearch({
    name: 'ifsc',
    read: ifscCharacters,
    problemOf: problemOfIfsc,
    ask: (ifsc) => void ask(ifsc),
  })

  async function ask(ifsc: string) {
    const end = await lookup.ask(ifsc)
    if (end && hasFailed(end))
      showToast({ title: 'Error', description: failedMessage, variant: 'destructive' })
  }

  function search(ifsc: string) {
    if (!field.search(ifsc)) lookup.clear()
  }

  return (
    <>
      <div className="grid gap-4 md:grid-cols-[2fr_3fr] md:grid-rows-[auto_1fr]">
        <SearchForm
          title="Find a branch by its code"
          name="ifsc"
          label="IFSC code"
          hint="For example SBIN0000691"
          text={field.text}
          problem={field.problem}
          inputMode="text"
          read={ifscCharacters}
          loading={view.kind === 'loading'}
          tooShort={false}
          onText={(text) => {
            field.onText(text)
            void lookups.prepare()
            if (view.kind !== 'found' && view.kind !== 'listed') lookup.clear()
          }}
          onSearch={() => search(field.text)}
        >
          {field.problem && <ZeroForO text={field.text} onCode={search} />}
          <button
            type="button"
            onClick={() => branch.current?.querySelector('input')?.focus()}
            className="min-h-11 text-left text-sm text-link underline md:hidden"
          >
            Code not at hand? Find it by branch
          </button>
        </SearchForm>
        <IfscResult ref={result} view={view} onRetry={search} />
        <BranchSearch
          ref={branch}
          lookups={lookups}
          onIfsc={(ifsc) => {
            search(ifsc)
            result.current?.focus()
          }}
        />
      </div>
      <WhenSeen
        heading="Where the code stands on a cheque"
        load={loadCheque}
        of={{ record: view.kind === 'found' ? view.answer.record : null }}
        className="min-h-[27rem]"
      />
    </>
  )
}
