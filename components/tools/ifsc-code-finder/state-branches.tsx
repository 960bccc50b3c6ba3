'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '@/components/fields/text-field'
import { useLookup } from '@/components/lookup/use-lookup'
import { narrowBranches } from '@/lib/banking/branch-search'
import { placeName } from '@/lib/banking/place-name'
import type { BankAndState } from '@/lib/lookup/branch-lookup'
import type { IfscLookups } from '@/lib/lookup/ifsc-finder'
import { BranchList, FailedToLoad } from './branch-list'

interface StateBranchesProps extends BankAndState {
  lookups: IfscLookups
  onIfsc(ifsc: string): void
}

/** The branches of a bank in a state, with a filter. */
export function StateBranches({ bank, state, lookups, onIfsc }: StateBranchesProps) {
  const found = useLookup(lookups.branchesIn)
  const [text, setText] = useState('')
  const ask = () => void found.ask({ bank, state })
  const askAtOnce = useEffectEvent(ask)
  useEffect(() => askAtOnce(), [])
  return (
    <>
      {found.state.kind === 'answered' && (
        <div className="px-5 pb-4">
          <TextField
            field={{ name: 'filter', text, problem: null, onText: setText }}
            label="Filter by branch or city"
          />
        </div>
      )}
      <div aria-live="polite">
        {found.state.kind === 'loading' && <p className="px-5 pb-4 text-soft">Loading branches…</p>}
        {found.state.kind === 'failed' && (
          <FailedToLoad onRetry={ask}>Failed to load the branches.</FailedToLoad>
        )}
        {found.state.kind === 'answered' && (
          <BranchList
            title={`Branches of ${bank.name} in ${placeName(state)}`}
            branches={narrowBranches(found.state.answer, text)}
            onIfsc={onIfsc}
          />
        )}
      </div>
    </>
  )
}
