import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PlaceSearch } from '@/components/tools/pincode-finder/place-search'
import type { PincodeLookups } from '@/lib/lookup/pincode/pincode-finder'
import type { PlaceHits } from '@/lib/lookup/pincode/place-lookup'

const office = (name: string, pincode: string) => ({
  name,
  branchType: 'Sub Post Office',
  district: 'Mumbai',
  state: 'Maharashtra',
  pincode,
})
const mysuru = { name: 'Mysuru', state: 'Karnataka', shards: ['570'], olderNames: ['Mysore'] }

function open(parts: Partial<PincodeLookups>, address = '/pincode-finder') {
  history.replaceState(null, '', address)
  const chosen: string[] = []
  render(<PlaceSearch lookups={parts as PincodeLookups} onPincode={(pincode) => chosen.push(pincode)} />)
  return { user: userEvent.setup({ delay: null }), chosen }
}

const finding = (hits: PlaceHits) => ({ place: () => Promise.resolve(hits) })
const field = () => screen.getByLabelText('Office, area or district')

describe('finding a pincode by a name', () => {
  it('lists offices with district and state; choosing one gives its pincode', async () => {
    const { user, chosen } = open(finding({ districts: [], offices: [office('Andheri', '400053')] }))
    expect(field()).toHaveAttribute('name', 'place')
    await user.type(field(), ' andheri {Enter}')
    await user.click(await screen.findByRole('button', { name: 'Andheri Mumbai, Maharashtra 400053' }))
    expect(chosen).toEqual(['400053'])
    expect(location.hash).toBe('#place=andheri')
  })

  it('opens a district to its pincodes, fetched only then', async () => {
    const district = jest.fn(() => Promise.resolve([{ pincode: '570001', mainOffice: 'Mysuru', offices: 5 }]))
    const { user, chosen } = open({ ...finding({ districts: [mysuru], offices: [] }), district })
    await user.type(field(), 'mysore{Enter}')
    const entry = await screen.findByRole('button', {
      name: /^Mysuru district Karnataka \(also called Mysore\)/,
    })
    expect(district).not.toHaveBeenCalled()
    await user.click(entry)
    expect(entry).toHaveAttribute('aria-expanded', 'true')
    await user.click(await screen.findByRole('button', { name: 'Mysuru 5 post offices 570001' }))
    expect(chosen).toEqual(['570001'])
  })

  it('lists a hundred at most and states how many more there are, at once from a link', async () => {
    const offices = Array.from({ length: 1_250 }, (_, at) => office(`Rampur ${at}`, String(200_000 + at)))
    open(finding({ districts: [], offices }), '/pincode-finder#place=rampur')
    expect(await screen.findByText(/^1,250 offices\. Showing the first 100 offices\./)).toBeVisible()
    const list = screen.getByRole('region', { name: 'Places found for rampur' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(100)
  })

  it.each([
    ['an', 'Please type at least 3 letters of the name.'],
    ['Андхери', 'Please write the name in Latin letters or in an Indian script, such as Andheri.'],
  ])('asks nobody about %s, and gives the reason until the visitor types on', async (typed, message) => {
    const { user } = open({})
    await user.type(field(), `${typed}{Enter}`)
    expect(screen.getByText(message)).toBeVisible()
    await user.type(field(), 'd')
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

  it.each([
    [
      'nothing answers',
      () => Promise.resolve({ districts: [], offices: [] }),
      'No office or district found for “andheri”.',
    ],
    [
      'it failed',
      () => Promise.reject(new Error('no network')),
      'Failed to search for this place. Please try again.',
    ],
  ])('reports when %s, and keeps what was typed', async (_, place, words) => {
    const { user } = open({ place })
    await user.type(field(), 'andheri{Enter}')
    expect(await screen.findByText(words)).toBeVisible()
    expect(field()).toHaveValue('andheri')
  })
})
