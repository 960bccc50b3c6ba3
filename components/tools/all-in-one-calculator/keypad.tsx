import { inForce } from '@/lib/rules/in-force'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  type FinishedSum,
  hasError,
  type Key,
  type Keypad,
  type MemoryKey,
  newKeypad,
  shownResult,
} from '@/lib/arithmetic/keypad'
import { press } from '@/lib/arithmetic/press-key'
import { addToTape } from '@/lib/arithmetic/tape'
import { rupees } from '@/lib/format/numbers'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { cutToRead } from '@/lib/inputs/text-limits'
import { readNumber } from '@/lib/inputs/read-number'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import { t } from '@/lib/language/words'
import { Display, KeyButton, KeyGrid, type KeyLook, leaveFocus } from './keys'

interface PadKey extends KeyLook {
  key: Key
}

const digits = (text: string): PadKey[] => [...text].map((sign) => ({ key: sign as Key, sign }))
const KEYS: PadKey[] = [
  { key: 'AC', sign: 'AC', operator: true },
  { key: 'sign', sign: '±', name: t('Toggle sign'), operator: true },
  { key: '%', sign: '%', name: t('Percent'), operator: true },
  { key: '÷', sign: '÷', name: t('Divide'), operator: true },
  ...digits('789'),
  { key: '×', sign: '×', name: t('Multiply'), operator: true },
  ...digits('456'),
  { key: '−', sign: '−', name: t('Subtract'), operator: true },
  ...digits('123'),
  { key: '+', sign: '+', name: t('Add'), operator: true },
  ...digits('0'),
  { key: '.', sign: '.', name: t('Decimal point') },
  { key: 'delete', sign: '⌫', name: t('Delete last digit') },
  { key: '=', sign: '=', name: t('Equals'), variant: 'primary' },
]
const MEMORY_KEYS: MemoryKey[] = ['MC', 'MR', 'M−', 'M+']

/** The rates on most goods now; those for a few goods have no key. */
const GST_RATES = inForce(gstRates).value.filter(({ on }) => on === undefined)
const GST_WAYS = [
  { way: 'add', label: t('Add GST'), sign: '+' },
  { way: 'takeOut', label: t('Remove'), sign: '−' },
] as const

/** The keys must not move while a long sum is typed: only its end is shown above the number. */
const MOST_OF_SUM = 24
const endOf = (sum: string) => (sum.length > MOST_OF_SUM ? `…${sum.slice(-MOST_OF_SUM)}` : sum)

/** The sum so far, or the whole of the one just finished. */
const shownSum = ({ sum, finished }: Keypad) => (finished ? `${finished.sum} =` : sum)

/** Keeps the line's height. */
const NO_SUM_YET = '\u00a0'

/** The pocket calculator: each operator finishes the step before it. */
export function BasicKeypad({ keypad, onKey }: { keypad: Keypad; onKey(key: Key): void }) {
  return (
    // With the mode and the page's heading the keys fit the first screen of a phone.
    <div className="grid gap-2 sm:gap-4">
      <Display
        value={hasError(keypad) ? 'Error' : keypad.value}
        shown={hasError(keypad) ? t('Error') : groupAmount(keypad.display)}
        rounded={!hasError(keypad) && Number(keypad.display) !== keypad.value}
        toPaise={keypad.finished?.isMoney && hasMoreThanPaise(keypad.value) ? rupees(keypad.value, 2) : null}
      >
        <span>{keypad.memory !== 0 && `M ${groupAmount(shownResult(keypad.memory))}`}</span>
        <span>{endOf(shownSum(keypad)) || NO_SUM_YET}</span>
      </Display>
      {keypad.offer ? (
        <Offer {...keypad.offer} onTake={() => onKey('offer')} />
      ) : (
        <KeyGrid label={t('Memory')}>
          {MEMORY_KEYS.map((key) => (
            <KeyButton key={key} sign={key} variant="quiet" onClick={() => onKey(key)} />
          ))}
        </KeyGrid>
      )}
      <KeyGrid label={t('Keys')}>
        {KEYS.map(({ key, ...look }) => (
          <KeyButton key={look.sign} {...look} onClick={() => onKey(key)} />
        ))}
      </KeyGrid>
      <KeyGrid label="GST">
        {GST_WAYS.map(({ way, label, sign }) => [
          <span key={label} className="flex items-center text-sm text-soft">
            {label}
          </span>,
          ...GST_RATES.map(({ percent }) => (
            <KeyButton
              key={label + percent}
              sign={`${sign}${percent}%`}
              name={`${sign}${percent}% GST`}
              variant="quiet"
              onClick={() => onKey({ gst: percent, way })}
            />
          )),
        ])}
      </KeyGrid>
    </div>
  )
}

const hasMoreThanPaise = (amount: number) => Number(amount.toFixed(2)) !== amount

/** The other reading of a per cent, in one tap. It takes the row of the memory keys, so that no key below moves. */
function Offer({ sum, value, onTake }: FinishedSum & { onTake(): void }) {
  return (
    <div role="group" aria-label={t('Percentage')} className="grid" onMouseDown={leaveFocus}>
      <Button variant="outline" className="min-w-0" onClick={onTake}>
        <b>{groupAmount(shownResult(value))}</b> <span className="truncate text-sm">({sum})</span>
      </Button>
    </div>
  )
}

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
const PAD = '[role=group]'

/**
 * A key for a field, for the browser, or for what has the focus: Enter is no longer for a key of the pad once
 * a sum was typed.
 */
function isForPage(event: KeyboardEvent, typed: boolean): boolean {
  const at = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest?.(WRITING)) return true
  return event.key === 'Enter' && !!at.closest?.(PRESSING) && !(typed && at.closest(PAD))
}

/** The keypad's state, pressed on the screen, by the keyboard anywhere on the page, or by pasting a number. */
export function useKeypad(active: boolean) {
  const [keypad, setKeypad] = useState(newKeypad)
  /** Something was typed since the focus came to where it is. */
  const typed = useRef(false)

  const pressKey = (key: Key) => {
    const next = press(keypad, key)
    setKeypad(next)
    if (next.finished) addToTape(next.finished)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') typed.current = false
    if (isForPage(event, typed.current)) return
    const key = /^\d$/.test(event.key) ? (event.key as Key) : NAMED_KEYS[event.key]
    if (!key) return
    // The site's own key for its search is the division key of this page.
    event.stopPropagation()
    event.preventDefault()
    typed.current = event.key !== 'Enter'
    pressKey(key)
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if ((event.target as Element).closest?.(WRITING)) return
    const number = readNumber(cutToRead(event.clipboardData?.getData('text') ?? '').trim())
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

  return { keypad, pressKey, setKeypad }
}
