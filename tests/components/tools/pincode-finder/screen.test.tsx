import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PincodeFinder } from '@/components/tools/pincode-finder/screen'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import type { PincodeAnswer, PincodeOutcome } from '@/lib/lookup/pincode/pincode-answer'
import type { PincodeLookups } from '@/lib/lookup/pincode/pincode-finder'
import { toastStore } from '@/components/ui/toast-store'
import { sampleOffices } from '../../../lib/postal/sample-offices'
import { sampleFacts } from '../../../lib/lookup/served-directory'

const failedMessage = 'Failed to fetch pincode details. Please try again.'
const fault = new LookupFault('network', 'could not reach it')

const found = (pincode: string, by: 'live' | 'directory' = 'directory'): PincodeAnswer => ({
  kind: 'found',
  by,
  facts: by === 'live' ? null : sampleFacts,
  offices: sampleOffices.get(pincode)!,
})
const notFound = (by: 'live' | 'directory', message: string | null = null): PincodeAnswer => ({
  kind: 'notFound',
  by,
  facts: by === 'live' ? null : sampleFacts,
  message,
})
const answered = (answer: PincodeAnswer, liveFault: Error | null = null) => ({ answer, liveFault })

/** Renders the finder at an address, as a visitor finds it. */
function open(parts: Partial<PincodeLookups>, address = '/pincode-finder') {
  history.replaceState(null, '', address)
  toastStore.setState({ toast: null })
  const lookups = { prepare: () => Promise.resolve(), ...parts } as PincodeLookups
  render(<PincodeFinder lookups={lookups} />)
  return userEvent.setup({ delay: null })
}

const answering = (outcome: PincodeOutcome) => ({ pincode: () => Promise.resolve(outcome) })
const field = () => screen.getByLabelText('Pincode')
const searchButton = () => screen.getByRole('button', { name: 'Search' })
const result = () => screen.getByRole('region', { name: 'Result' })

describe('the pincode field', () => {
  it('is named, numeric, keeps digits alone, and enables the button at the sixth', async () => {
    const user = open({})
    expect(field()).toHaveAttribute('name', 'pincode')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
    await user.type(field(), '1१0-0a0')
    expect(searchButton()).toBeDisabled()
    await user.type(field(), '19')
    expect(field()).toHaveValue('110001')
    expect(searchButton()).toBeEnabled()
  })

  it('shows the error of a link and of what is typed, until the visitor types on', async () => {
    const user = open({}, '/pincode-finder?pincode=abc')
    expect(screen.getByText('Please enter a valid 6-digit Indian Pincode.')).toBeVisible()
    await user.type(field(), '011001{Enter}')
    expect(screen.getByText('Please enter a valid 6-digit Indian Pincode.')).toBeVisible()
    expect(field()).toBeInvalid()
    await user.type(field(), '{Backspace}')
    expect(screen.queryByText('Please enter a valid 6-digit Indian Pincode.')).not.toBeInTheDocument()
  })
})

