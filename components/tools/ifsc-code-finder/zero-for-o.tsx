import { withZeroForO } from '@/lib/banking/ifsc'

/** Corrects the letter O in fifth place to a zero. */
export function ZeroForO({ text, onCode }: { text: string; onCode(ifsc: string): void }) {
  const mended = withZeroForO(text)
  if (mended === null) return null
  return (
    <button
      type="button"
      onClick={() => onCode(mended)}
      className="min-h-11 text-left text-sm text-link underline"
    >
      The fifth character is a zero, not the letter O. Search {mended}
    </button>
  )
}
