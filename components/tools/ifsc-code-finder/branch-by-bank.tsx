'use client'

import { useEffect, useEffectEvent } from 'react'
import { useLookup } from '@/components/lookup/use-lookup'
import { SelectFrom } from './select-from'
import { StateBranches } from './state-branches'
import { useBankAndState } from './use-bank-and-state'
import { Button } from '@/components/ui/button'
import type { Bank } from '@/lib/banking/bank-list'
import { placeName } from '@/lib/banking/place-name'
import type { IfscLookups } from '@/lib/lookup/ifsc-finder'

interface BranchByBankProps {
  lookups: IfscLookups
  onIfsc(ifsc: string): void
}

/** Bank, then state, then branch. The list of banks loads when this part is opened. */
export default function BranchByBank({ lookups, onIfsc }: BranchByBankProps) {
  const { state, ask } = useLookup(lookups.banks)
  const askOnce = useEffectEvent(() => void ask(undefined))
  useEffect(() => askOnce(), [])
  if (state.kind === 'failed')
    return (
      <p className="px-5 pb-4 text-bad">
        Failed to load the banks.{' '}
        <Button variant="outline" onClick={() => void ask(undefined)}>
          Try again
        </Button>
      </p>
    )
  if (state.kind !== 'answered') return <p className="px-5 pb-4 text-soft">Loading banks…</p>
  return <Choose banks={state.answer} lookups={lookups} onIfsc={onIfsc} />
}

function Choose({ banks, lookups, onIfsc }: BranchByBankProps & { banks: Bank[] }) {
  const { bank, state, choose } = useBankAndState(banks)
  return (
    <>
      <div className="grid gap-4 px-5 pb-4">
        <SelectFrom
          name="ofBank"
          label="Bank"
          none="Choose a bank"
          value={bank?.letters ?? ''}
          options={banks.map(({ letters, name }) => [letters, name])}
          onValue={(letters) => choose(letters, '')}
        />
        {bank && (
          <SelectFrom
            name="inState"
            label="State"
            none={bank.states.length === 0 ? 'No states with branch details' : 'Choose a state'}
            hint={coverageOf(bank)}
            value={state ?? ''}
            options={bank.states.map((one) => [one.state, `${placeName(one.state)} (${one.branches})`])}
            onValue={(next) => choose(bank.letters, next)}
          />
        )}
      </div>
      {bank && state && (
        <StateBranches
          key={`${bank.letters} ${state}`}
          bank={bank}
          state={state}
          lookups={lookups}
          onIfsc={onIfsc}
        />
      )}
    </>
  )
}

function coverageOf({ codes, states }: Bank): string {
  const named = states.reduce((sum, { branches }) => sum + branches, 0)
  return `${named.toLocaleString('en-IN')} of its ${codes.toLocaleString('en-IN')} codes have branch details here.`
}
