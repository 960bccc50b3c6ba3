import { pageLanguage } from '@/lib/language/page-language'

const collators: Record<string, Intl.Collator> = {}

/** Compares two names by the order of the page's language, for `sort`. */
export function byName(one: string, other: string): number {
  const { lang } = pageLanguage()
  return (collators[lang] ??= new Intl.Collator(lang)).compare(one, other)
}

/** Names by their keys in the order of the page's language; English ones are written in theirs. */
export function inOrder<Key extends string>(
  names: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> {
  if (!pageLanguage().base) return names
  const ordered = Object.entries<string>(names).sort(([, one], [, other]) => byName(one, other))
  return Object.fromEntries(ordered) as Record<Key, string>
}
