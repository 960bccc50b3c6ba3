import type { Kind } from '@/lib/inputs/kind'

/** What a fresh page shows in a field, and texts at its bounds: the last that are taken and the first that are not. */
export interface Field {
  fresh: string
  takes: readonly string[]
  refuses: readonly string[]
}

const within = (takes: readonly string[], refuses: readonly string[]) => (fresh: string) => ({
  fresh,
  takes,
  refuses,
})

export const rupeesAboveNothing = within(['0.01', '1,00,00,00,00,000'], ['0', '1,00,00,00,00,000.01'])
export const rupees = within(['0', '1,00,00,00,00,000'], ['-0.01', '1,00,00,00,00,000.01'])
export const percentAboveNothing = within(['0.01', '100'], ['0', '100.01'])
export const percent = within(['0', '100'], ['-0.01', '100.01'])
export const yearsAboveNothing = within(['0.01', '100'], ['0', '100.01'])
export const years = within(['0', '100'], ['-0.01', '100.01'])
export const months = within(['1', '1200'], ['0', '1201', '1.5'])

/** A choice: a fresh page has the first of these words, or the one named. */
export const words = (all: readonly string[], fresh = all[0]!): Field => ({
  fresh,
  takes: all,
  refuses: ['', 'another'],
})
export const tick = (fresh: 'true' | 'false'): Field => words(['true', 'false'], fresh)

/** Holds a tool's inputs to the contract of its links: the names, defaults and allowed values. */
export function itKeepsTheContract(
  inputs: Readonly<Record<string, Kind<never> | Kind<string> | Kind<number> | Kind<boolean>>>,
  fields: Readonly<Record<string, Field>>,
) {
  it('has these names and no other', () => {
    expect(Object.keys(inputs)).toEqual(Object.keys(fields))
  })

  const rows = Object.entries(fields).map(([name, field]) => ({ name, ...field }))
  it.each(rows)('$name is $fresh at first; takes $takes, refuses $refuses', (row) => {
    const kind = inputs[row.name] as Kind<unknown>
    expect(kind.show(kind.initial)).toBe(row.fresh)
    expect(row.takes.filter((text) => !kind.read(text).ok)).toEqual([])
    expect(row.refuses.filter((text) => kind.read(text).ok)).toEqual([])
  })
}
