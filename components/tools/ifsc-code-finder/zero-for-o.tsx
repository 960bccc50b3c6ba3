import { withZeroForO } from '@/lib/banking/ifsc'

/** The commonest slip, mended in one tap: the letter O for the zero in fifth place. */
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
