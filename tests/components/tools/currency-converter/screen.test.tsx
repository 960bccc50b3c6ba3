import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { CurrencyConverter } from '@/components/tools/currency-converter/screen'
import type { SiteRates } from '@/components/live/site-rates'
import type { RatesAnswer } from '@/lib/lookup/live-rates'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import type { RatesLookups } from '@/lib/lookup/rates-lookups'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import { toastStore } from '@/components/ui/toast-store'
import { comeIntoSight } from '@/tests/in-sight'
import { forgetKept } from '@/tests/kept-in-browser'

const names = { INR: 'Indian Rupee', USD: 'US Dollar' }
const common: RateSnapshot = {
  base: 'USD',
  on: '2026-09-29',
  source: 'a package',
  licence: 'CC0 1.0',
  names,
  // Round rates, so that every expected figure can be worked out in the head.
  rates: { INR: 96, USD: 1, EUR: 0.8, GBP: 0.75, JPY: 160, AUD: 1.5, CAD: 1.4, CHF: 0.8, CNY: 7, AED: 4 },
}
const whole: RateSnapshot = {
  ...common,
  names: { ...names, THB: 'Thai Baht', VND: 'Vietnamese Dong' },
  rates: { ...common.rates, THB: 32, VND: 26_000 },
}
const places = { THB: ['Thailand'], VND: ['Vietnam'], USD: ['United States', 'Puerto Rico'], INR: ['India'] }

const rates = (base: string, own: Record<string, number>): RatesAnswer => ({
  kind: 'rates',
  table: { base, on: '2026-11-20', rates: { [base]: 1, ...own } },
})

function site(service: SiteRates['service'], parts: Partial<RatesLookups> = {}): SiteRates {
  const lookups: RatesLookups = {
    live: () => Promise.reject(new Error('not expected to be asked')),
    snapshot: () => Promise.resolve(whole),
    places: () => Promise.resolve(places),
    ...parts,
  }
  return { service, lookups }
}

async function open(address = '/', of: SiteRates = site('none')) {
  history.replaceState(null, '', address)
  toastStore.setState({ toast: null })
  // The whole list of currencies comes in the moment after.
  await act(async () => void render(<CurrencyConverter commonRates={common} site={of} />))
  return userEvent.setup({ delay: null })
}

const output = (name: string) => document.querySelector<HTMLOutputElement>(`output[name=${name}]`)
const from = () => screen.getByRole('combobox', { name: 'From' })
const to = () => screen.getByRole('combobox', { name: 'To' })
const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const answer = () => screen.getByRole('region', { name: 'Result' })

describe('the dated copy', () => {
  it('answers in the page as built, before any script', () => {
    const html = renderToString(<CurrencyConverter commonRates={common} site={site('none')} />)
    expect(html).toContain('₹96.00')
    expect(html).toContain('At the rate of 29 September 2026')
  })

  it('shows its day, its age and its source', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), advanceTimers: true })
    await open()
    expect(screen.getByText('At the rate of 29 September 2026')).toBeVisible()
    expect(screen.getByText('Rates of 29 September 2026, 53 days old: out of date')).toBeVisible()
    expect(screen.getByText(/saved with this site/)).toBeVisible()
    jest.useRealTimers()
  })

  it('follows amount, currencies and their swap, and reset returns to 1 dollar in rupees', async () => {
    const user = await open()
    await user.clear(amount())
    await user.type(amount(), '1500.5')
    await user.selectOptions(from(), 'GBP')
    expect(output('result')).toHaveTextContent('₹1,92,064.00')
    await user.click(button('Swap'))
    expect(output('rate')).toHaveTextContent('1 INR = £0.0078')
    expect(output('inverseRate')).toHaveTextContent('1 GBP = ₹128.0000')
    await user.click(button('Reset'))
    expect([from(), to()].map((select) => (select as HTMLSelectElement).value)).toEqual(['USD', 'INR'])
    expect(amount()).toHaveValue('1')
    expect(output('result')).toHaveTextContent('₹96.00')
  })

  it('has the ten first, in the order of the specification, and then the others', async () => {
    await open()
    const [most, others] = within(from()).getAllByRole('group')
    const codes = (group: HTMLElement) =>
      within(group)
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value)
    expect(codes(most!)).toEqual(['INR', 'USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'AED'])
    expect(codes(others!)).toEqual(['THB', 'VND'])
  })

  it('fetches a currency that is not with the page; when that fails, it reports it and asks again', async () => {
    let bring!: (snapshot: RateSnapshot) => void
    const snapshot = jest
      .fn()
      .mockRejectedValueOnce(new LookupFault('network', 'away'))
      .mockReturnValue(new Promise<RateSnapshot>((resolve) => (bring = resolve)))
    const user = await open('/?from=THB&amount=10', site('none', { snapshot }))
    expect(from()).toHaveValue('THB')
    expect(answer()).toHaveTextContent('Error fetching exchange rates.')
    await user.click(button('Try again'))
    expect(answer()).toHaveTextContent('Loading rates…')
    await act(async () => bring(whole))
    expect(output('result')).toHaveTextContent('₹30.00')
  })

  it('answers for the ten although the rest did not come', async () => {
    await open('/', site('none', { snapshot: () => Promise.reject(new LookupFault('network', 'away')) }))
    expect(output('result')).toHaveTextContent('₹96.00')
  })
})

