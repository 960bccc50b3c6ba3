/**
 * What may be stored where the site keeps a value in the browser: damaged, cut short, another program's, or planted.
 */

/** Code that would reveal itself if a page took it for markup. */
const CODE = '<img src=x onerror=window.executed=1><script>window.executed=1</script>'
const NESTED = '['.repeat(50_000) + ']'.repeat(50_000)

const EMPTY = ''
const CUT_SHORT = '{"version":1,"pri'
const NEWER = '{"version":999}'
const PLANTED = '{"version":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
const OF_MARKUP = JSON.stringify({
  version: 1,
  texts: CODE,
  prices: { [CODE]: CODE },
  timers: [{ label: CODE }],
})
const HALF_SOUND = JSON.stringify({
  version: 1,
  state: { entries: [{ sum: '1 + 1', value: 2 }, { sum: CODE }] },
  prices: { 'jio-299-28': { rupees: 319, on: '2026-11-21' }, [CODE]: 7 },
})
const HUGE = 'z'.repeat(3_000_000)

/** One text for each way in which a value can be wrong. */
export const kindsOfHostileText: readonly string[] = [
  EMPTY,
  CUT_SHORT,
  NEWER,
  PLANTED,
  OF_MARKUP,
  HALF_SOUND,
  CODE,
  HUGE,
]

export const hostileTexts: readonly string[] = [
  ...kindsOfHostileText,
  ' ',
  'null',
  '7',
  '[]',
  '{}',
  '[null]',
  '{"version":0,"state":{}}',
  '{"__proto__":{"polluted":true}}',
  '{"version":1,"timers":7,"texts":{},"prices":[],"card":null}',
  '{"version":1,"timers":[7],"texts":[7],"prices":{"a":1},"card":{"fullName":7}}',
  '{"state":null}',
  '{"state":{"entries":{}},"version":0}',
  '[{"id":"1","date":"2026-13-45","description":7,"amount":1e999,"category":null}]',
  JSON.stringify([{ id: '1', date: '2026-11-22', description: CODE, amount: -1, category: CODE }]),
  '\ud800',
  '\u0000',
  NESTED,
  `"${'x'.repeat(200_000)}`,
  `[${'1,'.repeat(100_000)}1]`,
]

/** By the key of each stored value, those of the texts that are sound under it. */
export const soundTexts = {
  jantarBusinesses: [
    '{"version":1,"businesses":[{"id":"a","place":"","name":"A","shared":{}},{"id":"b","place":"b","name":"B","shared":{"d":1}}]}',
  ],
  'alwaysAsk.ifsc': [],
  'alwaysAsk.pincode': [],
  'alwaysAsk.rates': [],
  calculatorTape: [],
  copyReminder: [],
  countdownTimers: [],
  dailyExpenses: ['[]'],
  // A category may be called 'version'.
  'dailyExpenses.budgets': ['{}', NEWER],
  electricityTariff: [],
  favouriteQuotes: [],
  installOffer: [],
  jantarDocuments: [],
  'jantarDocuments.pictures': ['{}'],
  keptCalculations: [],
  ownFigures: [],
  ratesOfDay: [],
  rechargePrices: [],
  visitingCard: [],
  weatherForecasts: [],
} satisfies Record<string, readonly string[]>
