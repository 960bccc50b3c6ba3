'use client'

import { type Ref, useState } from 'react'
import { NameSearch } from '@/components/lookup/name-search'
import { useNameLookup } from '@/components/lookup/use-name-lookup'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import { useLink } from '@/components/tool-form/use-link'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { BranchList } from './branch-list'
import { textInLink } from '@/lib/inputs/text-in-link'
import type { IfscLookups } from '@/lib/lookup/ifsc-finder'

interface BranchSearchProps {
  ref?: Ref<HTMLElement>
  lookups: IfscLookups
  onIfsc(ifsc: string): void
}

/** From the name of a branch to its code; or by bank and state, in a part that loads when opened. */
export function BranchSearch({ ref, lookups, onIfsc }: BranchSearchProps) {
  const { state, field } = useNameLookup(lookups.branch)
  return (
    <NameSearch
      ref={ref}
      title="Find by branch"
      name="place"
      label="Branch or area"
      hint="For example Andheri, or Andheri HDFC"
      field={field}
      loading={state.kind === 'loading'}
      failed={state.kind === 'failed' ? 'Failed to search for this branch. Please try again.' : null}
      other={<ByBank lookups={lookups} onIfsc={onIfsc} />}
    >
      {state.kind === 'answered' && (
        <BranchList title={`Branches found for ${state.question}`} branches={state.answer} onIfsc={onIfsc} />
      )}
    </NameSearch>
  )
}

const loadByBank = () => import('./branch-by-bank')

function ByBank({ lookups, onIfsc }: Omit<BranchSearchProps, 'ref'>) {
  const link = useLink()
  const [opened, setOpened] = useState<boolean | null>(null)
  const open = opened ?? textInLink(link, 'ofBank') !== null
  const { part, failed, retry } = useLatePart(loadByBank, open)
  return (
    <div className="border-t border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpened(!open)}
        className="min-h-11 w-full px-5 py-2 text-left text-link underline -outline-offset-2"
      >
        Choose by bank and state
      </button>
      {open && part && <part.default lookups={lookups} onIfsc={onIfsc} />}
      {open && failed && <DidNotLoad className="px-5 pb-4" what="The list of banks" onRetry={retry} />}
    </div>
  )
}
