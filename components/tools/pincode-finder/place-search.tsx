'use client'

import { LoaderCircle } from 'lucide-react'
import { type Ref, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { Field } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import { useLookup } from '@/components/lookup/use-lookup'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import { PlaceHitList } from '@/components/tools/pincode-finder/place-hit-list'
import { Button } from '@/components/ui/button'
import { problemOfName } from '@/lib/directory/closeness'
import { linkWith, textInLink } from '@/lib/inputs/text-in-link'
import type { PincodeLookups } from '@/lib/lookup/pincode-finder'

interface PlaceSearchProps {
  ref?: Ref<HTMLElement>
  lookups: PincodeLookups
  onPincode(pincode: string): void
}

/** The other way round: from the name of an office, an area or a district to its pincode. */
export function PlaceSearch({ ref, lookups, onPincode }: PlaceSearchProps) {
  const link = useLink()
  const [typed, setTyped] = useState<{ over: object; text: string; problem: string | null } | null>(null)
  const lookup = useLookup(lookups.place)
  const linked = textInLink(link, 'place') ?? ''
  const { text, problem } =
    typed?.over === link ? typed : { text: linked, problem: linked === '' ? null : problemOfName(linked) }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const place = text.trim()
    const wrong = problemOfName(place)
    setTyped({ over: link, text: place, problem: wrong })
    if (wrong !== null) return lookup.clear()
    const { search, hash } = linkWith(location, 'place', place)
    writeLink(search, hash)
    void lookup.ask(place)
  }

  const followLink = useEffectEvent(() => {
    if (linked !== '' && problemOfName(linked) === null) void lookup.ask(linked.trim())
  })
  useEffect(() => followLink(), [link])

  const loading = lookup.state.kind === 'loading'
  return (
    <section
      ref={ref}
      aria-label="Find by place"
      className="card no-print self-start overflow-hidden md:col-start-1"
    >
      <form noValidate onSubmit={submit} className="p-5">
        <Field
          name="place"
          label="Office, area or district"
          hint="When you do not know the pincode"
          problem={problem}
        >
          <div className="flex gap-2">
            <TextControl
              name="place"
              text={text}
              problem={problem}
              inputMode="text"
              onText={(next) => {
                setTyped({ over: link, text: next, problem: null })
                if (lookup.state.kind !== 'answered') lookup.clear()
              }}
              onLeave={() => {}}
            />
            <Button type="submit" variant="outline" disabled={loading}>
              {loading && <LoaderCircle aria-hidden="true" className="animate-spin" />}
              Find
            </Button>
          </div>
        </Field>
      </form>
      <div aria-live="polite">
        {lookup.state.kind === 'failed' && (
          <p className="px-5 pb-4 text-bad">Failed to search for this place. Please try again.</p>
        )}
        {lookup.state.kind === 'answered' && (
          <PlaceHitList
            key={lookup.state.question}
            query={lookup.state.question}
            hits={lookup.state.answer}
            lookups={lookups}
            onPincode={onPincode}
          />
        )}
      </div>
    </section>
  )
}
