'use client'

import { useRef } from 'react'
import { CodeSearchForm } from '@/components/lookup/search-form'
import { useCodeSearch } from '@/components/lookup/use-code-search'
import { WhenSeen } from '@/components/results/when-seen'
import { LookupScreen, type LookupWords } from '@/components/screens/lookup-screen'
import { ifscCharacters, isIfsc } from '@/lib/banking/ifsc'
import type { IfscAnswer } from '@/lib/lookup/ifsc-answer'
import type { IfscLookups } from '@/lib/lookup/ifsc-finder'
import { BranchSearch } from './branch-search'
import { CodeParts } from './code-parts'
import { FoundBranch, ListedCode, NotFound } from './found'
import { siteLookups } from './lookups'
import { IfscSource } from './source'
import { ZeroForO } from './zero-for-o'

const EXAMPLE = 'SBIN0000691'
const loadCheque = () => import('./cheque')

const words: LookupWords<IfscAnswer> = {
  loading: (ifsc) => `Looking up ${ifsc}…`,
  failed: 'Failed to fetch IFSC details. Please try again.',
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
export function IfscCodeFinder({ lookups = siteLookups }: { lookups?: IfscLookups }) {
  const result = useRef<HTMLElement>(null)
  const branch = useRef<HTMLElement>(null)
  const { view, search, form } = useCodeSearch({
    name: 'ifsc',
    read: ifscCharacters,
    problemOf: (text) =>
      isIfsc(text) ? null : 'Please enter a valid 11-character IFSC code (e.g., SBIN0001234).',
    lookUp: lookups.ifsc,
    prepare: lookups.prepare,
    failedMessage: words.failed,
  })

  return (
    <>
      <LookupScreen
        view={view}
        words={words}
        resultRef={result}
        onRetry={search}
        idle={<Example />}
        answers={{
          found: (found) => <FoundBranch view={found} />,
          listed: (listed) => <ListedCode view={listed} />,
          notFound: (notFound) => <NotFound view={notFound} />,
        }}
        form={
          <CodeSearchForm
            {...form}
            title="Find a branch by its code"
            label="IFSC code"
            hint="For example SBIN0000691"
            inputMode="text"
            disabled={false}
          >
            {form.problem && <ZeroForO text={form.text} onCode={search} />}
            <button
              type="button"
              onClick={() => branch.current?.querySelector('input')?.focus()}
              className="min-h-11 text-left text-sm text-link underline md:hidden"
            >
              Don’t know the code? Search by branch
            </button>
          </CodeSearchForm>
        }
      >
        <BranchSearch
          ref={branch}
          lookups={lookups}
          onIfsc={(ifsc) => {
            search(ifsc)
            result.current?.focus()
          }}
        />
      </LookupScreen>
      <WhenSeen
        heading="Where to find the code on a cheque"
        load={loadCheque}
        of={{ record: view.kind === 'found' ? view.answer.record : null }}
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
      <CodeParts ifsc={EXAMPLE} />
    </>
  )
}
