import { fireEvent, render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { AmountField } from '@/components/fields/number-field'
import { TextField } from '@/components/fields/text-field'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { LONGEST_TEXT } from '@/lib/inputs/text-limits'

const TEN_MB = '1'.repeat(10_000_000)

type Bound = Pick<FieldBinding, 'onText'>
const field = ({ onText }: Bound): FieldBinding => ({ name: 'text', text: '', problem: null, onText })

test.each<[string, (bound: Bound) => ReactElement]>([
  ['a field of one line', (bound) => <TextField field={field(bound)} label="Text" />],
  ['an amount', (bound) => <AmountField field={field(bound)} label="Text" />],
])('%s reads of 10 MB no more than one character past the limit', (_, control) => {
  const onText = jest.fn<void, [string]>()
  render(control({ onText }))
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: TEN_MB } })
  expect(onText).toHaveBeenCalledTimes(1)
  // Amounts are grouped: a comma for every two digits.
  expect(onText.mock.calls[0]![0].replaceAll(',', '').length).toBeLessThanOrEqual(LONGEST_TEXT + 1)
})

/** Controls without a text that is typed or pasted. */
const NO_TEXT = /<input[^>]*type="(?:checkbox|color|file|radio|range)"/g

test('every control of text takes it through one of these ways', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx$/.test(file),
  )
  const own = files.filter((file) => {
    const source = readFileSync(join('components', file), 'utf8').replaceAll(NO_TEXT, '')
    return /<(?:input|textarea)\b/.test(source) && !/nativeControl\(|cutToRead\(/.test(source)
  })
  expect(own).toEqual([])
})
