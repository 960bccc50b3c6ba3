/** Speaks a sentence to those who listen to the page, politely. The part that does it is fetched with the first act. */
export const announce = (sentence: string): void =>
  void import('@/components/announcer/live-region').then(({ speak }) => speak(sentence))