describe('what cannot be converted', () => {
  it.each([
    ['amount=1.2.3', 'Enter digits with at most one decimal point, such as 1500.50.'],
    ['amount=0', 'Enter more than 0.'],
    ['from=BTC', 'Choose a currency from the list, such as USD.'],
  ])('%s: %s', async (link, message) => {
    await open(`/#${link}`)
    expect(screen.getByText(message)).toBeVisible()
    expect(answer()).toHaveTextContent('Enter an amount above 0 and choose two currencies.')
    expect(output('result')).toBeNull()
  })
})

describe('what a card or bank adds', () => {
  it('by card, chosen on the page: 100 dollars at ₹96, 3.5% and 18% of that', async () => {
    const user = await open('/#amount=100')
    await user.click(screen.getByText('Card or bank charges'))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'How you pay or exchange' }), 'card')
    expect(output('markupAmount')).toHaveTextContent('₹336.00')
    expect(output('inTheEnd')).toHaveTextContent('₹9,996.48')
    expect(output('effectiveRate')).toHaveTextContent('1 USD = ₹99.9648')
    expect(screen.getByText('₹336.00 × 18% = ₹60.48')).toBeInTheDocument()
    await user.click(button('Reset'))
    expect(output('inTheEnd')).toBeNull()
  })

  it('by a bank that buys 1,000 dollars, or so few that no money is left', async () => {
    await open('/#amount=1000&charge=sell&markup=2')
    expect(output('inTheEnd')).toHaveTextContent('₹93,910.66')
    expect(screen.getByText('1% of ₹94,080.00 = ₹940.80')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'CGST Rules, 2017, rule 32(2)(b)' })).toBeVisible()
    cleanup()
    await open('/#amount=0.4&charge=sell&markup=0')
    expect(await screen.findByText(/the bank would give ₹38\.40, and GST alone is ₹45\.00/)).toBeVisible()
    expect(output('inTheEnd')).toBeNull()
  })

  it('asks for a rupee side', async () => {
    await open('/#from=USD&to=EUR&charge=card')
    expect(screen.getByText(/^Choose the Indian rupee/)).toBeVisible()
    expect(output('result')).toHaveTextContent('€0.80')
    expect(output('inTheEnd')).toBeNull()
  })
})

