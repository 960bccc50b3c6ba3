import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField } from '@/components/fields/date-field'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import type { DocumentFilter } from '@/lib/invoicing/find-documents'

interface ListFiltersProps {
  filter: DocumentFilter
  onFilter(filter: DocumentFilter): void
  /** Whether the list holds invoices, which can be unpaid. */
  hasInvoices: boolean
}

/** Search, unpaid and dates; the list follows as one types. */
export function ListFilters({ filter, onFilter, hasInvoices }: ListFiltersProps) {
  const bind = (key: keyof DocumentFilter, name: string) =>
    binding(name, String(filter[key]), (text) =>
      onFilter({ ...filter, [key]: key === 'unpaid' ? text === 'true' : text }),
    )
  return (
    <div role="search" aria-label="Your documents" className="field-row sm:grid-cols-4">
      <div className="sm:col-span-2">
        <TextField
          field={bind('text', 'listSearch')}
          label="Search by number, client or item"
          type="search"
        />
      </div>
      <DateField field={bind('from', 'listFrom')} label="From" precision="day" />
      <DateField field={bind('to', 'listTo')} label="To" precision="day" />
      {hasInvoices && (
        <div className="sm:col-span-4">
          <CheckboxField field={bind('unpaid', 'listUnpaid')} label="Unpaid invoices only" />
        </div>
      )}
    </div>
  )
}
