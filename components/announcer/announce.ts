/** Loads the part that speaks and keeps the focus; it is fetched with the first act. */
export const loadAnnouncer = () => import('@/components/announcer/follow-page')

/** Speaks a sentence to those who listen to the page, politely. */
export const announce = (sentence: string): void => void loadAnnouncer().then(({ speak }) => speak(sentence))
