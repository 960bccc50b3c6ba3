'use client'

import { NameSearch, ToNameSearch } from '@/components/lookup/name-search'
import { SearchForm } from '@/components/lookup/search-form'
import { toastOfFailure, useSearch } from '@/components/lookup/use-search'
import { CodeParts } from '@/components/results/code-parts'
import { WhenSeen } from '@/components/ui/when-seen'
import { LookupScreen, type LookupWords } from '@/components/lookup/lookup-screen'
import { bankLetters, branchCharacters, ifscCharacters, isIfsc, withZeroForO } from '@/lib/banking/ifsc'
import type { IfscAnswer } from '@/lib/lookup/ifsc/ifsc-answer'
import type { IfscLookups } from '@/lib/lookup/ifsc/ifsc-finder'
import { remember } from '@/lib/lookup/remember'
import { serviceAddress } from '@/lib/lookup/service-address'
import { BranchByBank } from './branch-by-bank'
import { BranchList } from './branch-list'
import { IfscSource, KnownCode, NotFound } from './found'

const EXAMPLE = 'SBIN0000691'
const FAILED = 'Failed to fetch IFSC details. Please try again.'
const loadCheque = () => import('./cheque')

const setting = 'NEXT_PUBLIC_IFSC_API_URL'
const liveAddress = serviceAddress(setting, process.env.NEXT_PUBLIC_IFSC_API_URL)

/** The code of the lookups comes when it is first needed; the page itself does not carry it. */
const siteLookups = remember(async () =>
  (await import('@/lib/lookup/ifsc/ifsc-finder')).ifscLookups(liveAddress),
)

const words: LookupWords<IfscAnswer> = {
  loading: (ifsc) => `Looking up ${ifsc}…`,
  failed: () => FAILED,
  stillKnown: 'Codes near your earlier searches still work offline.',
  notInDirectory: (ifsc, answer) =>
    answer.facts && (
      <div className="grid gap-2">
        <p>
          Live service unavailable. {ifsc} is not in the list of {answer.facts.listOf} either; it may be
          newer.
        </p>
        <IfscSource answer={answer} />
      </div>
    ),
}

/** The branch of an IFSC, and the IFSC of a branch. A link with a code searches at once. */
export function IfscCodeFinder({ loadLookups = siteLookups }: { loadLookups?(): Promise<IfscLookups> }) {
  const { state, search, searchAndFocus, field } = useSearch({
    name: 'ifsc',
    read: ifscCharacters,
    problemOf: (text) =>
      isIfsc(text) ? null : 'Please enter a valid 11-character IFSC code (e.g., SBIN0001234).',
    lookUp: async (ifsc, signal) => (await loadLookups()).ifsc(ifsc, signal),
    prepare: async () => (await loadLookups()).prepare(),
    stays: ({ answer }) => answer.kind !== 'notFound',
    onEnd: toastOfFailure(FAILED),
  })
  const found = state.kind === 'answered' && state.answer.answer.kind === 'found' && state.answer.answer

  return (
    <>
      <LookupScreen
        state={state}
        words={words}
        onRetry={search}
        idle={<Example />}
        answered={(ifsc, answer) =>
          answer.kind === 'notFound' ? (
            <NotFound ifsc={ifsc} answer={answer} />
          ) : (
            <KnownCode ifsc={ifsc} answer={answer} />
          )
        }
        form={
          <SearchForm
            field={field}
            title="Find a branch by its code"
            label="IFSC code"
            hint="For example SBIN0000691"
            keep={ifscCharacters}
          >
            {field.problem && <ZeroForO text={field.text} onIfsc={search} />}
            <ToNameSearch>Don’t know the code? Search by branch</ToNameSearch>
          </SearchForm>
        }
      >
        <NameSearch
          title="Find by branch"
          label="Branch or area"
          hint="For example Andheri, or Andheri HDFC"
          lookUp={async (query, signal) => (await loadLookups()).branch(query, signal)}
          failed="Failed to search for this branch. Please try again."
          found={(name, branches) => (
            <BranchList title={`Branches found for ${name}`} branches={branches} onIfsc={searchAndFocus} />
          )}
        >
          <BranchByBank loadLookups={loadLookups} onIfsc={searchAndFocus} />
        </NameSearch>
      </LookupScreen>
      <WhenSeen
        heading="Where to find the code on a cheque"
        load={loadCheque}
        props={{ record: found ? found.record : null }}
        className="min-h-[27rem]"
      />
    </>
  )
}

function Example() {
  return (
    <>
      <p className="px-5 pt-6 text-xl">Enter an IFSC code to see its bank and branch.</p>
      <p className="px-5 pb-4 text-soft">How to read one: {EXAMPLE}, State Bank of India, New Delhi.</p>
      <div className="px-5">
        <CodeParts
          label="What the parts mean"
          parts={[
            [bankLetters(EXAMPLE), 'Bank', 'four letters'],
            [EXAMPLE.charAt(4), 'Always zero', 'a digit, never the letter O'],
            [branchCharacters(EXAMPLE), 'Branch', 'six letters or digits, given by the bank'],
          ]}
        />
      </div>
    </>
  )
}

/** Corrects the letter O in fifth place to a zero. */
function ZeroForO({ text, onIfsc }: { text: string; onIfsc(ifsc: string): void }) {
  const mended = withZeroForO(text)
  if (mended === null) return null
  return (
    <button
      type="button"
      onClick={() => onIfsc(mended)}
      className="min-h-11 text-left text-sm text-link underline"
    >
      The fifth character is a zero, not the letter O. Search {mended}
    </button>
  )
}
