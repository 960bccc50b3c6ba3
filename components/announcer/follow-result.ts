import { delayed } from '@/components/announcer/delayed'
import { speak } from '@/components/announcer/live-region'
import { spokenText } from '@/components/announcer/spoken-text'

/** So long after the last key what is in the fields is what the visitor means. */
const PAUSE_MS = 1_000

const ACTS = ['keydown', 'input', 'change', 'click', 'pointerup']

/** The parts of the answer that are spoken: what is marked, and the headline while it has a figure. */
const answerParts = (): Element[] =>
  [...document.querySelectorAll('main [data-spoken], main .headline:has(output) > :not(.data-age)')].filter(
    (part) => !part.closest('[aria-busy=true]'),
  )

/** The answer, part by part; empty while there is none, or while it is being looked up. */
const spokenAnswer = (): string[] => answerParts().map(spokenText).filter(Boolean)

/** Speaks what has changed of the answer, once, a second after the last key. */
export function followResult(before: string): void {
  let spoken = answerParts()
    .filter((part) => before.includes(part.textContent))
    .map(spokenText)

  const speakChange = delayed(() => {
    const answer = spokenAnswer()
    const changed = answer.filter((part) => !spoken.includes(part))
    spoken = answer
    if (changed.length > 0) speak(changed.join(', '))
  })
  const speakLater = () => speakChange.start(PAUSE_MS)
  for (const act of ACTS) addEventListener(act, speakLater, true)
  // A computed or fetched answer comes after the last key.
  new MutationObserver(() => {
    if (!speakChange.isWaiting() && spokenAnswer().join() !== spoken.join()) speakLater()
  }).observe(document.body, {
    attributeFilter: ['aria-busy'],
    characterData: true,
    childList: true,
    subtree: true,
  })
  speakLater()
}
