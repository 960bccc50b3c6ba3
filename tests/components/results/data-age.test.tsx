import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { DataAge } from '@/components/results/data-age'
import { RuleNote } from '@/components/results/rule-note'

const on = (day: string) => jest.useFakeTimers({ now: new Date(`${day}T06:00:00Z`) })
afterEach(() => jest.useRealTimers())

it.each([
  ['rates', '2026-09-29', 'Rates of 29 September 2026, 54 days old', true],
  ['rates', '2026-11-22', 'Rates of 22 November 2026', false],
  ['plans', '2026-09-01', 'Prices of 1 September 2026, 82 days old', true],
  ['bankCodes', '2025-10', 'List of bank codes of October 2025, 12 months old', true],
  ['pincodes', '2014', 'List of post offices of 2014, 11 years old', true],
  ['law', '2026-04-01', 'Law checked on 1 April 2026, 7 months ago', false],
  ['law', '2026-03-31', 'Law checked on 31 March 2026, 7 months ago', true],
] as const)('%s of %s: %s', (kind, date, words, outdated) => {
  on('2026-11-22')
  render(<DataAge kind={kind} on={date} />)
  const note = screen.getByRole('note')
  expect(note.textContent).toBe(outdated ? `${words}: out of date` : words)
  expect(note.classList.contains('outdated')).toBe(outdated)
})

it('gives the date alone in the page as built', () => {
  expect(renderToString(<DataAge kind="rates" on="2026-09-29" />)).toContain('>Rates of 29 September 2026<')
})

it.each([
  ['law', /^Not checked since 1 February 2027: the rules may have changed\./, 'text-bad'],
  ['plans', /^Not checked for/, 'font-normal'],
] as const)('%s not checked since 1 February is marked, and loud for law alone', (kind, words, look) => {
  on('2027-01-31')
  const source = { title: 'The list', href: 'https://a.example' }
  const note = <RuleNote label="A figure" row={{ source }} checkedOn="2026-11-21" kind={kind} />
  const { unmount } = render(note)
  if (kind === 'law') expect(screen.queryByText(/may have changed/)).not.toBeInTheDocument()
  unmount()
  on('2027-02-01')
  render(note)
  expect(screen.getByText(words)).toHaveClass(look)
})

describe('a rule with a row to come', () => {
  const source = (title: string) => ({ title, href: 'https://a.example' })
  const values = [
    { from: '2026-04-01', source: source('Act of 2026') },
    { from: '2027-04-01', source: source('Act of 2027'), announced: 'act' as const },
    { from: '2028-04-01', source: source('Bill of 2028'), announced: 'bill' as const },
  ]
  const note = () => screen.getByText(/^A tax\. By one source/).textContent

  it('names the change, its day and its source until the day', () => {
    on('2027-03-31')
    render(<RuleNote label="A tax" values={values} checkedOn="2027-03-01" />)
    expect(note()).toContain('2027: Act of 2026.')
    expect(note()).toContain('It changes from 1 April 2027: Act of 2027.')
    expect(note()).toContain(
      'A bill proposes a change from 1 April 2028, which is not law yet: Bill of 2028.',
    )
  })

  it('takes the act from its day on, and no bill', () => {
    on('2028-04-02')
    render(<RuleNote label="A tax" values={values} checkedOn="2028-03-01" />)
    expect(note()).toContain('2028: Act of 2027.')
    expect(note()).not.toMatch(/changes from|proposes/)
  })
})

describe('a rule states what it was compared with', () => {
  const gazette = { title: 'S.O. 1', href: 'https://egazette.gov.in/WriteReadData/2026/1.pdf' }
  const department = { title: 'CBDT', href: 'https://www.incometaxindia.gov.in/w/section-1' }
  const paper = { title: 'A paper', href: 'https://paper.example/1' }
  const other = { title: 'Another', href: 'https://other.example/1' }

  it.each([
    ['the gazette', [gazette], 'A tax. Compared with the gazette on 1 March 2027: S.O. 1.'],
    ['its department', [department], 'A tax. Compared with the official page on 1 March 2027: CBDT.'],
    [
      'a copy that quotes the gazette',
      [{ ...gazette, read: 'report' as const }],
      'A tax. By one source, not official, checked on 1 March 2027: S.O. 1.',
    ],
    [
      'two papers',
      [paper, other],
      'A tax. By several sources, not official, checked on 1 March 2027: A paper; Another.',
    ],
  ])('%s', (_, [source, also], words) => {
    on('2027-03-31')
    const values = [{ from: '2026-04-01', source: source!, ...(also && { also }) }]
    render(<RuleNote label="A tax" values={values} checkedOn="2027-03-01" />)
    expect(screen.getByText(/^A tax\./)).toHaveTextContent(words)
  })

  it('and a source of which others are named elsewhere is not called the only one', () => {
    on('2027-03-31')
    render(<RuleNote label="A tax" row={{ source: paper }} checkedOn="2027-03-01" isOneOfSeveral />)
    expect(screen.getByText(/^A tax\./)).toHaveTextContent('By several sources, not official')
  })

  it('and a row that was compared on a day of its own names that day, and its age', () => {
    on('2027-03-31')
    const values = [{ from: '2026-04-01', source: paper, checkedOn: '2027-01-15' }]
    render(<RuleNote label="A tax" values={values} checkedOn="2027-03-01" />)
    expect(screen.getByText(/^A tax\./)).toHaveTextContent(
      'checked on 15 January 2027: A paper. Not checked since 1 February 2027',
    )
  })
})

it.each([
  [60_000, 'rupees a year', undefined, 'From 1 April 2027: ₹60,000 (Act of 2027).'],
  [8.25, 'per cent a year', undefined, 'From 1 April 2027: 8.25% (Act of 2027).'],
  [60_000, 'rupees', 'bill' as const, 'A bill proposes ₹60,000 from 1 April 2027, which is not law yet'],
  [{ most: 60_000 }, 'rupees', undefined, 'It changes from 1 April 2027: Act of 2027.'],
])('what %j will be is said where it is one figure', (value, unit, bill, words) => {
  on('2027-03-31')
  const source = (title: string) => ({ title, href: 'https://a.example/1' })
  const values = [
    { from: '2026-04-01', value: 50_000, source: source('Act of 2026') },
    { from: '2027-04-01', value, source: source('Act of 2027'), announced: bill ?? ('act' as const) },
  ]
  render(<RuleNote label="A tax" unit={unit} values={values} checkedOn="2027-03-01" />)
  expect(screen.getByText(/^A tax\./)).toHaveTextContent(words)
})
