import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IfscCodeFinder } from '@/components/tools/ifsc-code-finder/screen'
import type { Bank } from '@/lib/banking/bank-list'
import type { BranchRecord } from '@/lib/banking/branch-record'
import { readRails } from '@/lib/banking/rails'
import type { NamedBranch } from '@/lib/lookup/ifsc/branch-lookup'
import type { IfscAnswer, IfscOutcome } from '@/lib/lookup/ifsc/ifsc-answer'
import type { IfscLookups } from '@/lib/lookup/ifsc/ifsc-finder'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import { toastStore } from '@/components/ui/toast-store'
import { sampleIfscFacts } from '../../../lib/banking/sample-facts'

const failedMessage = 'Failed to fetch IFSC details. Please try again.'
const invalidMessage = 'Please enter a valid 11-character IFSC code (e.g., SBIN0001234).'
const fault = new LookupFault('network', 'could not reach it')

const record: BranchRecord = {
  ifsc: 'SBIN0000691',
  bank: 'State Bank of India',
  codeOf: null,
  branch: 'NEW DELHI MAIN BRANCH',
  address: '11 SANSAD MARG',
  city: 'NEW DELHI',
  district: 'NEW DELHI',
  state: 'DELHI',
  contact: null,
  micr: null,
  swift: null,
  rails: readRails('U'),
  asOf: 'September 2017',
}
const found: IfscAnswer = { kind: 'found', by: 'directory', facts: sampleIfscFacts, record }
const live = {
  kind: 'found',
  by: 'live',
  facts: null,
  record: { ...record, asOf: null, micr: '110002087', contact: '+911123374390', rails: readRails('NRiU') },
} as const satisfies IfscAnswer
const listed: IfscAnswer = {
  kind: 'listed',
  by: 'directory',
  facts: sampleIfscFacts,
  listed: { ifsc: 'SBIN0000691', bank: 'State Bank of India', codeOf: null, rails: readRails('U') },
}
const notFound = (bank: string | null = null): IfscAnswer => ({
  kind: 'notFound',
  by: 'directory',
  facts: sampleIfscFacts,
  reason: 'unlisted',
  bank,
})
const unknownToService: IfscAnswer = {
  kind: 'notFound',
  by: 'live',
  facts: null,
  reason: 'unknown',
  bank: null,
}

const answered = (answer: IfscAnswer, liveFault: Error | null = null) => ({ answer, liveFault })
const answering = (outcome: IfscOutcome) => ({ ifsc: () => Promise.resolve(outcome) })

/** Renders the finder at an address, as a visitor finds it. */
function open(parts: Partial<IfscLookups>, address = '/ifsc-code-finder') {
  history.replaceState(null, '', address)
  toastStore.setState({ toast: null })
  const lookups = { prepare: () => Promise.resolve(), ...parts } as IfscLookups
  render(<IfscCodeFinder loadLookups={() => Promise.resolve(lookups)} />)
  return userEvent.setup({ delay: null })
}

const field = () => screen.getByLabelText('IFSC code')
const result = () => screen.getByRole('region', { name: 'Result' })
const shown = (name: string) => result().querySelector(`output[name=${name}]`)

describe('the field', () => {
  it('is named, and takes capitals and digits alone', async () => {
    const user = open({})
    expect(field()).toHaveAttribute('name', 'ifsc')
    await user.type(field(), 'sbin-0000 691x')
    expect(field()).toHaveValue('SBIN0000691')
  })

  it('shows the error of a code that is none, and offers the code with a zero for the letter O', async () => {
    const user = open(answering(answered(found)))
    await user.type(field(), 'sbino000691{Enter}')
    expect(screen.getByText(invalidMessage)).toBeVisible()
    expect(field()).toBeInvalid()
    await user.click(screen.getByRole('button', { name: /Search SBIN0000691/ }))
    expect(field()).toHaveValue('SBIN0000691')
    await waitFor(() => expect(shown('bank')).toHaveTextContent('State Bank of India'))
  })
})