describe('a search', () => {
  it('shows that it is under way, and only then can be asked again', async () => {
    let answer!: (outcome: PincodeOutcome) => void
    const user = open({ pincode: () => new Promise((resolve) => (answer = resolve)) })
    await user.type(field(), '110001{Enter}')
    expect(within(result()).getByRole('status')).toHaveTextContent('Looking up 110001…')
    expect(searchButton()).toBeDisabled()
    await act(async () => answer(answered(found('110001'))))
    expect(searchButton()).toBeEnabled()
    expect(screen.getByRole('region', { name: 'Post offices of 110001' })).toBeVisible()
  })

  it.each([
    [
      ['Valsad, Gujarat', 'Central Delhi, Delhi', 'New Delhi, Delhi'],
      ' in Valsad, Gujarat; Central Delhi and New Delhi, Delhi',
    ],
    [[', Goa', ', '], ' in Goa'],
  ])('names the districts by state, and has no filter for one type: %j', async (places, note) => {
    const offices = places.map((place) => {
      const [district, state] = place.split(', ').map((name) => name || null)
      return { name: place, branchType: null, circle: null, district: district!, state: state! }
    })
    const answer: PincodeAnswer = { kind: 'found', by: 'live', facts: null, offices }
    const user = open(answering(answered(answer)))
    await user.type(field(), '396230{Enter}')
    expect(await screen.findByText(`${places.length} post offices${note}`)).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('lists each office with all that is known of it, the age of the list and what the digits mean', async () => {
    const user = open(answering(answered(found('110001'))))
    await user.type(field(), '110001{Enter}')
    const rows = within(await screen.findByRole('region', { name: 'Post offices of 110001' })).getAllByRole(
      'listitem',
    )
    expect(rows).toHaveLength(4)
    expect(rows[0]).toHaveTextContent(
      'Bengali MarketSub Post OfficeDistrictCentral DelhiStateDelhiCircleDelhi',
    )
    expect(rows[2]).toHaveTextContent('Parliament HouseType not known')
    expect(within(result()).getByText(/^4 post offices/)).toHaveAttribute('data-value', '4')
    expect(screen.getByText('From our own directory, data from November 2025.')).toBeVisible()
    expect(screen.getByLabelText('What the digits mean')).toHaveTextContent(
      '1ZoneNorth11Sub-zoneDelhi110Sorting district',
    )
  })

  it('filters by type when there is more than one', async () => {
    const user = open(answering(answered(found('110001'))))
    await user.type(field(), '110001{Enter}')
    await user.click(await screen.findByRole('radio', { name: 'Head (1)' }))
    const rows = within(screen.getByRole('region', { name: 'Post offices of 110001' })).getAllByRole(
      'listitem',
    )
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['New Delhi GPO'])
    await user.click(screen.getByRole('radio', { name: 'All (4)' }))
    expect(screen.getByText('Bengali Market')).toBeVisible()
  })

  it('copies the line of an office and the pincode', async () => {
    const user = open(answering(answered(found('110001'))))
    await user.type(field(), '110001{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Copy address of Bengali Market' }))
    expect(await navigator.clipboard.readText()).toBe('Bengali Market, Central Delhi, Delhi - 110001')
    await user.click(screen.getByRole('button', { name: 'Copy pincode 110001' }))
    expect(await navigator.clipboard.readText()).toBe('110001')
  })
})

describe('a search without the wanted answer', () => {
  it.each([
    ['the directory’s', notFound('directory'), 'Pincode not found or invalid.'],
    ['the service’s own', notFound('live', 'No records found'), 'No records found'],
  ])('shows %s message, until the visitor types on', async (_, answer, message) => {
    const user = open(answering(answered(answer)))
    await user.type(field(), '999999{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(toastStore.getState().toast).toBeNull()
    await user.type(field(), '{Backspace}')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is reported inline and in a toast when it fails, and can be tried again', async () => {
    const pincode = jest.fn(() => Promise.reject<PincodeOutcome>(fault))
    // What fails while typing is reported once it is asked.
    const user = open({ prepare: () => Promise.reject(fault), pincode })
    await user.type(field(), '110001')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(failedMessage)
    expect(toastStore.getState().toast).toMatchObject({
      title: 'Error',
      description: failedMessage,
      variant: 'destructive',
    })
    expect(field()).toHaveValue('110001')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(pincode).toHaveBeenCalledTimes(2))
  })

  it('shows the directory’s offices under the message when only the live service failed', async () => {
    const user = open(answering(answered(found('110001'), fault)))
    await user.type(field(), '110001{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(failedMessage)
    expect(screen.getByText('Bengali Market')).toBeVisible()
    expect(screen.getByText(/^From our own directory/)).toBeVisible()
    expect(toastStore.getState().toast).toMatchObject({ title: 'Error' })
  })

  it('does not call a pincode unknown when the directory lacks it and the live service failed', async () => {
    const user = open(answering(answered(notFound('directory'), fault)))
    await user.type(field(), '110777{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(failedMessage)
    expect(screen.getByText(/^Live service unavailable\. 110777 is not in our own directory/)).toBeVisible()
    expect(screen.queryByText('Pincode not found or invalid.')).not.toBeInTheDocument()
  })
})

test('a link searches at once, its fragment wins, and a search takes its place', async () => {
  const user = open(
    answering(answered(found('110001', 'live'))),
    '/pincode-finder?pincode=110099&ref=x#pincode=110%20001',
  )
  expect(await screen.findByRole('region', { name: 'Post offices of 110001' })).toBeVisible()
  expect(screen.getByText('From the live service.')).toBeVisible()
  expect(field()).toHaveValue('110001')
  await user.clear(field())
  await user.type(field(), '110002{Enter}')
  expect(location.search + location.hash).toBe('?ref=x#pincode=110002')
})
