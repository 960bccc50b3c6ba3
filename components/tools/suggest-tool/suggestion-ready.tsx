import { Mail } from 'lucide'
import { useEffect, useRef } from 'react'
import { CopyButton } from '@/components/results/copy-button'
import { Anchor } from '@/components/site/anchor'
import { Icon } from '@/components/site/icon'
import { buttonVariants } from '@/components/ui/button'
import { type Suggestion, suggestionMailto, suggestionText } from '@/lib/everyday/suggestion'

/** The finished suggestion, and the two ways in which the visitor can get it to us. */
export function SuggestionReady({ suggestion, email }: { suggestion: Suggestion; email: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="suggestion-ready" className="card mt-6 p-5">
      <h2 id="suggestion-ready" ref={heading} tabIndex={-1} className="text-xl">
        Thank you, your suggestion is ready
      </h2>
      <p className="mt-2">
        Nothing has been sent.{' '}
        {email ? (
          <>
            Send it from your email app, or copy the text and write to{' '}
            <Anchor href={`mailto:${email}`} className="underline">
              {email}
            </Anchor>
            .
          </>
        ) : (
          'This copy of the site has no e-mail address set. Keep the text, or send it to someone who runs the site.'
        )}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {email && (
          <Anchor className={buttonVariants()} href={suggestionMailto(email, suggestion)}>
            <Icon of={Mail} /> Open as an e-mail
          </Anchor>
        )}
        <CopyButton value={suggestionText(suggestion)} label="Copy the text">
          Copy the text
        </CopyButton>
      </div>
    </section>
  )
}
