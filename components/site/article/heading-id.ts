/** The id under which an article's heading can be linked to: 'What the tenure does' → 'what-the-tenure-does'. */
export function headingId(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
