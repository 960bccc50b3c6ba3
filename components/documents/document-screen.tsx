import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ResultOutline } from '@/components/documents/result/result-outline'
import type { DocumentFormProps } from '@/components/documents/controls/field-messages'
import { documentStore } from '@/components/documents/store/document-store'
import { PaperOutline } from '@/components/documents/paper/paper-outline'
import { ToolForm } from '@/components/tool-form/tool-form'
import { LazyPart } from '@/components/ui/lazy-part'
import { hasItems } from '@/lib/invoicing/document/document'
import { type DocumentPage, pageOf } from '@/lib/invoicing/document/document-kinds'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { t } from '@/lib/language/words'
import '@/components/documents/document-screen.css'

const loadNotices = () =>
  import('@/components/documents/library/document-notices').then((module) => module.default)
const loadBar = () => import('@/components/documents/result/document-bar').then((module) => module.default)
const loadDetails = () =>
  import('@/components/documents/result/document-details').then((module) => module.default)
const loadPreview = () =>
  import('@/components/documents/result/paper-preview').then((module) => module.default)
const loadList = () => import('@/components/documents/library/document-list').then((module) => module.default)

const loadLink = () => import('@/components/documents/store/open-from-link')

interface DocumentScreenProps extends DocumentFormProps {
  /** The fields. */
  children: ReactNode
}

/** The frame of the three tools: form, totals, paper, what is missing, and the list of documents. */
export function DocumentScreen({ doc, messages, children }: DocumentScreenProps) {
  // Paper and checks follow the typing when there is time, so that keys never wait for them.
  const settled = useDeferredValue(doc)
  const [entered, setEntered] = useState(false)
  const { documents, notices, business, settings } = useStore(documentStore)
  const several = business !== null
  const hasBooks = settings.remember === 'yes' && hasItems(doc)
  // A link may have filled it in.
  const isFilled = !isEmpty(doc)
  const started = entered || isFilled || several || documents.length + notices.length > 0
  const start = () => setEntered(true)
  const page = pageOf(doc.kind)
  useEffect(() => {
    documentStore.connect()
    const fill = () => {
      if (location.hash) void loadLink().then((part) => part.openFromLink(page))
    }
    fill()
    // The form lives as long as its page.
    window.onhashchange = fill
  }, [page])

  return (
    // Not every browser focuses what is tapped.
    <div className="documents" onFocus={start} onPointerDown={start}>
      <LazyPart
        what={t('A message')}
        load={loadNotices}
        wanted={started}
        props={{ doc, messages }}
        fallback={
          <>
            {several && <div className="business-switch" />}
            {hasBooks && <div className="doc-books mb-4 md:hidden" />}
          </>
        }
      />
      <Sides />
      <ToolForm
        stored
        onReset={() => documentStore.open(doc.kind, '')}
        result={
          <>
            <div className="doc-pane">
              <LazyPart
                what={t('The total')}
                load={loadBar}
                wanted={started}
                props={{ doc, messages }}
                fallback={<ResultOutline doc={doc} />}
              />
              <section aria-label={t('Paper')} className="paper-section">
                <LazyPart
                  what={t('The preview')}
                  load={loadPreview}
                  wanted={started}
                  props={{ doc, settled }}
                  fallback={<PaperOutline />}
                />
              </section>
            </div>
            <div className="doc-details">
              {(settled.id !== '' || isFilled) && (
                <LazyPart what={t('The total')} load={loadDetails} props={{ doc, settled, messages }} />
              )}
            </div>
          </>
        }
      >
        {children}
      </ToolForm>
      <DocumentsSection page={page} started={started} />
    </div>
  )
}

const SIDES = { edit: t('Edit'), paper: t('Paper') }

/** On a phone either the form or the paper; styles alone show it, so it works before any script. */
const Sides = () => (
  <div role="radiogroup" aria-label={t('Form or paper')} className="doc-sides no-print">
    {Object.entries(SIDES).map(([side, words]) => (
      <label key={side} className="segment">
        <input type="radio" name="side" value={side} defaultChecked={side === 'edit'} className="sr-only" />
        {words}
      </label>
    ))}
  </div>
)

const SOON_IN_SIGHT = '400px'

/** The list of documents, which comes when it is about to be seen. */
function DocumentsSection({ page, started }: { page: DocumentPage; started: boolean }) {
  const place = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: SOON_IN_SIGHT },
    )
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [])
  return (
    <section ref={place} aria-labelledby="documents" className="no-print mt-10 grid content-start gap-4">
      <h2 id="documents">{t('Your documents')}</h2>
      <p className="text-soft">
        {t(
          'They are saved in this browser only. Clearing the browser’s data deletes them, so export them from time to time.',
        )}
      </p>
      <LazyPart
        what={t('The list')}
        load={loadList}
        wanted={near || started}
        props={{ page }}
        fallback={<div className="min-h-[24rem] sm:min-h-[22rem] noscript:min-h-0" />}
      />
    </section>
  )
}
