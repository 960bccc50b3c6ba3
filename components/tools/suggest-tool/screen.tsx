'use client'

import { LoaderCircle, Mail } from 'lucide'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '@/components/fields/text-field'
import { CopyButton } from '@/components/share/copy-button'
import { Anchor } from '@/components/ui/anchor'
import { Icon } from '@/components/ui/icon'
import { showError, toastStore } from '@/components/ui/toast-store'
import { binding } from '@/components/tool-form/binding'
import { useLink } from '@/components/tool-form/use-link'
import { Button, buttonVariants } from '@/components/ui/button'
import { type Suggestion, suggestionFromLink, fieldsToCorrect } from '@/lib/suggestion/suggestion'
import { t } from '@/lib/language/words'
import { Sentence } from '@/components/ui/sentence'
import { suggestionMailto, suggestionText } from './letter'

/** The specified pause before success is shown. */
const PREPARING_MS = 1_500

type Stage = { name: 'writing'; wrong: (keyof Suggestion)[] } | { name: 'preparing' } | { name: 'ready' }

const WRITING: Stage = { name: 'writing', wrong: [] }

const PROBLEMS: Record<keyof Suggestion, string> = {
  toolName: t('Give the tool a name.'),
  description: t('Say in a line or two what it should do.'),
  email: t('This does not look like an email address. Correct it, or leave it empty.'),
}

/** The form for a tool that is missed. It sends nothing: it prepares the words for the visitor's own email. */
export function SuggestTool({ email }: { email: string | null }) {
  const link = useLink()
  const [typed, setTyped] = useState<{ over: object; suggestion: Suggestion } | null>(null)
  const suggestion = typed?.over === link ? typed.suggestion : suggestionFromLink(link)
  const [stage, setStage] = useState<Stage>(WRITING)
  useEffect(() => {
    if (stage.name !== 'preparing') return
    const timer = setTimeout(() => setStage({ name: 'ready' }), PREPARING_MS)
    return () => clearTimeout(timer)
  }, [stage])

  const field = (name: keyof Suggestion) => {
    const problem = stage.name === 'writing' && stage.wrong.includes(name) ? PROBLEMS[name] : null
    const onText = (text: string) => {
      setTyped({ over: link, suggestion: { ...suggestion, [name]: text } })
      setStage(WRITING)
    }
    return binding(name, suggestion[name], onText, problem)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = fieldsToCorrect(suggestion)
    if (wrong.length === 0) {
      // An error that has since been corrected would cover the answer.
      toastStore.setState({ toast: null })
      return setStage({ name: 'preparing' })
    }
    setStage({ name: 'writing', wrong })
    event.currentTarget.querySelector<HTMLElement>(`[name=${wrong[0]}]`)?.focus()
    if (wrong[0] !== 'email')
      showError(t('Missing Information'), t('Please provide a tool name and description.'))
  }

  return (
    <>
      <form
        id="form"
        noValidate
        aria-label={t('Suggest a tool')}
        className="card grid gap-4 p-5"
        onSubmit={submit}
      >
        <TextField
          field={field('toolName')}
          label={t('Tool name')}
          hint={t('What would you call it? For example, HRA calculator.')}
          longest={80}
          required
        />
        <TextField
          field={field('description')}
          label={t('Description')}
          hint={t('What you would put in, what should come out, and when you would need it.')}
          lines={5}
          longest={1500}
          required
        />
        <TextField
          field={field('email')}
          label={t('Email (optional)')}
          hint={t('Only if you would like an answer. It is added to your suggestion and nowhere else.')}
          type="email"
          autoComplete="email"
          longest={254}
        />
        <Button type="submit" className="justify-self-start" disabled={stage.name === 'preparing'}>
          {stage.name === 'preparing' && <Icon icon={LoaderCircle} className="animate-spin" />}
          {stage.name === 'preparing' ? t('Preparing') : t('Submit suggestion')}
        </Button>
      </form>
      {stage.name === 'ready' && <SuggestionReady suggestion={suggestion} email={email} />}
    </>
  )
}

/** The finished suggestion, and the two ways in which the visitor can get it to us. */
function SuggestionReady({ suggestion, email }: { suggestion: Suggestion; email: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="suggestion-ready" className="card mt-6 p-5">
      <h2 id="suggestion-ready" ref={heading} tabIndex={-1}>
        {t('Thank you, your suggestion is ready')}
      </h2>
      <p className="mt-2">
        {t('Nothing has been sent.')}{' '}
        {email ? (
          <Sentence
            words={t('Send it from your email app, or copy the text and write to {0}.')}
            parts={[
              <Anchor key="0" href={`mailto:${email}`} className="underline">
                {email}
              </Anchor>,
            ]}
          />
        ) : (
          t(
            'This copy of the site has no email address set. Keep the text, or send it to someone who runs the site.',
          )
        )}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {email && (
          <Anchor className={buttonVariants()} href={suggestionMailto(email, suggestion)}>
            <Icon icon={Mail} /> {t('Open as an email')}
          </Anchor>
        )}
        <CopyButton value={suggestionText(suggestion)} label={t('Copy the text')}>
          {t('Copy the text')}
        </CopyButton>
      </div>
    </section>
  )
}