describe('a branch that is found', () => {
  it('shows the fields that are known, and once which are not, with the month of the details', async () => {
    const user = open(answering(answered(found)))
    await user.type(field(), 'SBIN0000691{Enter}')
    const texts = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['BANK', 'BRANCH', 'ADDRESS', 'CITY', 'STATE', 'UPI'],
    ])
    expect(texts).toEqual([
      ...['State Bank of India', 'NEW DELHI MAIN BRANCH', '11 SANSAD MARG', 'NEW DELHI', 'DELHI', 'Yes'],
    ])
    expect(shown('code')).toHaveAttribute('data-value', 'SBIN0000691')
    expect(shown('upi')).toHaveAttribute('data-value', 'true')
    expect(
      screen.getByText(
        'Branch details are of September 2017; MICR, contact, NEFT, RTGS and IMPS are not in our list.',
      ),
    ).toBeVisible()
    expect(screen.getByText(/^From our own directory.*, code list of October 2025\.$/)).toBeVisible()
    expect(result()).not.toHaveTextContent(/verif|offline/i)
  })

  it('shows the answer of the live service, what it does not give, and what the MICR code means', async () => {
    const lent = { ...live.record, contact: null, codeOf: 'HDFC Bank' }
    const user = open(answering(answered({ ...live, record: lent })))
    await user.type(field(), 'SBIN0000691{Enter}')
    expect(await screen.findByText('From the live service.')).toBeVisible()
    expect(screen.getByText('The service does not give contact.')).toBeVisible()
    expect(shown('contact')).toBeNull()
    expect(shown('micr')).toHaveTextContent('110002087')
    expect(screen.getByText('110 city, 002 bank, 087 branch')).toBeVisible()
    expect(shown('imps')).toHaveTextContent('No')
    expect(shown('neft')).toHaveTextContent('Yes')
    expect(screen.getByText('It uses a code of HDFC Bank.')).toBeVisible()
  })

  it('copies a field, the code, and all', async () => {
    const user = open(answering(answered(live)))
    await user.type(field(), 'SBIN0000691{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Copy MICR' }))
    expect(await navigator.clipboard.readText()).toBe('110002087')
    await user.click(screen.getByRole('button', { name: 'Copy IFSC SBIN0000691' }))
    expect(await navigator.clipboard.readText()).toBe('SBIN0000691')
    await user.click(screen.getByRole('button', { name: 'Copy all details' }))
    expect(await navigator.clipboard.readText()).toMatch(
      /^IFSC: SBIN0000691\nBANK: State Bank of India\nBRANCH[^]*\nNEFT: Yes\nRTGS: Yes\nIMPS: No\nUPI: Yes$/,
    )
  })
})

