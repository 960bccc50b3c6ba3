import { pageLanguage } from '@/lib/language/page-language'

/** Names by their keys in the order of the page's language; English ones are written in theirs. */
export function inOrder<Key extends string>(
  names: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> {
  const { base, lang } = pageLanguage()
  if (!base) return names
  const { compare } = new Intl.Collator(lang)
  const ordered = Object.entries<string>(names).sort(([, one], [, other]) => compare(one, other))
  return Object.fromEntries(ordered) as Record<Key, string>
}
