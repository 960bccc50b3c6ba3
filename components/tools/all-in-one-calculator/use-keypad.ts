import { useEffect, useEffectEvent, useState } from 'react'
import { type Key, newKeypad, press } from '@/lib/everyday/keypad'
import { addToTape } from '@/lib/everyday/tape'
import { readNumber } from '@/lib/inputs/read-number'

const NAMED_KEYS: Record<string, Key> = {
  '+': '+',
  '-': '−',
  '−': '−',
  '*': '×',
  '×': '×',
  x: '×',
  '/': '÷',
  '÷': '÷',
  '.': '.',
  '%': '%',
  '=': '=',
  Enter: '=',
  Escape: 'AC',
  Delete: 'AC',
  Backspace: 'delete',
}

/** Where keys are for writing, or for pressing what has the focus. */
const WRITING = 'input:not([type=radio]), textarea, select, [contenteditable], [popover], dialog'
const PRESSING = 'a, button, summary'

/** The keypad's state, pressed on the screen, by the keyboard anywhere on the page, or by pasting a number. */
export function useKeypad(active: boolean) {
  const [keypad, setKeypad] = useState(newKeypad)

  const pressKey = (key: Key) => {
    const next = press(keypad, key)
    setKeypad(next)
    if (next.finished) addToTape(next.finished)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.(WRITING)) return
    if (event.key === 'Enter' && target.closest?.(PRESSING)) return
    const key = /^\d$/.test(event.key) ? (event.key as Key) : NAMED_KEYS[event.key]
    if (!key) return
    // The site's own key for its search is the division key of this page.
    event.stopPropagation()
    event.preventDefault()
    pressKey(key)
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if ((event.target as Element).closest?.(WRITING)) return
    const number = readNumber(event.clipboardData?.getData('text').trim() ?? '')
    if (number !== null) pressKey({ enter: number })
  })

  useEffect(() => {
    if (!active) return
    const keyDown = (event: KeyboardEvent) => onKeyDown(event)
    const paste = (event: ClipboardEvent) => onPaste(event)
    addEventListener('keydown', keyDown, { capture: true })
    addEventListener('paste', paste)
    return () => {
      removeEventListener('keydown', keyDown, { capture: true })
      removeEventListener('paste', paste)
    }
  }, [active])

  return { keypad, pressKey, resetKeypad: () => setKeypad(newKeypad) }
}