describe('the other answers', () => {
  it.each([
    ['of a known bank', notFound('State Bank of India'), /SBIN stands for State Bank of India/],
    ['of no bank', notFound(), /No bank in the list has codes starting with SBIN/],
  ])(
    'a code that is not in the list, %s, is reported with the month of the list',
    async (_, answer, message) => {
      const user = open(answering(answered(answer)))
      await user.type(field(), 'SBIN0999999{Enter}')
      expect(await screen.findByRole('alert')).toHaveTextContent(/^IFSC code not found or invalid\.$/)
      expect(result()).toHaveTextContent(
        'SBIN0999999 has the right format but is not in the list of October 2025.',
      )
      expect(await screen.findByText(message)).toBeVisible()
      expect(toastStore.getState().toast).toBeNull()
      await user.type(field(), '{Backspace}')
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )

  // Jagran English, 8 July 2021; PTI, 9 December 2017; Asianet, May 2025.
  it.each([
    ['SYNB0000242', /Canara Bank on 1 April 2020\. .*ended on 1 July 2021: payments with them are rejected/],
    [
      'SBHY0020255',
      /State Bank of Hyderabad merged into State Bank of India on 1 April 2017.*passed on to the new/,
    ],
    [
      'KVGB0001001',
      /Karnataka Grameena Bank on 1 May 2025\. Its old codes are not in the list of October 2025/,
    ],
  ])('what became of %s of a merged bank', async (ifsc, expected) => {
    const user = open(answering(answered(notFound('Its old name'))))
    await user.type(field(), `${ifsc}{Enter}`)
    expect(await screen.findByText(expected)).toBeVisible()
    expect(screen.queryByText(/stands for Its old name/)).not.toBeInTheDocument()
  })

  it('a listed code without details is labelled, with its bank and what that has merged into', async () => {
    const user = open(answering(answered(listed)))
    await user.type(field(), 'NICB0000001{Enter}')
    expect(await screen.findByText(/in the list of October 2025, without branch details/)).toBeVisible()
    expect(shown('bank')).toHaveAttribute('data-value', 'State Bank of India')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(
      await screen.findByText(/Saraswat Bank on 4 August 2025\. Its codes are still in the list/),
    ).toBeVisible()
  })

  it('a code unknown to the live service gets the specified words', async () => {
    const user = open(answering(answered(unknownToService)))
    await user.type(field(), 'SBIN0999999{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^IFSC code not found\.$/)
  })
})

describe('a search that fails', () => {
  it.each([
    ['the network was not reached', fault, true],
    ['the answer was no JSON', new LookupFault('notJson', 'HTML'), false],
  ])('shows what is still known when %s: only then', async (_, why, isShown) => {
    const user = open({ ifsc: () => Promise.reject<IfscOutcome>(why) })
    await user.type(field(), 'SBIN0000691{Enter}')
    await screen.findByRole('alert')
    expect(
      screen.queryAllByText(/^The network could not be reached\. Codes near your earlier searches/),
    ).toHaveLength(isShown ? 1 : 0)
  })

  it('does not call a code unknown when the directory lacks it and the live service failed', async () => {
    const user = open(answering(answered(notFound(), fault)))
    await user.type(field(), 'SBIN0999999{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(failedMessage)
    expect(result()).toHaveTextContent(
      'SBIN0999999 is not in the list of October 2025 either; it may be newer.',
    )
    expect(screen.queryByText('IFSC code not found or invalid.')).not.toBeInTheDocument()
    expect(toastStore.getState().toast).toMatchObject({ title: 'Error', description: failedMessage })
  })
})

describe('a link', () => {
  it('searches at once', async () => {
    open(answering(answered(found)), '/ifsc-code-finder?ifsc=HDFC0000001#ifsc=sbin0000691')
    expect(await screen.findByText('NEW DELHI MAIN BRANCH')).toBeVisible()
    expect(field()).toHaveValue('SBIN0000691')
  })

  it('with another text shows the error and asks nobody', () => {
    open({}, '/ifsc-code-finder#ifsc=%3Cscript%3E')
    expect(screen.getByText(invalidMessage)).toBeVisible()
  })
})

const branch = (ifsc: string, name: string, city = 'MUMBAI'): NamedBranch => ({
  ifsc,
  branch: name,
  city,
  state: 'MAHARASHTRA',
  bank: 'State Bank of India',
})
const andheri = [branch('SBIN0000519', 'ANDHERI'), branch('SBIN0000691', 'ANDHERI EAST', 'THANE')]
const sbi: Bank = {
  letters: 'SBIN',
  name: 'State Bank of India',
  codes: 40,
  states: [{ state: 'MAHARASHTRA', branches: 2, pages: ['branches/SBIN/0.json'] }],
}
const empty: Bank = { letters: 'NONE', name: 'Bank without branches', codes: 3, states: [] }

describe('finding a branch by name', () => {
  it('lists what answers; a row fills in its code and searches it', async () => {
    const user = open({ ...answering(answered(found)), branch: () => Promise.resolve(andheri) })
    await user.type(screen.getByLabelText('Branch or area'), 'andheri{Enter}')
    expect(await screen.findByText('2 branches.')).toBeVisible()
    await user.click(
      screen.getByRole('button', { name: /ANDHERI EAST State Bank of India, Thane, Maharashtra/ }),
    )
    expect(field()).toHaveValue('SBIN0000691')
    expect(await screen.findByText(/^Branch details are of September 2017/)).toBeVisible()
    expect(result()).toHaveFocus()
  })

  it('states how many more there are than it lists', async () => {
    const many = Array.from({ length: 130 }, (_, n) => branch(`SBIN0${100_000 + n}`, `ANDHERI ${n}`))
    open({ branch: () => Promise.resolve(many) }, '/ifsc-code-finder#place=andheri')
    expect(await screen.findByText(/^130 branches\. Showing the first 100\./)).toBeVisible()
  })

  it.each([
    ['none', () => Promise.resolve([]), /^No branch found with this name\./],
    ['a fault', () => Promise.reject<NamedBranch[]>(fault), /^Failed to search for this branch\./],
  ])('reports when there is %s', async (_, ask, message) => {
    const user = open({ branch: ask })
    await user.type(screen.getByLabelText('Branch or area'), 'andheri{Enter}')
    expect(await screen.findByText(message)).toBeVisible()
  })
})

describe('choosing by bank and state', () => {
  const parts = {
    ...answering(answered(found)),
    banks: () => Promise.resolve([sbi, empty]),
    branchesIn: () => Promise.resolve(andheri),
  }

  it('goes from bank to state to branch, which can be narrowed down', async () => {
    const user = open(parts)
    await user.click(screen.getByRole('button', { name: 'Choose by bank and state' }))
    await user.selectOptions(await screen.findByLabelText('Bank'), 'Bank without branches')
    expect(screen.getByText('0 of its 3 codes have branch details here.')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Bank'), 'State Bank of India')
    expect(screen.getByText('2 of its 40 codes have branch details here.')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('State'), 'Maharashtra (2)')
    expect(location.hash).toBe('#ofBank=SBIN&inState=MAHARASHTRA')
    await user.type(await screen.findByLabelText('Filter by branch or city'), 'thane')
    await user.click(screen.getByRole('button', { name: /ANDHERI EAST/ }))
    expect(field()).toHaveValue('SBIN0000691')
  })

  it.each([
    ['the banks', { banks: jest.fn(() => Promise.reject<Bank[]>(fault)) }, /^Failed to load the banks/],
    [
      'the branches',
      { branchesIn: jest.fn(() => Promise.reject<NamedBranch[]>(fault)) },
      /^Failed to load the branches/,
    ],
  ])('can be tried again when %s could not be fetched', async (_, failing, message) => {
    const user = open({ ...parts, ...failing }, '/ifsc-code-finder#ofBank=SBIN&inState=MAHARASHTRA')
    expect(await screen.findByText(message)).toBeVisible()
    const [ask] = Object.values(failing)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  })
})
