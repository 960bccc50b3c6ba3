import { pageLanguageOf, publishedLanguages } from '@/content/languages'

/** Sentences of a page in each published language, by the language's code. */
export const inPublishedLanguages = <Key extends string>(sentences: Readonly<Record<Key, string>>) =>
  publishedLanguages().map(({ code }) => {
    const { words } = pageLanguageOf(code)
    const translated = Object.entries<string>(sentences).map(([key, english]) => [
      key,
      words[english] ?? english,
    ])
    return { code, ...(Object.fromEntries(translated) as Record<Key, string>) }
  })
