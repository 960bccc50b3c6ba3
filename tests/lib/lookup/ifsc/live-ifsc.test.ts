import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { liveIfsc } from '@/lib/lookup/ifsc/live-ifsc'
import { describeWhenPresent } from '../../../when-present'
import { always, withService } from '../local-service'

const signal = new AbortController().signal
const gurgaon = {
  IFSC: 'KKBK0000261',
  BANK: 'Kotak Mahindra Bank',
  BRANCH: 'GURGAON',
  ADDRESS: 'MG  ROAD ',
  CITY: 'GURGAON',
  DISTRICT: 'GURGAON',
  STATE: 'HARYANA',
  MICR: '110485003',
  CONTACT: '+911800000000',
  UPI: true,
  RTGS: true,
  NEFT: true,
  IMPS: false,
  SWIFT: null,
}

async function answerTo(body: unknown, status = 200) {
  let answer: unknown
  await withService(always(status, JSON.stringify(body)), async ({ address }) => {
    answer = await liveIfsc(address).ask('KKBK0000261', signal)
  })
  return answer
}

const notFound = (reason: string) => ({ kind: 'notFound', by: 'live', facts: null, reason, bank: null })

describe('the live service of bank codes', () => {
  it('is asked at {base}/{ifsc}', async () => {
    await withService(always(200, JSON.stringify(gurgaon)), async ({ address, asked }) => {
      await liveIfsc(`${address}/api`).ask('KKBK0000261', signal)
      expect(asked).toEqual(['/api/KKBK0000261'])
    })
  })

  it('gives all details of the branch, tidied', async () => {
    await expect(answerTo(gurgaon)).resolves.toEqual({
      kind: 'found',
      by: 'live',
      facts: null,
      record: {
        ifsc: 'KKBK0000261',
        bank: 'Kotak Mahindra Bank',
        codeOf: null,
        branch: 'GURGAON',
        address: 'MG ROAD',
        city: 'GURGAON',
        district: 'GURGAON',
        state: 'HARYANA',
        contact: '+911800000000',
        micr: '110485003',
        swift: null,
        asOf: null,
        rails: { neft: true, rtgs: true, imps: false, upi: true },
      },
    })
  })

  it('may leave out all but the bank; what is not stated is not known', async () => {
    const rails = { neft: null, rtgs: null, imps: null, upi: null }
    await expect(answerTo({ BANK: 'Kotak Mahindra Bank', MICR: 'NA', UPI: 'yes' })).resolves.toMatchObject({
      record: { branch: null, micr: null, contact: null, rails },
    })
  })

  it.each([
    ['status 404 and the text "Not Found"', 'Not Found', 404, 'unknown'],
    ['a not-found message with another status', { message: 'Code not found' }, 400, 'unknown'],
    ['the text "Not Found" with status 200', 'Not Found', 200, 'unknown'],
    ['null', null, 200, 'unlisted'],
    ['an object without a bank', {}, 200, 'unlisted'],
  ])('answers not found with %s', async (_, body, status, reason) => {
    await expect(answerTo(body, status)).resolves.toEqual(notFound(reason))
  })

  it.each([
    ['a list', [gurgaon]],
    ['another text', 'welcome'],
    ['the branch of another code', { ...gurgaon, IFSC: 'SBIN0000691' }],
  ])('fails rather than guess when it sends %s', async (_, body) => {
    await expect(answerTo(body)).rejects.toMatchObject({ name: 'LookupFault', kind: 'shape' })
  })
})

const recordings = join(process.cwd(), '../shared/fixtures')
const whenPresent = describeWhenPresent(recordings, 'recorded answers of the bank code service')

whenPresent('recorded answers of the bank code service', () => {
  it.each([
    ['razorpay-ifsc-HDFC0CAGSBK.success.json', 'HDFC0CAGSBK', '560226263', true],
    ['razorpay-ifsc-KKBK0000261.success.json', 'KKBK0000261', '110485003', true],
    ['razorpay-ifsc-KKBK0000261.2018.success.json', 'KKBK0000261', null, null],
  ])('%s is understood', async (name, ifsc, micr, upi) => {
    const body = readFileSync(join(recordings, name), 'utf8')
    await withService(always(200, body), async ({ address }) => {
      await expect(liveIfsc(address).ask(ifsc, signal)).resolves.toMatchObject({
        kind: 'found',
        record: { ifsc, micr, rails: { upi, rtgs: true } },
      })
    })
  })

  it('an unknown code gives the specified words', async () => {
    const body = readFileSync(join(recordings, 'razorpay-ifsc-notfound.error.json'), 'utf8')
    await withService(always(404, body), async ({ address }) => {
      await expect(liveIfsc(address).ask('FOOB0000001', signal)).resolves.toEqual(notFound('unknown'))
    })
  })
})
