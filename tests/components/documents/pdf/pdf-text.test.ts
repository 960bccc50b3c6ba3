/** @jest-environment node */
import { textRuns, withTextRuns } from '@/components/documents/pdf/pdf-text'

test.each([
  ['plain words stay one text', 'Tea, 2 cups at ₹10', 'Tea, 2 cups at ₹10'],
  ['Devanagari is in the base font', 'चाय and biscuit', 'चाय and biscuit'],
  [
    'another script is a run of its own',
    'Tea தேநீர் 2',
    [{ text: 'Tea ' }, { text: 'தேநீர்', font: 'Noto Sans Tamil' }, { text: ' 2' }],
  ],
  ['a joiner stays with its letters', 'ക്\u200dഷ', [{ text: 'ക്\u200dഷ', font: 'Anek Malayalam' }]],
  [
    'words from right to left are drawn together',
    'No. کریم جنرل 4',
    [{ text: 'No. ' }, { text: 'کریم\u00a0جنرل', font: 'Noto Naskh Arabic' }, { text: ' 4' }],
  ],
  [
    'a very long word may break anywhere, its neighbours not',
    `Note ${'x'.repeat(30)} end`,
    [
      { text: 'Note' },
      { text: ' ' },
      { text: 'x'.repeat(30), wordBreak: 'break-all' },
      { text: ' ' },
      { text: 'end' },
    ],
  ],
])('%s', (_, text, runs) => expect(textRuns(text)).toEqual(runs))

test('a long phrase from right to left is cut into lines between its words', () => {
  const [run] = textRuns('کریم جنرل اسٹور لاہور روڈ پٹنہ بہار کریم جنرل اسٹور') as { text: string }[]
  expect(run!.text.split('\n').every((line) => line.length <= 34)).toBe(true)
  expect(run!.text.split('\n').length).toBe(2)
})

test('every text of a definition is cut, whatever holds it', () => {
  const cut = withTextRuns(9, { columns: [{ text: 'கடை', bold: true }], widths: ['*'] })
  expect(cut).toEqual({
    columns: [{ text: [{ text: 'கடை', font: 'Noto Sans Tamil' }], bold: true }],
    widths: ['*'],
  })
})
