import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTodaysRates, todaysRates } from '@/lib/lookup/live/todays-rates'
import { describeWhenPresent } from '../../../when-present'
import { always, deadAddress, withService } from '../local-service'

const signal = new AbortController().signal
const sound = { date: '2026-11-27', usd: { inr: 96.1, eur: 0.88, btc: 0.00001, xyz: 3, jpy: -1 } }

describe('the rates of today', () => {
  it('are read from one file of dollars, as money only', async () => {
    await withService(always(200, JSON.stringify(sound)), async ({ address, asked }) => {
      await expect(todaysRates('2026-11-28', signal, { hosts: [address] })).resolves.toEqual({
        base: 'USD',
        on: '2026-11-27',
        rates: { USD: 1, INR: 96.1, EUR: 0.88 },
      })
      expect(asked).toEqual(['/usd.min.json'])
    })
  })

  it.each([
    ['fails', always(500, 'x')],
    ['sends a page', always(200, '<h1>Sign in</h1>', 'text/html')],
    ['sends rates of a day to come', always(200, JSON.stringify({ ...sound, date: '2026-11-29' }))],
  ])('come from the second host when the first %s', async (_, listener) => {
    await withService(listener, (first) =>
      withService(always(200, JSON.stringify(sound)), async (second) => {
        const hosts = [first.address, second.address]
        await expect(todaysRates('2026-11-28', signal, { hosts })).resolves.toMatchObject({
          on: '2026-11-27',
        })
        expect(first.asked).toHaveLength(1)
      }),
    )
  })

  it('fail as the first host did when neither has them', async () => {
    await withService(always(429, '{}'), async (first) => {
      const hosts = [first.address, await deadAddress()]
      await expect(todaysRates('2026-11-28', signal, { hosts })).rejects.toMatchObject({ status: 429 })
    })
  })

  it('are given up with the question, without asking the second host', async () => {
    const stop = new AbortController()
    stop.abort(new Error('given up'))
    await withService(always(200, JSON.stringify(sound)), async ({ address, asked }) => {
      const hosts = [await deadAddress(), address]
      await expect(todaysRates('2026-11-28', stop.signal, { hosts })).rejects.toThrow('given up')
      expect(asked).toEqual([])
    })
  })

  it.each([
    ['no date', { usd: { inr: 96 } }],
    ['a date in another form', { ...sound, date: '28/11/2026' }],
    ['a day to come', { ...sound, date: '2026-11-29' }],
    ['no rupee', { date: '2026-11-27', usd: { eur: 0.88 } }],
    ['a rupee that is no number', { date: '2026-11-27', usd: { inr: '96' } }],
  ])('are refused with %s', (_, body) => {
    expect(() => readTodaysRates(body, '2026-11-28')).toThrow(/another shape/)
  })
})

const recorded = join('..', 'shared', 'fixtures', 'currency-api-inr.success.json')
describeWhenPresent(recorded, 'the recorded answer of the source')(
  'the recorded answer of the source',
  () => {
    it('has the form that is read, under another base', () => {
      const { date, inr } = JSON.parse(readFileSync(recorded, 'utf8')) as {
        date: string
        inr: Record<string, number>
      }
      // To the base that is asked for: how many rupees, dirhams and so on one dollar buys.
      const usd = Object.fromEntries(Object.entries(inr).map(([code, rate]) => [code, rate / inr.usd!]))
      const { on, rates } = readTodaysRates({ date, usd: { ...usd, inr: 1 / inr.usd! } }, '2026-11-28')
      expect(on).toBe(date)
      // 1 ÷ 0.010407415, and 0.03822123 ÷ 0.010407415.
      expect(rates.INR).toBeCloseTo(96.0853, 4)
      expect(rates.AED).toBeCloseTo(3.6725, 4)
    })
  },
)
