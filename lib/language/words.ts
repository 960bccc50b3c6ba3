import { pageLanguage } from '@/lib/language/page-language'

/**
 * A sentence in the language of the page. The English is its key, and what is shown where there is no
 * translation; values take the places {0}, {1}. It is written out where it is called, so that `npm run
 * check:words` finds it.
 */
export function t(english: string, ...values: readonly (string | number)[]): string {
  const wording = pageLanguage().words[english]
  return filled(typeof wording === 'string' ? wording : english, values)
}

/** The sentence of a count among its plural forms, such as `one` and `other`; `zero` is for none, in every language. */
export function plural(count: number, shown: string, one: string, other: string): string {
  const { lang, words } = pageLanguage()
  const forms = words[other] as Readonly<Record<string, string>> | undefined
  if (!forms) return filled(count === 1 ? one : other, [shown])
  const form = (count === 0 && forms.zero) || forms[new Intl.PluralRules(lang).select(count)] || forms.other
  return filled(form!, [shown])
}

/** Names in their order, such as those of months, or another list of the language of the page; null in English. */
export const names = <List = readonly string[]>(list: string): List | null =>
  (pageLanguage().words[list] as List | undefined) ?? null

/** A name out of our data, such as that of a state: `content/<code>/names/<list>.json` has them by their English. */
export function nameOf(list: string, english: string): string {
  const own = pageLanguage().words[list] as Readonly<Record<string, string>> | undefined
  return own && Object.hasOwn(own, english) ? own[english]! : english
}

/** All names of a record in the language of the page, by the keys that they have there. */
export const namesOf = <Key extends string>(
  list: string,
  english: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> =>
  Object.fromEntries(
    Object.entries<string>(english).map(([key, name]) => [key, nameOf(list, name)]),
  ) as Record<Key, string>

/** A place without a value stays: `Sentence` puts elements there. */
export const filled = (sentence: string, values: readonly (string | number)[]): string =>
  sentence.replace(/\{(\d)\}/g, (slot, place: number) => String(values[place] ?? slot))
