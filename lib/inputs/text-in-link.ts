import { textOfLink } from '@/lib/inputs/text-limits'
import type { Link } from '@/lib/inputs/tool-inputs'

/** The value of one control in a link, from its query or its fragment; the fragment wins. Null without one. */
export function textInLink({ search, hash }: Link, name: string): string | null {
  return (
    textOfLink(new URLSearchParams(hash.replace(/^#/, '')), name) ??
    textOfLink(new URLSearchParams(search), name)
  )
}

/**
 * A link's query and fragment with one control set in the fragment alone, or left out for ''; the other controls stay.
 */
export function linkWith({ search, hash }: Link, name: string, text: string): Link {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  query.delete(name)
  if (text === '') fragment.delete(name)
  else fragment.set(name, text)
  return { search: query.size === 0 ? '' : `?${query}`, hash: fragment.toString() }
}
