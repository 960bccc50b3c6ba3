import fc from 'fast-check'
import { problemText } from '@/components/fields/problem-text'
import { day, month } from '@/lib/inputs/dates'
import type { Kind } from '@/lib/inputs/kind'

function read(kind: Kind<string>, text: string): string {
  const reading = kind.read(text)
  return reading.ok ? `takes '${reading.value}'` : problemText(reading.problem)
}

describe('a day', () => {
  const born = day({ from: '1900-01-01', to: '2100-12-31' })
  const notADay = 'Enter a day as year, month and day, such as 2026-04-01.'
  it.each([
    ['', "takes ''", 'left open'],
    ['2024-02-29', "takes '2024-02-29'", 'a leap year'],
    ['2023-02-29', notADay, 'no leap year'],
    ['2026-04-31', notADay, 'April has 30 days'],
    ['2026-4-1', notADay, 'single figures'],
    ['tomorrow', notADay, 'a word'],
    ['1900-01-01', "takes '1900-01-01'", 'the first day allowed'],
    ['1899-12-31', 'Enter a day from 1 January 1900 to 31 December 2100.', 'the day before'],
    ['2101-01-01', 'Enter a day from 1 January 1900 to 31 December 2100.', 'past the last'],
  ])('%j: %s: %s', (text, expected) => {
    expect(read(born, text)).toBe(expected)
  })

  it('of the calendar is taken, each one', () => {
    const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(date, (moment) => {
        const text = moment.toISOString().slice(0, 10)
        expect(read(born, text)).toBe(`takes '${text}'`)
        expect(born.write(text)).toBe(text)
        expect(born.show(text)).toBe(text)
      }),
    )
  })
})

describe('a month', () => {
  const start = month({ from: '1990-01', to: '2099-12' })
  const notAMonth = 'Enter a month as year and month, such as 2026-04.'
  it.each([
    ['2026-04', "takes '2026-04'", 'an ordinary month'],
    ['', "takes ''", 'left open'],
    ['1990-01', "takes '1990-01'", 'the first allowed'],
    ['1989-12', 'Enter a month from January 1990 to December 2099.', 'too early'],
    ['2099-12', "takes '2099-12'", 'the last'],
    ['2100-01', 'Enter a month from January 1990 to December 2099.', 'too late'],
    ['2026-13', notAMonth, 'none after December'],
    ['2026-04-01', notAMonth, 'a day as well'],
  ])('%j: %s: %s', (text, expected) => {
    expect(read(start, text)).toBe(expected)
  })

  it('begins open, and is written and shown as it is', () => {
    expect(start.initial).toBe('')
    expect(start.write('2026-04')).toBe('2026-04')
    expect(start.show('2026-04')).toBe('2026-04')
  })
})
