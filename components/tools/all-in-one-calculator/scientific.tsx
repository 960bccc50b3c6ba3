import { type KeyboardEvent, useRef, useState } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { Field, nativeControl } from '@/components/fields/field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { allInOneInputs } from '@/lib/arithmetic/all-in-one'
import { isRounded, shownResult } from '@/lib/arithmetic/keypad'
import { formulaValue } from '@/lib/arithmetic/scientific'
import { addToTape } from '@/lib/arithmetic/tape'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { t } from '@/lib/language/words'
import { Display, type DisplayProps, KeyButton, KeyGrid, type KeyLook } from './keys'

/** A key with what it writes, where that is not its own sign. */
interface Writes extends KeyLook {
  writes?: string
}

const plain = (signs: string): Writes[] => signs.split(' ').map((sign) => ({ sign }))
const functions = (names: string): Writes[] => names.split(' ').map((sign) => ({ sign, writes: `${sign}(` }))

const KEYS: readonly Writes[] = [
  ...plain('( )'),
  { sign: 'π', name: t('Pi') },
  ...plain('e'),
  ...functions('sin cos tan ln'),
  { sign: 'sin⁻¹', writes: 'asin(', name: t('Arc sine') },
  { sign: 'cos⁻¹', writes: 'acos(', name: t('Arc cosine') },
  { sign: 'tan⁻¹', writes: 'atan(', name: t('Arc tangent') },
  ...functions('log'),
  { sign: '√', writes: '√(', name: t('Square root') },
  { sign: '∛', writes: 'cbrt(', name: t('Cube root') },
  { sign: 'xʸ', writes: '^', name: t('Power') },
  { sign: 'n!', writes: '!', name: t('Factorial') },
  ...plain('7 8 9'),
  { sign: '÷', writes: ' ÷ ', name: t('Divide') },
  ...plain('4 5 6'),
  { sign: '×', writes: ' × ', name: t('Multiply') },
  ...plain('1 2 3'),
  { sign: '−', writes: ' − ', name: t('Subtract') },
  ...plain('0'),
  { sign: '.', name: t('Decimal point') },
  { sign: '%', name: t('Percent') },
  { sign: '+', writes: ' + ', name: t('Add') },
]

/** A whole line at once, with brackets and precedence. */
export function ScientificPad({ inputs }: InputsProps<typeof allInOneInputs>) {
  const line = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState('')
  const sum = inputs.field('sum')
  const { text, problem, onText } = sum
  const angle = inputs.read('angle')?.angle
  const value = angle && !problem ? formulaValue(text, angle) : null

  const equals = () => {
    setAsked(text)
    if (value !== null) addToTape({ sum: text.trim(), value })
  }
  /** Puts a piece in place of what is selected, or of the characters just before the caret. */
  const write = (piece: string, before = 0) => {
    const { selectionStart, selectionEnd, value: written } = line.current!
    const end = selectionEnd ?? written.length
    const start = selectionStart ?? end
    line.current!.setRangeText(piece, start === end ? Math.max(0, end - before) : start, end, 'end')
    onText(line.current!.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') equals()
    if (event.key === 'Escape') onText('')
  }
  return (
    <>
      <ChoiceField
        field={inputs.field('angle')}
        label={t('Angles in')}
        options={{ degrees: t('Degrees'), radians: t('Radians') }}
      />
      <Field name="sum" label={t('Sum')} hint={t('Such as 2(3 + 4)² ÷ √9 or sin 30')} problem={problem}>
        <input
          ref={line}
          {...nativeControl(sum)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Display {...answer(value, text, asked)} />
      <KeyGrid label={t('Keys')}>
        <KeyButton sign="AC" operator onClick={() => onText('')} />
        <KeyButton sign="⌫" operator name={t('Delete last character')} onClick={() => write('', 1)} />
        <KeyButton sign="x²" operator name={t('Square')} onClick={() => write('²')} />
        <KeyButton sign="=" variant="primary" name={t('Equals')} onClick={equals} />
        {KEYS.map(({ writes, ...key }) => (
          <KeyButton
            key={key.sign}
            operator={!/^[\d.]$/.test(key.sign)}
            onClick={() => write(writes ?? key.sign)}
            {...key}
          />
        ))}
      </KeyGrid>
    </>
  )
}

/** A sum half written has no answer yet; only one that is asked for is an error. */
function answer(value: number | null, text: string, asked: string): DisplayProps {
  if (value !== null) return { value, shown: groupAmount(shownResult(value)), rounded: isRounded(value) }
  if (text.trim() === '') return { value: 0, shown: '0' }
  return asked === text ? { value: 'Error', shown: t('Error') } : { value: '', shown: '—' }
}