describe('finding a currency', () => {
  it('by its country, and putting it on a side', async () => {
    const user = await open()
    await user.click(screen.getByText('Find a currency by name or country'))
    const search = await screen.findByRole('textbox', { name: 'Name, code or country' })
    await user.type(search, 'thailand')
    const list = screen.getByRole('list', { name: 'Currencies found' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    expect(list).toHaveTextContent('1 USD = THB 32.0000')
    await user.click(within(list).getByRole('button', { name: 'From Thai Baht' }))
    expect(from()).toHaveValue('THB')
    expect(output('result')).toHaveTextContent('₹3.00')
    await user.type(search, 'x')
    expect(screen.getByText(/^No currency found/)).toBeVisible()
  })

  it('reports when the list does not come, and asks again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new LookupFault('network', 'away')).mockResolvedValue(places)
    const user = await open('/', site('none', { places: load }))
    await user.click(screen.getByText('Find a currency by name or country'))
    expect(await screen.findByText(/did not load/)).toBeVisible()
    await user.click(button('Try again'))
    expect(await screen.findByRole('textbox', { name: 'Name, code or country' })).toBeVisible()
  })
})

it('common amounts come when seen, both ways', async () => {
  await open()
  await act(async () => comeIntoSight())
  const row = await screen.findByRole('row', { name: /^100 / })
  expect(row).toHaveTextContent('100₹9,600.00$1.04')
})

describe('a live service', () => {
  const live = (lookup: RatesLookups['live']) => site('live', { live: lookup })

  it('is asked for the first currency, and again when that changes, not when the amount or the second does', async () => {
    const lookup = jest.fn((code: string) =>
      Promise.resolve(code === 'USD' ? rates('USD', { INR: 100, EUR: 0.5 }) : rates('EUR', { INR: 200 })),
    )
    const user = await open('/', live(lookup))
    expect(answer()).toHaveTextContent('Loading rates…')
    await waitFor(() => expect(output('result')).toHaveTextContent('₹100.00'))
    expect(screen.getByText('At the rate of 20 November 2026')).toBeVisible()
    expect(screen.getByText('Mid-market rate from the live service.')).toBeVisible()
    await user.type(amount(), '10')
    await user.selectOptions(to(), 'EUR')
    expect(output('result')).toHaveTextContent('€5.00')
    await user.selectOptions(to(), 'GBP')
    expect(answer()).toHaveTextContent('No rate for these two currencies.')
    await user.selectOptions(to(), 'INR')
    await user.selectOptions(from(), 'EUR')
    await waitFor(() => expect(output('result')).toHaveTextContent('₹2,000.00'))
    expect(lookup.mock.calls.map(([code]) => code)).toEqual(['USD', 'EUR'])
  })

  it.each([
    ['quota-reached', 'The live service has reached its limit for now.'],
    ['something-new', 'The live service refused to answer.'],
  ])('that refuses, %s, clears the rates and gives the reason', async (errorType, means) => {
    await open(
      '/',
      live(() => Promise.resolve({ kind: 'refused', errorType })),
    )
    await waitFor(() => expect(answer()).toHaveTextContent('Failed to fetch rates'))
    expect(screen.getByRole('alert')).toHaveTextContent(means)
    expect(output('result')).toBeNull()
  })

  it('that cannot be reached clears the rates; the copy is taken with one tap, plainly labelled, until it answers', async () => {
    const lookup = jest
      .fn()
      .mockRejectedValueOnce(new LookupFault('network', 'away'))
      .mockResolvedValue(rates('USD', { INR: 100 }))
    const user = await open('/#amount=5', live(lookup))
    await waitFor(() => expect(answer()).toHaveTextContent('Error fetching exchange rates.'))
    expect(output('result')).toBeNull()
    await user.click(button('Use the rates of 29 September 2026'))
    expect(output('result')).toHaveTextContent('₹480.00')
    expect(answer()).toHaveTextContent('At the rate of 29 September 2026')
    expect(answer()).toHaveTextContent('Error fetching exchange rates. The live service could not be reached')
    await user.click(button('Try the live service again'))
    await waitFor(() => expect(output('result')).toHaveTextContent('₹500.00'))
    expect(amount()).toHaveValue('5')
  })

  it('and the copy both out of reach: the tap for the copy asks for it again', async () => {
    const outOfReach = () => Promise.reject(new LookupFault('network', 'away'))
    const snapshot = jest
      .fn()
      .mockRejectedValueOnce(new LookupFault('network', 'away'))
      .mockResolvedValueOnce(whole)
    const user = await open('/?from=THB&amount=10', site('live', { live: outOfReach, snapshot }))
    await user.click(await screen.findByRole('button', { name: /^Use the rates of/ }))
    expect(output('result')).toHaveTextContent('₹30.00')
    expect(snapshot).toHaveBeenCalledTimes(2)
  })

  it('without its key is not asked: message, toast, and the copy by one tap', async () => {
    const user = await open('/', site('keyless'))
    expect(answer()).toHaveTextContent('API Key not configured.')
    expect(toastStore.getState().toast).toMatchObject({
      title: 'Configuration Error',
      description: 'API Key not configured.',
    })
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await user.click(button(/^Use the rates/))
    expect(output('result')).toHaveTextContent('₹96.00')
  })
})

describe('today’s rates', () => {
  const leave = ['alwaysAsk.rates', '{"version":1,"always":true}'] as const
  const given = (date: string, inr: number) => ({ date, usd: { inr, eur: 0.75, aed: 4, thb: 32 } })

  async function ask(body: unknown, address = '/') {
    jest.useFakeTimers({ now: new Date('2026-11-28T06:00:00Z'), advanceTimers: true })
    localStorage.setItem(...leave)
    const text = () => Promise.resolve(JSON.stringify(body))
    const asked = jest.fn((_: string) => Promise.resolve({ ok: true, status: 200, text } as Response))
    globalThis.fetch = asked as never
    return { user: await open(address, site('open')), asked }
  }
  afterEach(() => {
    forgetKept()
    jest.useRealTimers()
  })

  it('are not asked for by themselves, and not offered where they are turned off', async () => {
    const asked = jest.fn()
    globalThis.fetch = asked
    await open('/', site('open'))
    expect(button('Get today’s rates')).toBeVisible()
    cleanup()
    await open()
    expect(screen.queryByRole('button', { name: 'Get today’s rates' })).not.toBeInTheDocument()
    expect(asked).not.toHaveBeenCalled()
  })

  it('are those of the whole page, with their own day, and kept for today', async () => {
    const { user, asked } = await ask(given('2026-11-27', 100), '/#amount=2')
    await waitFor(() => expect(output('result')).toHaveTextContent('₹200.00'))
    expect(screen.getByText('Rates of 27 November 2026, 1 day old')).toBeVisible()
    expect(screen.queryByText(/saved with this site/)).not.toBeInTheDocument()
    await user.selectOptions(from(), 'EUR')
    // 2 × 100 ÷ 0.75.
    expect(output('result')).toHaveTextContent('₹266.67')
    cleanup()
    localStorage.removeItem(leave[0])
    await open('/#amount=3', site('open'))
    await waitFor(() => expect(output('result')).toHaveTextContent('₹300.00'))
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['lack a currency', '2026-11-27', 'GBP', 'The service has no rate for these two currencies.', '₹128.00'],
    ['are of no later day', '2026-09-29', 'USD', /^The service has no newer rates than those of/, '₹96.00'],
  ])('that %s leave the answer to the copy', async (_, day, code, words, result) => {
    await ask(given(day, 100), `/#from=${code}`)
    expect(await screen.findByText(words)).toBeVisible()
    expect(output('result')).toHaveTextContent(result)
  })

  it('that moved by 20 % and more are used only when the visitor says so', async () => {
    // 120 ÷ 96 is 1.25.
    const { user } = await ask(given('2026-11-27', 120))
    expect(await screen.findByText(/a move of 25% since 29 September 2026/)).toBeVisible()
    expect(output('result')).toHaveTextContent('₹96.00')
    await user.click(button('Use this rate'))
    expect(output('result')).toHaveTextContent('₹120.00')
    await user.selectOptions(to(), 'AED')
    expect(output('result')).toHaveTextContent('AED 4.00')
  })

  it('of a day to come are refused, and the page goes on with the copy', async () => {
    const { asked } = await ask(given('2026-11-29', 100))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The service’s answer could not be used. The page goes on with the rates of 29 September 2026.',
    )
    expect(asked).toHaveBeenCalledTimes(2)
    expect(output('result')).toHaveTextContent('₹96.00')
  })
})
