import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { liveRates } from '@/lib/lookup/live-rates'
import { describeWhenPresent } from '../../when-present'
import { always, withService } from './local-service'

const signal = new AbortController().signal
const success = {
  result: 'success',
  time_last_update_unix: 1_779_926_402,
  base_code: 'USD',
  conversion_rates: { USD: 1, INR: 96.1 },
}

async function answerTo(body: unknown, status = 200) {
  let answer: unknown
  await withService(always(status, JSON.stringify(body)), async ({ address }) => {
    answer = await liveRates(address, 'KEY').ask('USD', signal)
  })
  return answer
}

describe('the live service of rates', () => {
  it('is asked at {base}/v6/{key}/latest/{code}, its key made safe for an address', async () => {
    await withService(always(200, JSON.stringify(success)), async ({ address, asked }) => {
      await liveRates(`${address}/api`, 'a/b c').ask('USD', signal)
      expect(asked).toEqual(['/api/v6/a%2Fb%20c/latest/USD'])
    })
  })

  it('gives its rates and their day in India', async () => {
    await expect(answerTo(success)).resolves.toEqual({
      kind: 'rates',
      table: { base: 'USD', on: '2026-05-28', rates: { USD: 1, INR: 96.1 } },
    })
  })

  it.each([undefined, -1, 1e300, 'yesterday'])('a day of %j is left open', async (second) => {
    await expect(answerTo({ ...success, time_last_update_unix: second })).resolves.toMatchObject({
      table: { on: null },
    })
  })

  it('may leave out which currency it speaks of, and the 1 of that currency', async () => {
    const bare = { result: 'success', conversion_rates: { INR: 96.1 } }
    await expect(answerTo(bare)).resolves.toMatchObject({ table: { rates: { USD: 1, INR: 96.1 } } })
  })

  it.each([200, 403])('a refusal with status %i is recognised by its body', async (status) => {
    const refused = { result: 'error', 'error-type': 'quota-reached' }
    await expect(answerTo(refused, status)).resolves.toEqual({ kind: 'refused', errorType: 'quota-reached' })
    await expect(answerTo({ result: 'error' }, status)).resolves.toEqual({
      kind: 'refused',
      errorType: 'unknown',
    })
  })

  it.each([
    ['an array', [success]],
    ['success with the rates under another name', { result: 'success', rates: { INR: 96 } }],
    ['success without a sound rate', { ...success, conversion_rates: { INR: '96' } }],
    ['the rates of another currency', { ...success, base_code: 'EUR' }],
  ])('%s is not understood', async (_, body) => {
    await expect(answerTo(body)).rejects.toMatchObject({ name: 'LookupFault', kind: 'shape' })
  })
})

const recordings = join(process.cwd(), '..', 'shared', 'fixtures')
describeWhenPresent(recordings, 'the recorded answers of the exchange service')('recorded answers', () => {
  const ask = async (file: string, status: number, code = 'USD') => {
    const body: unknown = JSON.parse(readFileSync(join(recordings, file), 'utf8'))
    let answer: unknown
    await withService(always(status, JSON.stringify(body)), async ({ address }) => {
      answer = await liveRates(address, 'KEY').ask(code, signal)
    })
    return answer
  }

  it('of the dollar and of the rupee', async () => {
    await expect(ask('exchangerate-v6-latest-USD.success.json', 200)).resolves.toMatchObject({
      kind: 'rates',
      table: { base: 'USD', rates: { AED: 3.6725, JPY: 156.42 } },
    })
    await expect(ask('exchangerate-v6-latest-INR.constructed.json', 200, 'INR')).resolves.toMatchObject({
      kind: 'rates',
      table: { base: 'INR', on: '2026-09-29', rates: { USD: 0.010407415 } },
    })
  })

  it.each([
    ['invalid-key', 403],
    ['unsupported-code', 404],
    ['malformed-request', 400],
  ])('of the refusal %s, with the status %i and with 200', async (errorType, status) => {
    const file = `exchangerate-v6-${errorType}.error.json`
    await expect(ask(file, status)).resolves.toEqual({ kind: 'refused', errorType })
    await expect(ask(file, 200)).resolves.toEqual({ kind: 'refused', errorType })
  })
})
