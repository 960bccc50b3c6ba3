import { useEffect, useRef } from 'react'
import { LaterPartsNotice } from '@/components/documents/later-parts-notice'
import { fetchLaterParts, useLaterParts } from '@/components/documents/use-later-parts'
import type { DocumentPage } from '@/lib/invoicing/draft'

const SOON_IN_SIGHT = '400px'

/** The list of documents, which comes when it is about to be seen. */
export function DocumentsSection({ page }: { page: DocumentPage }) {
  const parts = useLaterParts()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchLaterParts()
      },
      { rootMargin: SOON_IN_SIGHT },
    )
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [])
  return (
    <section
      ref={place}
      aria-labelledby="documents"
      className={`no-print mt-10 grid content-start gap-4 ${parts ? '' : 'min-h-[32rem] sm:min-h-[28rem] noscript:min-h-0'}`}
    >
      <h2 id="documents" className="section-heading">
        Your documents
      </h2>
      <p className="text-soft">
        They are saved in this browser only. Clearing the browser’s data deletes them, so export them from
        time to time.
      </p>
      {parts ? <parts.DocumentList page={page} /> : <LaterPartsNotice what="The list" />}
    </section>
  )
}
