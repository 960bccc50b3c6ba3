import { useState } from 'react'
import { messageWith, reminderOf, whatsAppNumber } from '@/components/documents/send/send-text'
import { ChoiceField } from '@/components/fields/choice-field'
import { TextField } from '@/components/fields/text-field'
import { useToday } from '@/components/hooks/use-today'
import { CopyButton } from '@/components/share/copy-button'
import { binding } from '@/components/tool-form/binding'
import { buttonVariants } from '@/components/ui/button'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { t } from '@/lib/language/words'

interface SendMessageProps {
  doc: BusinessDocument
  /** The amount still to be paid of an invoice. */
  duePaise: number
}

const KINDS = { message: t('With the document'), reminder: t('Payment reminder') }

/** The text to send with a document or to remind of it, by WhatsApp, e-mail or any other way. */
export function SendMessage({ doc, duePaise }: SendMessageProps) {
  const today = useToday()
  const [kind, setKind] = useState('message')
  // The visitor's own words, while the text that they began with is the same.
  const [edited, setEdited] = useState({ from: '', text: '' })
  const canRemind = doc.kind === 'invoice' && duePaise > 0
  const { subject, text } =
    canRemind && kind === 'reminder' ? reminderOf(doc, duePaise, today) : messageWith(doc, duePaise)
  const shown = edited.from === text ? edited.text : text
  const { phone, email } = doc.client
  const whatsApp = `https://wa.me/${whatsAppNumber(phone)}?text=${encodeURIComponent(shown)}`
  const mail = `mailto:${encodeURIComponent(email.trim())}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(shown)}`
  return (
    <>
      {canRemind && (
        <ChoiceField field={binding('messageKind', kind, setKind)} label={t('Text')} options={KINDS} />
      )}
      <TextField
        field={binding('message', shown, (typed) => setEdited({ from: text, text: typed }))}
        label={t('Message')}
        hint={t('WhatsApp and email open with this text. Attach the PDF there.')}
        lines={4}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <a
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: 'outline' })}
        >
          WhatsApp
        </a>
        <a href={mail} className={buttonVariants({ variant: 'outline' })}>
          {t('Email')}
        </a>
        <CopyButton value={shown} label={t('Copy the message')}>
          {t('Copy')}
        </CopyButton>
      </div>
    </>
  )
}
