import { type ReactNode, useId } from 'react'
import { t } from '@/lib/language/words'

interface SavedListProps {
  what: 'countdowns' | 'quotes'
  /** In place of the usual distance. */
  className?: string
  /** List items, the newest first or as they come due. */
  children: ReactNode[]
}

/** A list that the visitor keeps in this browser. */
export function SavedList({ what, className = 'mt-10', children }: SavedListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{t(what === 'quotes' ? 'Saved quotes' : 'Saved countdowns')}</h2>
      {children.length === 0 ? (
        <p className="mt-2 text-soft">
          {t(
            what === 'quotes'
              ? 'No saved quotes yet. Select Save to keep one in this browser.'
              : 'No saved countdowns yet. Select Save to keep one in this browser.',
          )}
        </p>
      ) : (
        <ul className="mt-2">{children}</ul>
      )}
    </section>
  )
}
