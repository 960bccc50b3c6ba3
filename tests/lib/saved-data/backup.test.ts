/** @jest-environment jsdom */
import {
  backupText,
  lostKeys,
  readBackup,
  replaceSaved,
  savedTexts,
  withReplaced,
} from '@/lib/saved-data/backup'
import { readReplaced } from '@/lib/saved-data/replaced-data'
import { countSaved, isSavedKey, savedKeys } from '@/lib/saved-data/saved-kinds'

const EXPENSE = { id: '1', date: '2026-11-23', description: 'Tea', amount: 20, category: 'Food' }
const TIMER = { id: '1', label: 'Exam', targetMs: 1_900_000_000_000 }

/** A sound text of each kind, with how many entries it holds. */
const SOUND: Record<string, readonly [text: string, entries: number]> = {
  jantarDocuments: ['{"state":{"documents":[],"deleted":[],"settings":{}},"version":2}', 0],
  jantarBusinesses: [
    '{"version":1,"businesses":[{"id":"a","place":"","name":"A","shared":{}},{"id":"b","place":"b","name":"B","shared":{"d1":5}}]}',
    2,
  ],
  'jantarBusinesses.open': ['b', 1],
  'jantarDocuments.pictures': ['{"logo":"data:image/png;base64,AAAA"}', 1],
  dailyExpenses: [JSON.stringify([EXPENSE, { ...EXPENSE, id: '2' }]), 2],
  'dailyExpenses.budgets': ['{"Food":500000}', 1],
  countdownTimers: [JSON.stringify({ version: 1, timers: [TIMER] }), 1],
  favouriteQuotes: ['{"version":1,"texts":["a","b"]}', 2],
  keptCalculations: [
    '{"version":1,"calculations":[{"name":"SBI","tool":"emi-calculator","fragment":"rate=9"}]}',
    1,
  ],
  ownFigures: ['{"version":1,"figures":{"city":"Pune","income":"1200000"}}', 2],
  rechargePrices: ['{"version":1,"prices":{"jio-299-28":{"rupees":319,"on":"2026-11-21"}}}', 1],
  electricityTariff: ['{"version":1,"ownSlabs":"100_3*_5","ownFixed":110,"ownDuty":16}', 1],
  calculatorTape: ['{"state":{"entries":[{"sum":"1 + 1","value":2}]},"version":0}', 1],
  recentTools: ['emi-calculator fd-calculator', 2],
  toolsByLaw: ['income-tax-calculator', 1],
  savedDataBefore: ['{"replacedOn":"2026-11-01","data":{"theme":"dark"}}', 1],
  weatherForecasts: ['{"version":2,"saved":[]}', 0],
  copyReminder: ['{"version":1,"since":"2026-11-01"}', 1],
  installOffer: ['{"version":1,"visits":2,"isAnswered":true}', 1],
  languageOffer: ['made', 1],
  'alwaysAsk.rates': ['{"version":1,"always":true}', 1],
  ratesOfDay: [
    '{"version":1,"askedOn":"2026-11-28","rates":{"base":"USD","on":"2026-11-28","rates":{"USD":1,"INR":96}}}',
    1,
  ],
  'alwaysAsk.ifsc': ['{"version":1,"always":true}', 1],
  'alwaysAsk.pincode': ['{"version":1,"always":true}', 1],
  theme: ['dark', 1],
}
const sound = Object.fromEntries(Object.entries(SOUND).map(([key, [text]]) => [key, text]))

const fill = (data: Record<string, string>) => {
  localStorage.clear()
  for (const [key, text] of Object.entries(data)) localStorage.setItem(key, text)
}

test('every kind has a sound text here, but for the card, whose test has one', () => {
  expect([...Object.keys(SOUND), 'visitingCard'].toSorted()).toEqual([...savedKeys].toSorted())
})

test.each(Object.entries(SOUND))('the entries of %s are counted', (key, [text, entries]) => {
  expect(countSaved(key, text)).toBe(entries)
})

test.each([
  ['cut short', '{"version":1,'],
  ['of another program', '"x"'],
  [
    'of a newer page',
    '{"version":99,"state":{"documents":[],"deleted":[],"settings":{}},"timers":[],"texts":[],"prices":{}}',
  ],
])('a text that is %s cannot be read', (_, text) => {
  for (const key of [
    'jantarDocuments',
    'countdownTimers',
    'favouriteQuotes',
    'rechargePrices',
    'visitingCard',
    'theme',
  ])
    expect(countSaved(key, text)).toBeNull()
})

test('what was set aside belongs to its key, and other programs’ keys to nobody', () => {
  expect(isSavedKey('dailyExpenses.unreadable.2')).toBe(true)
  expect(isSavedKey('somebody.unreadable.2')).toBe(false)
  expect(isSavedKey('toString')).toBe(false)
})

