import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { DocumentFormProps } from '@/components/documents/controls/field-messages'
import type { Copies } from '@/components/documents/pdf/document-pdf'
import { DownloadPdf } from '@/components/documents/pdf/download-pdf'
import { isPdfPassword } from '@/components/documents/pdf/pdf-password'
import { MoreActs } from '@/components/documents/result/more-acts'
import { reasonNotReady } from '@/components/documents/result/reason-not-ready'
import { textBeforeTotal } from '@/components/documents/result/result-outline'
import { totalRow } from '@/components/documents/result/total-rows'
import { useSettlement } from '@/components/documents/result/use-settlement'
import { messageWith } from '@/components/documents/send/send-text'
import { documentStore } from '@/components/documents/store/document-store'
import { RESULT_ID } from '@/components/results/focus-result'
import { Headline } from '@/components/results/result-panel'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { lacksIrn } from '@/lib/invoicing/tax/e-invoice'
import { type Totals, totals } from '@/lib/invoicing/tax/totals'
import { inForce } from '@/lib/rules/in-force'
import { eInvoiceTurnoverAbove } from '@/lib/rules/gst/invoice-fields'
import { t } from '@/lib/language/words'

/**
 * The total, the download, and behind “More” what else can be done; above the paper, and on a phone at the
 * foot of the screen.
 */
export default function DocumentBar({ doc, messages }: DocumentFormProps) {
  const result = totals(doc)
  const shown = isEmpty(doc) ? null : result
  const notReady = reasonNotReady(doc, messages)
  const settlement = useSettlement(doc)
  const duePaise = settlement ? settlement.duePaise : result && result.balancePaise
  const [copies, setCopies] = useState<Copies>('one')
  const [password, setPassword] = usePasswordFor(doc)
  const isReady = notReady === null
  const message = isReady && duePaise !== null ? messageWith(doc, duePaise).text : undefined
  return (
    <>
      <WithoutIrn doc={doc} />
      <section aria-label={t('Result')} className="results doc-bar">
        <div id={RESULT_ID} className="headline" tabIndex={-1}>
          <Total doc={doc} shown={shown} isReadable={result !== null} />
        </div>
        <DownloadPdf
          doc={doc}
          copies={copies}
          disabled={!isReady || !(password === '' || isPdfPassword(password))}
          password={password}
          message={message}
          compact
        />
        <MoreFold key={`${doc.kind} ${doc.id}`}>
          <MoreActs
            {...{ doc, duePaise, copies, password }}
            isReady={isReady}
            onCopies={setCopies}
            onPassword={setPassword}
          />
        </MoreFold>
        {shown && notReady && <p className="w-full text-sm text-soft">{notReady}</p>}
      </section>
    </>
  )
}

interface TotalProps {
  doc: BusinessDocument
  shown: Totals | null
  /** True if the numbers can be read. */
  isReadable: boolean
}

function Total({ doc, shown, isReadable }: TotalProps) {
  if (shown) return <Headline row={totalRow(doc, shown)} />
  return (
    <p role="status" aria-live="off">
      {isReadable ? textBeforeTotal(doc) : t('Correct the marked numbers to see the total.')}
    </p>
  )
}

/** Opens over the paper; a tap elsewhere or Escape closes it. */
function MoreFold({ children }: { children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !fold.current!.contains(target)) fold.current!.open = false
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
    }
  }, [])
  return (
    <details
      ref={fold}
      className="doc-more disclosure"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')!.focus()
      }}
    >
      <summary>{t('More')}</summary>
      <div>{children}</div>
    </details>
  )
}

/** Before anything is sent: without an IRN it may be no invoice at all. */
function WithoutIrn({ doc }: { doc: BusinessDocument }) {
  const turnover = useStore(documentStore, ({ settings }) => settings.turnover)
  if (!lacksIrn(doc, turnover)) return null
  return (
    <p role="note" className="no-print rounded-lg bg-bad-soft p-3">
      {t(
        'Above ₹{0} crore of turnover this document needs an IRN. Without one it is no invoice: Rule 48(5) of the CGST Rules. Register it on a portal and paste the IRN under “E-invoice”, or print the declaration there if you are exempt.',
        inForce(eInvoiceTurnoverAbove).value / 1_00_00_000,
      )}
    </p>
  )
}

/** The password of a document's PDF, for as long as this document is open; it is not stored. */
function usePasswordFor({ id }: BusinessDocument) {
  const [typed, setTyped] = useState({ id, password: '' })
  const setPassword = (password: string) => setTyped({ id, password })
  return [typed.id === id ? typed.password : '', setPassword] as const
}
