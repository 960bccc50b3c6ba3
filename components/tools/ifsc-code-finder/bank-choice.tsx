import { useState } from 'react'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import { type QuestionState, useQuestion } from '@/components/hooks/use-question'
import { binding } from '@/components/tool-form/binding'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import { Button } from '@/components/ui/button'
import type { Bank } from '@/lib/banking/bank-list'
import { narrowBranches } from '@/lib/banking/branch-search'
import { grouped } from '@/lib/format/numbers'
import { linkWith, textInLink } from '@/lib/inputs/text-in-link'
import type { BankAndState } from '@/lib/lookup/ifsc/branch-lookup'
import type { IfscLookups } from '@/lib/lookup/ifsc/ifsc-finder'
import { inOrder } from '@/lib/language/in-order'
import { t } from '@/lib/language/words'
import { BranchList } from './branch-list'
import { stateOfCapitals } from './state-name'

export interface BankChoiceProps {
  loadLookups(): Promise<IfscLookups>
  onIfsc(ifsc: string): void
}

/** Bank, then state, then branch. */
export function BankChoice(props: BankChoiceProps) {
  const banks = useQuestion(async () => (await props.loadLookups()).banks(), { question: 'banks' })
  if (banks.state.kind !== 'answered')
    return <NotLoaded loading={t('Loading banks…')} failed={t('Failed to load the banks.')} {...banks} />
  return <Choose banks={banks.state.answer} {...props} />
}

function Choose({ banks, loadLookups, onIfsc }: BankChoiceProps & { banks: Bank[] }) {
  const { bank, state, choose } = useBankAndState(banks)
  const bankNames = inOrder(Object.fromEntries(banks.map(({ letters, name }) => [letters, name])))
  const states = inOrder(
    Object.fromEntries(
      (bank?.states ?? []).map((one) => [one.state, `${stateOfCapitals(one.state)} (${one.branches})`]),
    ),
  )
  const noState = t(bank?.states.length ? 'Choose a state' : 'No states with branch details')
  return (
    <>
      <div className="grid gap-4 px-5 pb-4">
        <SelectField
          field={binding('ofBank', bank?.letters ?? '', (letters) => choose(letters, ''))}
          label={t('Bank')}
          options={{ '': t('Choose a bank'), ...bankNames }}
        />
        {bank && (
          <SelectField
            field={binding('inState', state ?? '', (next) => choose(bank.letters, next))}
            label={t('State')}
            hint={coverageOf(bank)}
            options={{ '': noState, ...states }}
          />
        )}
      </div>
      {bank && state && (
        <StateBranches
          key={bank.letters + state}
          bank={bank}
          state={state}
          loadLookups={loadLookups}
          onIfsc={onIfsc}
        />
      )}
    </>
  )
}

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
      writeLink(linkWith(linkWith(location, 'ofBank', nextLetters), 'inState', nextState))
    },
  }
}

function coverageOf({ codes, states }: Bank): string {
  const named = states.reduce((sum, { branches }) => sum + branches, 0)
  return t('{0} of its {1} codes have branch details here.', grouped(named), grouped(codes))
}

/** The branches of a bank in a state, with a filter. */
function StateBranches({ bank, state, loadLookups, onIfsc }: BankChoiceProps & BankAndState) {
  const list = useQuestion(async (place: BankAndState) => (await loadLookups()).branchesIn(place), {
    question: { bank, state },
  })
  const branches = list.state.kind === 'answered' ? list.state.answer : null
  const [text, setText] = useState('')
  return (
    <>
      {branches && (
        <div className="px-5 pb-4">
          <TextField field={binding('filter', text, setText)} label={t('Filter by branch or city')} />
        </div>
      )}
      <div aria-live="polite">
        {branches ? (
          <BranchList
            title={t('Branches of {0} in {1}', bank.name, stateOfCapitals(state))}
            branches={narrowBranches(branches, text)}
            onIfsc={onIfsc}
          />
        ) : (
          <NotLoaded loading={t('Loading branches…')} failed={t('Failed to load the branches.')} {...list} />
        )}
      </div>
    </>
  )
}

interface NotLoadedProps {
  loading: string
  failed: string
  state: QuestionState<unknown, unknown>
  retry(): void
}

/** In the place of a list that is loading, or did not load. */
function NotLoaded({ loading, failed, state, retry }: NotLoadedProps) {
  if (state.kind !== 'failed') return <p className="px-5 pb-4 text-soft">{loading}</p>
  return (
    <p className="px-5 pb-4 text-bad">
      {failed}{' '}
      <Button variant="outline" onClick={retry}>
        {t('Try again')}
      </Button>
    </p>
  )
}
