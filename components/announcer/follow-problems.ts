import { delayed } from '@/components/announcer/delayed'
import { speak } from '@/components/announcer/live-region'
import { spokenText } from '@/components/announcer/spoken-text'

/** While somebody types, a message that changes with each key is read at the end. */
const PAUSE_MS = 1_000
const AT_ONCE_MS = 50

/** The messages of the fields that are in sight, each after its label. */
function shownProblems(): string[] {
  return [...document.querySelectorAll('form .text-bad')]
    .filter(
      (message) =>
        message.textContent && !message.closest('[role=alert], [role=status], [aria-live], .headline'),
    )
    .map((message) => {
      const name = message.id.replace(/^message-/, '')
      const label =
        document.querySelector(`label[for="field-${CSS.escape(name)}"]`) ??
        message.closest('fieldset')?.querySelector('legend')
      const words = spokenText(message)
      return label ? `${spokenText(label)}: ${words}` : words
    })
}

/** Speaks the message of a field once, when it is shown. */
export function followProblems(before: string): void {
  let known = shownProblems().filter((message) => before.includes(message.split(': ').at(-1)!))
  let typedAt = -Infinity

  const speakNew = delayed(() => {
    const shown = shownProblems()
    const fresh = shown.filter((message) => !known.includes(message))
    known = shown
    if (fresh.length > 0) speak(fresh.join(' '))
  })
  const check = () => {
    const isTyping = performance.now() - typedAt < PAUSE_MS - AT_ONCE_MS
    speakNew.start(isTyping ? PAUSE_MS : AT_ONCE_MS)
  }
  addEventListener('input', () => (typedAt = performance.now()), true)
  for (const end of ['focusout', 'submit', 'click'])
    addEventListener(
      end,
      () => {
        typedAt = -Infinity
        check()
      },
      true,
    )
  addEventListener('keydown', ({ key }) => key === 'Enter' && (typedAt = -Infinity), true)
  new MutationObserver(check).observe(document.body, { childList: true, characterData: true, subtree: true })
  check()
}
