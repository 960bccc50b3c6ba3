import { useId } from 'react'
import type { DocumentFilter } from '@/lib/invoicing/find-documents'

interface ListFiltersProps {
  filter: DocumentFilter
  onFilter(filter: DocumentFilter): void
  /** Whether the list holds invoices, which can be unpaid. */
  hasInvoices: boolean
}

/** Search, unpaid and dates; the list follows as one types. */
export function ListFilters({ filter, onFilter, hasInvoices }: ListFiltersProps) {
  const id = useId()
  const change = (changes: Partial<DocumentFilter>) => onFilter({ ...filter, ...changes })
  return (
    <div role="search" aria-label="Your documents" className="grid gap-x-3 gap-y-2 sm:grid-cols-4">
      <div className="sm:col-span-2">
        <label htmlFor={`${id}-text`} className="mb-1 block font-medium">
          Search by number, client or item
        </label>
        <input
          id={`${id}-text`}
          type="search"
          name="listSearch"
          value={filter.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          className="control"
        />
      </div>
      {(['from', 'to'] as const).map((end) => (
        <div key={end}>
          <label htmlFor={`${id}-${end}`} className="mb-1 block font-medium">
            {end === 'from' ? 'From' : 'To'}
          </label>
          <input
            id={`${id}-${end}`}
            type="date"
            name={end === 'from' ? 'listFrom' : 'listTo'}
            value={filter[end]}
            onChange={(event) => change({ [end]: event.currentTarget.value })}
            className="control"
          />
        </div>
      ))}
      {hasInvoices && (
        <label className="flex min-h-11 items-center gap-3 sm:col-span-4">
          <input
            type="checkbox"
            name="listUnpaid"
            checked={filter.unpaid}
            onChange={(event) => change({ unpaid: event.currentTarget.checked })}
            className="size-5 accent-(--accent)"
          />
          Unpaid invoices only
        </label>
      )}
    </div>
  )
}
