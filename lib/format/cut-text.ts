const characters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/**
 * The beginning of a text with at most so many code units, cut between characters as people see them: never
 * inside कि or 👨‍👩‍👧.
 */
export function cutText(text: string, longest: number): string {
  let cut = ''
  for (const { segment } of characters.segment(text)) {
    if (cut.length + segment.length > longest) break
    cut += segment
  }
  return cut
}
