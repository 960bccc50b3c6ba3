'use client'

import { LiveOffer } from '@/components/live/live-offer'
import { NameSearch, ToNameSearch } from '@/components/lookup/name-search'
import { SearchForm } from '@/components/lookup/search-form'
import { toastOfFailure, useSearch } from '@/components/lookup/use-search'
import { CodeParts } from '@/components/results/code-parts'
import { WhenSeen } from '@/components/ui/when-seen'
import { LookupScreen, type LookupWords } from '@/components/lookup/lookup-screen'
import { bankLetters, branchCharacters, ifscCharacters, isIfsc, withZeroForO } from '@/lib/banking/ifsc'
import { listMonth } from '@/lib/banking/list-month'
import type { IfscAnswer } from '@/lib/lookup/ifsc/ifsc-answer'
import type { IfscLookups } from '@/lib/lookup/ifsc/ifsc-finder'
import { remember } from '@/lib/lookup/remember'
import { serviceAddress } from '@/lib/lookup/service-address'
import { t } from '@/lib/language/words'
import { BranchByBank } from './branch-by-bank'
import { BranchList } from './branch-list'
import { IfscSourceNote, KnownCode, IfscNotFound } from './found'

const EXAMPLE = 'SBIN0000691'
const FAILED = t('Failed to fetch IFSC details. Please try again.')
const loadTodays = async () => (await import('./todays-details')).TodaysDetails
const loadCheque = () => import('./cheque')

const setting = 'NEXT_PUBLIC_IFSC_API_URL'
const liveAddress = serviceAddress(setting, process.env.NEXT_PUBLIC_IFSC_API_URL)
/** A service that is set up takes the offer's place, and "off" takes it away. */
const isOffered = !process.env.NEXT_PUBLIC_IFSC_API_URL

/** The code of the lookups comes when it is first needed; the page itself does not carry it. */
const siteLookups = remember(async () =>
  (await import('@/lib/lookup/ifsc/ifsc-finder')).ifscLookups(liveAddress),
)

const words: LookupWords<IfscAnswer> = {
  loading: (ifsc) => t('Looking up {0}…', ifsc),
  failed: () => FAILED,
  stillKnown: t('Codes near your earlier searches still work offline.'),
  notInDirectory: (ifsc, answer) =>
    answer.facts && (
      <div className="grid gap-2">
        <p>
          {t(
            'Live service unavailable. {0} is not in the list of {1} either; it may be newer.',
            ifsc,
            listMonth(answer.facts.listOf),
          )}
        </p>
        <IfscSourceNote answer={answer} />
      </div>
    ),
}

/** The branch of an IFSC, and the IFSC of a branch. A link with a code searches at once. */
export function IfscCodeFinder({ loadLookups = siteLookups }: { loadLookups?(): Promise<IfscLookups> }) {
  const { state, search, searchAndFocus, field } = useSearch({
    name: 'ifsc',
    read: ifscCharacters,
    problemOf: (text) =>
      isIfsc(text) ? null : t('Please enter a valid 11-character IFSC code (e.g., {0}).', 'SBIN0001234'),
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
        answered={(ifsc, answer) => (
          <>
            {answer.kind === 'notFound' ? (
              <IfscNotFound ifsc={ifsc} answer={answer} />
            ) : (
              <KnownCode ifsc={ifsc} answer={answer} />
            )}
            {isOffered && (
              <div className="px-5 pb-5">
                <LiveOffer
                  label={t('Ask for today’s details')}
                  load={loadTodays}
                  keys={['alwaysAsk.ifsc']}
                  props={{ ifsc, listed: answer.kind === 'found' ? answer.record : null }}
                />
              </div>
            )}
          </>
        )}
        form={
          <SearchForm
            field={field}
            title={t('Find a branch by its code')}
            label={t('IFSC code')}
            hint={t('For example {0}', EXAMPLE)}
            keep={ifscCharacters}
          >
            {field.problem && <ZeroForO text={field.text} onIfsc={search} />}
            <ToNameSearch>{t('Don’t know the code? Search by branch')}</ToNameSearch>
          </SearchForm>
        }
      >
        <NameSearch
          title={t('Find by branch')}
          label={t('Branch or area')}
          hint={t('For example Andheri, or Andheri HDFC')}
          lookUp={async (query, signal) => (await loadLookups()).branch(query, signal)}
          failed={t('Failed to search for this branch. Please try again.')}
          found={(name, branches) => (
            <BranchList
              title={t('Branches found for {0}', name)}
              branches={branches}
              onIfsc={searchAndFocus}
            />
          )}
        >
          <BranchByBank loadLookups={loadLookups} onIfsc={searchAndFocus} />
        </NameSearch>
      </LookupScreen>
      <WhenSeen
        heading={t('Where to find the code on a cheque')}
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
      <p className="px-5 pt-6 text-xl">{t('Enter an IFSC code to see its bank and branch.')}</p>
      <p className="px-5 pb-4 text-soft">
        {t('How to read one: {0}, State Bank of India, New Delhi.', EXAMPLE)}
      </p>
      <div className="px-5 pb-5">
        <CodeParts
          label={t('What the parts mean')}
          parts={[
            [bankLetters(EXAMPLE), t('Bank'), t('four letters')],
            [EXAMPLE.charAt(4), t('Always zero'), t('a digit, never the letter O')],
            [branchCharacters(EXAMPLE), t('Branch'), t('six letters or digits, given by the bank')],
          ]}
        />
      </div>
    </>
  )
}

/** Corrects the letter O in fifth place to a zero. */
function ZeroForO({ text, onIfsc }: { text: string; onIfsc(ifsc: string): void }) {
  const corrected = withZeroForO(text)
  if (corrected === null) return null
  return (
    <button
      type="button"
      onClick={() => onIfsc(corrected)}
      className="min-h-11 text-left text-sm text-link underline"
    >
      {t('The fifth character is a zero, not the letter O. Search {0}', corrected)}
    </button>
  )
}
