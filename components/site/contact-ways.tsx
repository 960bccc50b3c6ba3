import { Anchor } from '@/components/ui/anchor'
import { Sentence } from '@/components/ui/sentence'
import { t } from '@/lib/language/words'

interface ContactWaysProps {
  email: string | null
  postalAddress: string | null
  name: string
}

const SuggestLink = () => <Anchor href="/suggest-tool">{t('Suggest a tool')}</Anchor>

/** How to reach the operator of this site: only what the operator has set. */
export function ContactWays({ email, postalAddress, name }: ContactWaysProps) {
  if (!email && !postalAddress)
    return (
      <p>
        <Sentence
          words={t(
            'To propose a tool, a correction or a newer figure, use {0}. It prepares your message as text to copy. The operator of this copy of {1} has not published an address.',
          )}
          parts={[<SuggestLink key="0" />, name]}
        />
      </p>
    )
  return (
    <>
      {email && (
        <p>
          <Sentence
            words={t(
              'Write to {0} at {1}, in English or Hindi. There is no telephone line and no chat. {2} prepares a suggestion for your own email program.',
            )}
            parts={[
              name,
              <a key="1" href={`mailto:${email}`}>
                {email}
              </a>,
              <SuggestLink key="2" />,
            ]}
          />
        </p>
      )}
      {postalAddress && <p>{t('Postal address: {0}', postalAddress)}</p>}
    </>
  )
}
