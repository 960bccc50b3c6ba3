'use client'

import { useState } from 'react'
import { SelectField } from '@/components/fields/select-field'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import type { Bank } from '@/lib/banking/bank-list'
import { placeName } from '@/lib/banking/place-name'
import { linkWith, textInLink } from '@/lib/inputs/text-in-link'
import type { IfscLookups } from '@/lib/lookup/ifsc-finder'
import { FailedToLoad } from './branch-list'
import { StateBranches } from './state-branches'

interface BranchByBankProps {
  lookups: IfscLookups
  onIfsc(ifsc: string): void
}

/** Bank, then state, then branch. The list of banks loads when this part is opened. */
export default function BranchByBank({ lookups, onIfsc }: BranchByBankProps) {
  const { part: banks, failed, retry } = useLatePart(lookups.banks, true)
  if (failed) return <FailedToLoad onRetry={retry}>Failed to load the banks.</FailedToLoad>
  if (banks === null) return <p className="px-5 pb-4 text-soft">Loading banks…</p>
  return <Choose banks={banks} lookups={lookups} onIfsc={onIfsc} />
}

function Choose({ banks, lookups, onIfsc }: BranchByBankProps & { banks: Bank[] }) {
  const { bank, state, choose } = useBankAndState(banks)
  return (
    <>
      <div className="grid gap-4 px-5 pb-4">
        <SelectField
          field={{
            name: 'ofBank',
            text: bank?.letters ?? '',
            problem: null,
            onText: (next) => choose(next, ''),
          }}
          label="Bank"
          options={withNone(
            'Choose a bank',
            banks.map(({ letters, name }) => [letters, name]),
          )}
        />
        {bank && (
          <SelectField
            field={{
              name: 'inState',
              text: state ?? '',
              problem: null,
              onText: (next) => choose(bank.letters, next),
            }}
            label="State"
            hint={coverageOf(bank)}
            options={withNone(
              bank.states.length === 0 ? 'No states with branch details' : 'Choose a state',
              bank.states.map((one) => [one.state, `${placeName(one.state)} (${one.branches})`]),
            )}
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

/** Options under a first one that chooses nothing. */
const withNone = (none: string, options: [value: string, words: string][]) =>
  Object.fromEntries([['', none], ...options])

/** The bank and the state chosen, from the link and then from the visitor; none where the list has no such one. */
function useBankAndState(banks: Bank[]) {
  const link = useLink()
  const [chosen, setChosen] = useState<{ over: object; letters: string; state: string } | null>(null)
  const linked = { letters: textInLink(link, 'ofBank'), state: textInLink(link, 'inState') }
  const { letters, state } = chosen?.over === link ? chosen : linked
  const bank = banks.find((one) => one.letters === letters)
  return {
    bank,
    state: bank?.states.find((one) => one.state === state)?.state,
    choose(nextLetters: string, nextState: string) {
      setChosen({ over: link, letters: nextLetters, state: nextState })
      const { search, hash } = linkWith(linkWith(location, 'ofBank', nextLetters), 'inState', nextState)
      writeLink(search, hash)
    },
  }
}

function coverageOf({ codes, states }: Bank): string {
  const named = states.reduce((sum, { branches }) => sum + branches, 0)
  return `${named.toLocaleString('en-IN')} of its ${codes.toLocaleString('en-IN')} codes have branch details here.`
}
