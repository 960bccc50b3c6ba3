'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { Field } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import { useLookup } from '@/components/lookup/use-lookup'
import { BranchList } from './branch-list'
import { Button } from '@/components/ui/button'
import type { Bank } from '@/lib/banking/bank-list'
import { narrowBranches } from '@/lib/banking/branch-search'
import { placeName } from '@/lib/banking/place-name'
import type { IfscLookups } from '@/lib/lookup/ifsc-finder'

interface StateBranchesProps {
  bank: Bank
  state: string
  lookups: IfscLookups
  onIfsc(ifsc: string): void
}

/** The branches of a bank in a state, with a filter. */
export function StateBranches({ bank, state, lookups, onIfsc }: StateBranchesProps) {
  const found = useLookup(lookups.branchesIn)
  const [text, setText] = useState('')
  const askAtOnce = useEffectEvent(() => void found.ask({ bank, state }))
  useEffect(() => askAtOnce(), [])
  return (
    <>
      {found.state.kind === 'answered' && (
        <div className="px-5 pb-4">
          <Field name="filter" label="Filter by branch or city" problem={null}>
            <TextControl
              name="filter"
              text={text}
              problem={null}
              inputMode="text"
              onText={setText}
              onLeave={() => {}}
            />
          </Field>
        </div>
      )}
      <div aria-live="polite">
        {found.state.kind === 'loading' && <p className="px-5 pb-4 text-soft">Loading branches…</p>}
        {found.state.kind === 'failed' && (
          <p className="px-5 pb-4 text-bad">
            Failed to load the branches.{' '}
            <Button variant="outline" onClick={() => void found.ask({ bank, state })}>
              Try again
            </Button>
          </p>
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
