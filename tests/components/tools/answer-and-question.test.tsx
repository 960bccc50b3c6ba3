import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { existsSync, readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import type { Kind } from '@/lib/inputs/kind'
import { toolsWithInputs } from '@/tests/inputs-of-tool'
import { pageProps } from '@/tests/page-props'

/** Texts that hardly any kind of input takes. */
const BAD = ['zzz', '-1e99', '2026-13-45', '']

const CHARGES = ['Bill', 'EnergyCharge', 'FixedCharge', 'FuelSurcharge']
const SAMPLE = ['totalBill', 'energyCharge', 'fixedCharge', 'fuelSurcharge']
const LOAN = ['emi', 'totalInterest', 'totalPayment', 'firstYearInterest']
const SIP = ['futureValue', 'totalInvestment', 'estimatedReturns', 'effectiveFutureValue']

/** Results that do not depend on an input, by tool and input: they stay while it has a problem. */
const INDEPENDENT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'electricity-bill-estimator': {
    // The specification’s sample is of no day, and has its own charges.
    ...{ date: SAMPLE, fuelPerUnit: SAMPLE, fuelPercent: SAMPLE, other: SAMPLE },
    // The bill of all the units; fewer units only add what they would save.
    less: [
      ...SAMPLE,
      ...CHARGES.map((name) => `published${name}`),
      'publishedElectricityDuty',
      'averagePerUnit',
    ],
  },
  // The loan without prepayments.
  'emi-calculator': { start: LOAN, once: LOAN, onceAfter: LOAN, monthly: LOAN, yearly: LOAN },
  // Neither prices nor a goal change what is paid in and earned.
  'sip-calculator': { inflation: SIP, goal: SIP },
  'investment-returns-calculator': {
    inflation: ['futureValue', 'totalInvestment', 'totalGrowth', 'totalReturnPercent'],
  },
  // The comparison without the extra payment.
  'credit-card-payoff-calculator': { extra: ['months', 'totalInterest', 'totalPaid'] },
  // The list of plans; the days are for the combination below it.
  'mobile-recharge-plan-finder': { days: ['plans'] },
}

/** Screens that are given data by their page; their own tests hold the same. */
const WITH_PROPS = ['currency-converter', 'daily-panchang-muhurat', 'indian-festival-calendar']

function screenOf(slug: string): ComponentType {
  const name = /export function (\w+)/.exec(readFileSync(`components/tools/${slug}/screen.tsx`, 'utf8'))![1]!
  return jest.requireActual<Record<string, ComponentType>>(`@/components/tools/${slug}/screen`)[name]!
}

const rows = toolsWithInputs()
  .filter(([slug]) => existsSync(`components/tools/${slug}/screen.tsx`) && !WITH_PROPS.includes(slug))
  .flatMap(([slug, inputs]) =>
    Object.entries(inputs).flatMap(([name, kind]) => {
      const bad = BAD.find((text) => !(kind as Kind<unknown, unknown>).read(text).ok)
      return bad === undefined ? [] : [{ slug, name, bad }]
    }),
  )

/** Opens a screen by a link, with the part of the form that the link may ask for. */
async function openScreen({ slug }: (typeof rows)[number], link: string): Promise<void> {
  cleanup()
  const Screen = screenOf(slug)
  history.replaceState(null, '', `/${slug}${link}`)
  await act(async () => {
    render(<Screen {...pageProps[slug]} />)
    await new Promise((loaded) => setTimeout(loaded))
  })
}

test.each(rows)('$slug shows no answer that depends on $name while that is "$bad"', async (row) => {
  const { slug, name, bad } = row
  await openScreen(row, `#${name}=${bad}`)
  // A field that the other choices leave out cannot spoil the answer.
  const isAsked = document.querySelector(`[name="${name}"][aria-invalid=true]`) !== null
  const independent = INDEPENDENT[slug]?.[name] ?? []
  const shown = [...document.querySelectorAll<HTMLOutputElement>('output[data-value]')]
    .filter((output) => output.dataset.value !== '' && !independent.includes(output.name))
    .map((output) => output.name)
  expect(isAsked ? shown : []).toEqual([])
})

/** All that a form holds and a page answers. */
const entriesAndAnswers = () =>
  [...document.querySelectorAll<HTMLInputElement>('form :is(input, select), output[data-value]')].map(
    (shown) => [shown.name, shown.dataset.value ?? shown.value, shown.checked].join(' '),
  )

const isResettable = () => screen.queryByRole('button', { name: 'Reset' }) !== null

test.each([...new Set(rows.map(({ slug }) => slug))])(
  '%s: Reset brings the fresh page back, whatever cannot be read',
  async (slug) => {
    const ofTool = rows.filter((row) => row.slug === slug)
    await openScreen(ofTool[0]!, '')
    const fresh = entriesAndAnswers()
    const spoiled = async (row: (typeof rows)[number]) => {
      await openScreen(row, `#${row.name}=${row.bad}`)
      const shown = entriesAndAnswers()
      // Without its state, the form of a duty has not come yet.
      return isResettable() && fresh.some((entry) => !shown.includes(entry))
    }
    let isSpoiled = false
    for (const row of ofTool) isSpoiled ||= await spoiled(row)
    expect(isSpoiled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
    // The law of some tools, and more of their form, come after the page.
    await waitFor(() => expect(entriesAndAnswers()).toEqual(expect.arrayContaining(fresh)))
  },
)

test('most inputs of most tools are tried', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(new Set(rows.map(({ slug }) => slug)).size).toBeGreaterThan(15)
})
