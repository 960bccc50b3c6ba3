'use client'

import { SearchForm } from '@/components/lookup/search-form'
import { toastOfFailure, useSearch } from '@/components/lookup/use-search'
import { LookupScreen, type LookupWords } from '@/components/lookup/lookup-screen'
import type { LookupOutcome } from '@/lib/lookup/live-first'
import { Found, NotFound } from './found'
import { findTemplateStem, type TemplateStemAnswer, templateStemCharacters } from './lib'

type LookUp = (code: string, signal: AbortSignal) => Promise<LookupOutcome<TemplateStemAnswer>>

/**
 * TODO: where a service is configured, it is asked first: `liveFirst` of lib/lookup/live-first then gives `liveFault`.
 */
const inDirectory: LookUp = async (code) => ({ answer: findTemplateStem(code), liveFault: null })

const FAILED = 'The lookup failed. Please try again.'

const words: LookupWords<TemplateStemAnswer> = {
  loading: (code) => `Looking up ${code}…`,
  failed: () => FAILED,
  stillKnown: 'TODO: what can be answered without a network.',
  // TODO: how old the directory is. Shown while the service is silent, when the directory does not know the code.
  notInDirectory: (code) => <p>{code} is not in our own directory.</p>,
}

/** A link with a code searches at once. */
export function TemplateTool({ lookUp = inDirectory }: { lookUp?: LookUp }) {
  const { state, search, field } = useSearch({
    name: 'code',
    read: templateStemCharacters,
    problemOf: (code) => (code === '' ? 'Please enter a code.' : null),
    lookUp,
    stays: ({ answer }) => answer.kind !== 'notFound',
    onEnd: toastOfFailure(FAILED),
  })
  return (
    <LookupScreen
      state={state}
      words={words}
      onRetry={search}
      idle={<p className="px-5 py-6 text-xl">TODO: Enter a code to see what of it.</p>}
      answered={(code, answer) =>
        answer.kind === 'found' ? <Found code={code} answer={answer} /> : <NotFound code={code} />
      }
      form={
        <SearchForm
          field={field}
          title="Find a code"
          label="Code"
          hint="For example A1"
          keep={templateStemCharacters}
          disabled={field.text === ''}
        />
      }
    />
  )
}
