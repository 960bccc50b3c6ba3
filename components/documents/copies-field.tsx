import type { Copies } from '@/components/documents/pdf/document-pdf'

const COPIES: Record<Copies, string> = {
  one: 'One copy, unmarked',
  goods: 'Original, duplicate and triplicate (goods)',
  services: 'Original and duplicate (services)',
}

/** Which copies of an invoice the PDF has: rule 48. */
export function CopiesField({ value, onChange }: { value: Copies; onChange(copies: Copies): void }) {
  return (
    <label className="flex w-full flex-wrap items-center gap-x-2 text-sm">
      Copies in the PDF
      <select
        name="copies"
        value={value}
        onChange={(event) => onChange(event.target.value as Copies)}
        className="control min-h-11 min-w-0"
      >
        {Object.entries(COPIES).map(([copies, words]) => (
          <option key={copies} value={copies}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
