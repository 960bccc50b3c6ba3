'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { Field, fieldIds } from '@/components/fields/field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Display } from '@/components/tools/all-in-one-calculator/display'
import { KeyButton, KeyGrid } from '@/components/tools/all-in-one-calculator/key-grid'
import { addToTape } from '@/components/tools/all-in-one-calculator/tape-store'
import type { allInOneInputs } from '@/lib/everyday/all-in-one'
import { isRounded, shownResult } from '@/lib/everyday/keypad'
import { formulaValue } from '@/lib/everyday/scientific'
import { groupAmount } from '@/lib/inputs/amount-typing'

/** Each key with what it writes, where that is not its own sign. */
const KEYS: readonly (readonly [sign: string, writes?: string, name?: string])[] = [
  ...([['('], [')'], ['π', 'π', 'Pi'], ['e']] as const),
  ...([
    ['sin', 'sin('],
    ['cos', 'cos('],
    ['tan', 'tan('],
    ['ln', 'ln('],
  ] as const),
  ...([
    ['sin⁻¹', 'asin(', 'Arc sine'],
    ['cos⁻¹', 'acos(', 'Arc cosine'],
  ] as const),
  ...([
    ['tan⁻¹', 'atan(', 'Arc tangent'],
    ['log', 'log('],
  ] as const),
  ...([
    ['√', '√(', 'Square root'],
    ['∛', 'cbrt(', 'Cube root'],
    ['xʸ', '^', 'Power'],
  ] as const),
  ...([['n!', '!', 'Factorial'], ['7'], ['8'], ['9'], ['÷', ' ÷ ', 'Divide']] as const),
  ...([['4'], ['5'], ['6'], ['×', ' × ', 'Multiply'], ['1'], ['2'], ['3']] as const),
  ...([['−', ' − ', 'Subtract'], ['0'], ['.', '.', 'Decimal point'], ['%', '%', 'Percent']] as const),
  ['+', ' + ', 'Add'],
]

interface ScientificPadProps {
  inputs: ToolInputs<typeof allInOneInputs>
}

/** A whole line at once, with brackets and precedence. */
export function ScientificPad({ inputs }: ScientificPadProps) {
  const line = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState('')
  const { text, problem, onText } = inputs.field('sum')
  const angle = inputs.read('angle')?.angle
  const value = angle && !problem ? formulaValue(text, angle) : null

  const equals = () => {
    setAsked(text)
    if (value !== null) addToTape({ sum: text.trim(), value })
  }
  const write = (piece: string) => {
    const { selectionStart, selectionEnd, value: before } = line.current!
    line.current!.setRangeText(piece, selectionStart ?? before.length, selectionEnd ?? before.length, 'end')
    onText(line.current!.value)
  }
  const remove = () => {
    const { selectionStart, selectionEnd, value: before } = line.current!
    const end = selectionEnd ?? before.length
    const start = selectionStart === end ? Math.max(0, end - 1) : (selectionStart ?? end)
    line.current!.setRangeText('', start, end, 'end')
    onText(line.current!.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') equals()
    if (event.key === 'Escape') onText('')
  }
  const ids = fieldIds('sum')
  return (
    <>
      <ChoiceField
        field={inputs.field('angle')}
        label="Angles in"
        options={{ degrees: 'Degrees', radians: 'Radians' }}
      />
      <Field name="sum" label="Sum" hint="Such as 2(3 + 4)² ÷ √9 or sin 30" problem={problem}>
        <input
          ref={line}
          id={ids.control}
          name="sum"
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={ids.message}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="control"
        />
      </Field>
      <Display {...answer(value, text, asked)} />
      <KeyGrid label="Keys">
        <KeyButton operator onClick={() => onText('')}>
          AC
        </KeyButton>
        <KeyButton operator name="Delete last character" onClick={remove}>
          ⌫
        </KeyButton>
        <KeyButton operator name="Square" onClick={() => write('²')}>
          x²
        </KeyButton>
        <KeyButton variant="primary" name="Equals" onClick={equals}>
          =
        </KeyButton>
        {KEYS.map(([sign, writes = sign, name]) => (
          <KeyButton key={sign} name={name} operator={!/^[\d.]$/.test(sign)} onClick={() => write(writes)}>
            {sign}
          </KeyButton>
        ))}
      </KeyGrid>
    </>
  )
}

/** A sum half written has no answer yet; only one that is asked for is an error. */
function answer(
  value: number | null,
  text: string,
  asked: string,
): { value: number | string; shown: string; rounded?: boolean } {
  if (value !== null) return { value, shown: groupAmount(shownResult(value)), rounded: isRounded(value) }
  if (text.trim() === '') return { value: 0, shown: '0' }
  return asked === text ? { value: 'Error', shown: 'Error' } : { value: '', shown: '—' }
}
