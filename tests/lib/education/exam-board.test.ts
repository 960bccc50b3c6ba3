import { boardStateNames } from '@/components/tools/exam-result-checker-guide/board-list'
import { BOARD_COUNT, type BoardState, boardStates, findBoards } from '@/lib/education/exam-board'
import { examBoards, mostAskedBoards } from '@/lib/education/exam-boards'
import { resultSites } from '@/lib/education/result-sites'
import { checkLinks } from '@/lib/link-check/official-site'

const sites = [...examBoards, ...resultSites]
const found = (state: BoardState, text: string) =>
  findBoards(examBoards, { state, text }, (one) => boardStateNames[one]).map(({ short }) => short)

it('finds a state’s own board before those of all India', () => {
  expect(found('KL', '')).toEqual(['SSLC and Plus Two', 'CBSE', 'ICSE and ISC (CISCE)', 'NIOS'])
  expect(found('', '')).toHaveLength(examBoards.length)
})

it.each<[text: string, expected: string[]]>([
  ['  UPMSP ', ['UP Board (UPMSP)']],
  ['board haryana', ['Haryana Board (BSEH)']],
  ['mahresult.nic.in', ['SSC and HSC']],
  ['up board 12th', ['UP Board (UPMSP)']],
  ['UP Board 12वीं का रिजल्ट', ['UP Board (UPMSP)']],
  ['oxford', []],
])('finds by %j', (text, expected) => {
  expect(found('', text)).toEqual(expected)
})

it('every board has a name of its own, a full address, and what its form asks for', () => {
  expect(examBoards).toHaveLength(BOARD_COUNT)
  expect(new Set(examBoards.map(({ name }) => name)).size).toBe(examBoards.length)
  for (const { url, more = [], asks } of examBoards) {
    for (const href of [url, ...more]) expect(href).toMatch(/^https:\/\/[a-z0-9.-]+\/$/)
    expect(asks).not.toBe('')
  }
})

it('the page opens with the boards of all India and of seven states', () => {
  expect(mostAskedBoards.map(({ state }) => state)).toEqual([
    '',
    '',
    '',
    'BR',
    'KA',
    'KL',
    'MH',
    'TN',
    'UP',
    'WB',
  ])
})

it('every state that can be chosen has a board', () => {
  const states = new Set(examBoards.map(({ state }) => state))
  expect(boardStates.filter((state) => !states.has(state))).toEqual([])
})

it.each(
  examBoards.flatMap((board) => [board.url, ...(board.more ?? [])].map((href) => [href, board] as const)),
)('%s is taken for its board’s own', (href, board) => {
  expect(checkLinks(href, sites)[0]).toMatchObject({
    verdict: 'official',
    site: { name: board.name },
    signs: [],
  })
})

it.each([
  'cbse-result-2027.example.com',
  'https://results.cbse.nic.in.check-now.xyz/10th',
  'upresults-nic.in',
  'https://digi1ocker.co.in',
])('%s is taken for an imitation', (text) => {
  expect(checkLinks(text, sites)[0]!.verdict).toBe('lookAlike')
})

it.each(['https://www.indiaresults.com/', 'https://en.wikipedia.org/wiki/CBSE'])(
  '%s is neither official nor an imitation',
  (text) => {
    expect(checkLinks(text, sites)[0]!.verdict).toBe('other')
  },
)