test('a copy holds all that is saved, and gives it back', () => {
  fill({ ...sound, 'dailyExpenses.unreadable.1': '[{', other: 'program' })
  const { savedDataBefore: _, ...saved } = savedTexts(localStorage)
  const copy = backupText(saved, '2026-11-23')
  localStorage.clear()

  const backup = readBackup(copy)
  if (!backup.ok) throw new Error(backup.problem)
  replaceSaved(localStorage, backup.data)

  expect(savedTexts(localStorage)).toEqual(saved)
  expect(saved).toMatchObject({
    weatherForecasts: sound.weatherForecasts,
    'dailyExpenses.unreadable.1': '[{',
  })
  expect(backup).toMatchObject({ savedOn: '2026-11-23', unknown: [] })
})

test('where the storage refuses a text, all that was there before comes back', () => {
  fill(sound)
  const before = savedTexts(localStorage)
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => replaceSaved(localStorage, { theme: 'light' })).toThrow('full')
  setItem.mockRestore()
  expect(savedTexts(localStorage)).toEqual(before)
})

const copyOf = (data: unknown, more = {}) =>
  JSON.stringify({ format: 'jantar-backup', version: 1, savedOn: '2026-11-23', data, ...more })

test.each<[what: string, text: string, reading: object]>([
  ['no JSON', 'id,date\n1,2', { ok: false, problem: 'notBackup' }],
  ['the JSON of another program', '[1]', { ok: false, problem: 'notBackup' }],
  ['values that are no texts', copyOf({ theme: 1 }), { ok: false, problem: 'notBackup' }],
  ['a newer version', copyOf({}, { version: 2 }), { ok: false, problem: 'newer' }],
  ...[{ version: 0 }, { version: '1' }, { savedOn: '' }, { savedOn: '2026-02-30' }, { savedOn: 7 }].map(
    (head): [string, string, object] => [
      JSON.stringify(head),
      copyOf({ theme: 'dark' }, head),
      { ok: false, problem: 'notBackup' },
    ],
  ),
  ['nothing in it', copyOf({}), { ok: false, problem: 'nothing' }],
  ['the data of another program', copyOf({ comparisons: '[]' }), { ok: false, problem: 'nothing' }],
  ['only what a copy had replaced', copyOf({ savedDataBefore: '{}' }), { ok: false, problem: 'nothing' }],
  [
    'a part that cannot be read',
    copyOf({ theme: 'dark', dailyExpenses: '[{"id":1}]' }),
    { ok: false, problem: 'unreadable', keys: ['dailyExpenses'] },
  ],
  [
    'a key that is not known here',
    copyOf({ theme: 'dark', comparisons: '[]' }),
    { ok: true, data: { theme: 'dark' }, unknown: ['comparisons'] },
  ],
])('reading a file with %s', (_, text, reading) => {
  expect(readBackup(text)).toMatchObject(reading)
})

test('what would be lost is what is not the same in the copy', () => {
  const now = { theme: 'dark', recentTools: 'a', dailyExpenses: '[]', savedDataBefore: 'x' }
  expect(lostKeys(now, { theme: 'dark', recentTools: 'b' })).toEqual(['recentTools', 'dailyExpenses'])
  expect(lostKeys({}, { theme: 'dark' })).toEqual([])
})

test('what a copy replaces is kept with it, without what an earlier one had replaced', () => {
  const now = { theme: 'dark', savedDataBefore: sound.savedDataBefore! }
  const { savedDataBefore, ...data } = withReplaced({ theme: 'light' }, now, '2026-11-28')
  expect(data).toEqual({ theme: 'light' })
  expect(readReplaced(JSON.parse(savedDataBefore!))).toEqual({
    replacedOn: '2026-11-28',
    data: { theme: 'dark' },
  })
})

test.each([null, { replacedOn: '2026-02-30', data: {} }, { replacedOn: '2026-11-28', data: { a: 1 } }])(
  'nothing replaced is read of %j',
  (stored) => expect(readReplaced(stored)).toBeNull(),
)

test('documents and pictures of further businesses are counted, copied and erased as those of the first', () => {
  const documents = SOUND.jantarDocuments![0]
  const [pictures] = SOUND['jantarDocuments.pictures']!
  const data = {
    'jantarBusiness.b': documents,
    'jantarBusiness.b.pictures': pictures,
    'jantarBusiness.b.unreadable.1': '{"damaged',
    'jantarBusiness.B!': documents,
  }
  fill(data)
  const { 'jantarBusiness.B!': _foreign, ...ours } = data
  expect(savedTexts(localStorage)).toEqual(ours)
  expect(Object.entries(ours).map(([key, text]) => countSaved(key, text))).toEqual([0, 1, 1])
  expect(countSaved('jantarBusiness.b', '{"damaged')).toBeNull()
  expect(readBackup(backupText(ours, '2026-11-28'))).toMatchObject({ ok: true, data: ours })
  replaceSaved(localStorage, {})
  expect(Object.keys(localStorage)).toEqual(['jantarBusiness.B!'])
})
