'use client'

import { CodeSearchForm } from '@/components/lookup/search-form'
import { useCodeSearch } from '@/components/lookup/use-code-search'
import { LookupScreen, type LookupWords } from '@/components/screens/lookup-screen'
import type { LookupOutcome } from '@/lib/lookup/live-first'
import { Found, NotFound } from './found'
import { findTemplateStem, type TemplateStemAnswer, templateStemCharacters } from './lib'

type LookUp = (code: string, signal: AbortSignal) => Promise<LookupOutcome<TemplateStemAnswer>>

const inDirectory: LookUp = async (code) => ({
  kind: 'answered',
  answer: findTemplateStem(code),
  liveFault: null,
})

const words: LookupWords<TemplateStemAnswer> = {
  loading: (code) => `Looking up ${code}…`,
  failed: 'The lookup failed. Please try again.',
  stillKnown: 'TODO: what can be answered without a network.',
  notInDirectory: (code) => <p>{code} is not in the directory shipped with this site.</p>,
}

/** A link with a code searches at once. */
export function TemplateTool({ lookUp = inDirectory }: { lookUp?: LookUp }) {
  const { view, search, form } = useCodeSearch({
    name: 'code',
    read: templateStemCharacters,
    problemOf: (code) => (code === '' ? 'Please enter a code.' : null),
    lookUp,
    prepare: async () => {},
    failedMessage: words.failed,
  })
  return (
    <LookupScreen
      view={view}
      words={words}
      onRetry={search}
      idle={<p className="px-5 py-6 text-xl">Enter a code to see what it stands for.</p>}
      answers={{ found: (found) => <Found view={found} />, notFound: (missed) => <NotFound view={missed} /> }}
      form={
        <CodeSearchForm
          {...form}
          title="Find a code"
          label="Code"
          hint="For example A1"
          inputMode="text"
          disabled={form.text === ''}
        />
      }
    />
  )
}
