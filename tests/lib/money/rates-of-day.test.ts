import { readRatesOfDay } from '@/lib/money/rates-of-day'

const rates = { base: 'USD', on: '2026-11-27', rates: { USD: 1, INR: 100, EUR: 0.5 } }

describe('rates kept for the day', () => {
  const kept = { version: 1, askedOn: '2026-11-28', rates }
  it('are those of the day on which they were asked for', () => {
    expect(readRatesOfDay(kept)).toEqual({ value: { askedOn: '2026-11-28', rates }, complete: true })
  })

  it.each([
    ['no object', null],
    ['another version', { ...kept, version: 2 }],
    ['no rates', { ...kept, rates: { base: 'USD', on: '2026-11-27' } }],
    ['no day', { ...kept, rates: { ...rates, on: 'soon' } }],
    ['no base', { ...kept, rates: { ...rates, rates: { INR: 100 } } }],
  ])('are none with %s', (_, stored) => expect(readRatesOfDay(stored)).toBeNull())
})
