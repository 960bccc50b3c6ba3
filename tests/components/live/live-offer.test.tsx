import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LiveOffer } from '@/components/live/live-offer'
import { TodaysDetails } from '@/components/tools/ifsc-code-finder/todays-details'
import { TodaysOffices } from '@/components/tools/pincode-finder/todays-offices'
import type { BranchRecord } from '@/lib/banking/branch-record'
import { forgetKept } from '@/tests/kept-in-browser'

const listed: BranchRecord = {
  ifsc: 'KKBK0000261',
  bank: 'Kotak Mahindra Bank',
  codeOf: null,
  branch: 'GURGAON',
  address: 'OLD ROAD, GURGAON',
  city: 'Gurgaon',
  district: null,
  state: 'HARYANA',
  contact: null,
  micr: null,
  swift: null,
  rails: { upi: null, neft: true, rtgs: true, imps: null },
  asOf: '2017-09',
}
const answer = {
  ...{ BANK: 'Kotak Mahindra Bank', IFSC: 'KKBK0000261', BRANCH: 'GURGAON', ADDRESS: 'MG ROAD, GURGAON' },
  ...{ CITY: 'GURGAON', STATE: 'HARYANA', MICR: '110485003', CONTACT: '+911800000000', SWIFT: null },
  ...{ UPI: true, NEFT: true, RTGS: true, IMPS: false },
}

type Reply = () => Promise<Response>
const json =
  (body: unknown, status = 200): Reply =>
  () =>
    Promise.resolve({
      ok: status === 200,
      status,
      statusText: '',
      text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
    } as Response)

const page: Reply = () =>
  Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve('<h1>Sign in</h1>') } as Response)
const broken: Reply = () => Promise.reject(new TypeError('Failed to fetch'))

const loadDetails = async () => TodaysDetails
const loadOffices = async () => TodaysOffices
const always = '{"version":1,"always":true}'

function played(replies: Reply[]) {
  const asked = jest.fn((_address: string, _how?: RequestInit) => replies.shift()!())
  globalThis.fetch = asked as never
  return { addresses: () => asked.mock.calls.map(([address]) => address), asked }
}

const openIfsc = (record: BranchRecord | null = listed) =>
  act(
    async () =>
      void render(
        <LiveOffer
          label="Ask for today’s details"
          load={loadDetails}
          keys={['alwaysAsk.ifsc']}
          props={{ ifsc: 'KKBK0000261', listed: record }}
        />,
      ),
  )
const offer = () => screen.getByRole('button', { name: 'Ask for today’s details' })
const details = () => screen.findByRole('region', { name: 'Today’s details of KKBK0000261' })
const rowsOf = (region: HTMLElement) =>
  Object.fromEntries(
    within(region)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  )

beforeEach(() => {
  forgetKept()
  played([])
})

test('nothing is asked before the visitor knows who learns what, and agrees', async () => {
  const { addresses } = played([json(answer), json(answer)])
  await openIfsc()
  await userEvent.click(offer())
  expect(
    await screen.findByText(/^This asks Razorpay .* the code KKBK0000261, this site’s address/),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(offer())
  expect(addresses()).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Ask now' }))
  expect(rowsOf(await details())).toEqual({
    BANK: 'Kotak Mahindra Bank',
    BRANCH: 'GURGAON',
    ADDRESS: 'MG ROAD, GURGAONIn our list: OLD ROAD, GURGAON',
    CITY: 'GURGAON',
    STATE: 'HARYANA',
    MICR: '110485003',
    CONTACT: '+911800000000',
    UPI: 'Yes',
    NEFT: 'Yes',
    RTGS: 'Yes',
    IMPS: 'No',
  })
  expect(screen.getByText(/What differs from our list is marked\./)).toBeVisible()
  expect(addresses()).toEqual(['https://ifsc.razorpay.com/KKBK0000261'])
  expect(localStorage).toHaveLength(0)

  // In the same visit a tap is enough.
  cleanup()
  await openIfsc(null)
  await userEvent.click(offer())
  expect(await details()).not.toHaveTextContent('our list')
  expect(addresses()).toHaveLength(2)
})

test('“Always ask on this device” is kept: the next answer is asked for by itself', async () => {
  const found = (...names: string[]) =>
    json([{ Status: 'Success', Message: '', PostOffice: names.map((Name) => ({ Name })) }])
  const { addresses } = played([found('Hyderabad GPO', 'New Office'), found('Hyderabad GPO')])
  const office = { name: 'Hyderabad G.P.O.', branchType: null, district: null, state: null, circle: null }
  const openPincode = () =>
    act(
      async () =>
        void render(
          <LiveOffer
            label="Ask"
            load={loadOffices}
            keys={['alwaysAsk.pincode']}
            props={{ pincode: '500001', listed: [office, { ...office, name: 'Old Office' }] }}
          />,
        ),
    )
  await openPincode()
  expect(addresses()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Always ask on this device' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ask now' }))
  expect(await screen.findByText('Not in our directory: New Office.')).toBeVisible()
  expect(screen.getByText('Only in our directory: Old Office.')).toBeVisible()
  expect(localStorage.getItem('alwaysAsk.pincode')).toBe(always)

  cleanup()
  await openPincode()
  expect(await screen.findByText('Only in our directory: Old Office.')).toBeVisible()
  expect(addresses()).toEqual(Array(2).fill('https://api.postalpincode.in/pincode/500001'))
})

test('a code that the service does not have gets the specified words', async () => {
  localStorage.setItem('alwaysAsk.ifsc', always)
  played([json('"Not Found"', 404)])
  await openIfsc()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^IFSC code not found\./)
})

test.each<[string, Reply[], string]>([
  ['a fault of the service', [json('x', 500)], 'The service has a fault of its own.'],
  ['a page of the network', [page], 'A web page came in place of the answer.'],
  ['being offline, when no host is tried twice', [broken], 'You are offline.'],
  ['no way to it', [broken, broken], 'The service could not be reached.'],
  ['no leave to read', [broken, json('')], 'The browser did not let this page read the service’s answer.'],
])('after %s the reason is given, and it can be asked again', async (_, replies, words) => {
  localStorage.setItem('alwaysAsk.ifsc', always)
  played([...replies, json(answer)])
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(words !== 'You are offline.')
  await openIfsc()
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('alert')).toHaveTextContent('own list has on the code is above.')
  online.mockRestore()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await details()).toBeVisible()
})
