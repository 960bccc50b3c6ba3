/** What scripts/constants/typed-words.mjs makes of the words that English and Hindi list. */
declare namespace NodeJS {
  type TypedNames = keyof typeof import('./typed.json') | keyof typeof import('./hi/typed.json')
  /** 'dayAfterTomorrow' as 'DAY_AFTER_TOMORROW'. */
  type Capitals<Name extends string> = Name extends `${infer First}${infer Rest}`
    ? `${First extends Lowercase<First> ? '' : '_'}${Uppercase<First>}${Capitals<Rest>}`
    : ''

  interface ProcessEnv extends Readonly<Record<`TYPED_${Capitals<TypedNames>}`, string>> {
    /** The languages of papers, as scripts/constants/paper-languages.mjs writes them. */
    readonly PAPER_LANGUAGES?: string
  }
}
