import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactElement, type ReactNode } from 'react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Comparison } from '@/components/comparison/comparison'
import { OwnFiguresForm } from '@/components/own-figures/own-figures-form'
import { SavedData } from '@/components/saved-data/saved-data'
import { readRecentTools } from '@/components/site/home/recent-tools-store'
import { ThemeButton } from '@/components/site/theme-button'
import { AllInOneCalculator } from '@/components/tools/all-in-one-calculator/screen'
import { CountdownTimerCreator } from '@/components/tools/countdown-timer-creator/screen'
import { DailyExpenseTracker } from '@/components/tools/daily-expense-tracker/screen'
import { DigitalVisitingCardMaker } from '@/components/tools/digital-visiting-card-maker/screen'
import { freshBillView } from '@/components/tools/electricity-bill-estimator/bill-view'
import { ElectricityBillEstimator } from '@/components/tools/electricity-bill-estimator/screen'
import { InvoiceGenerator } from '@/components/tools/invoice-generator/screen'
import { MobileRechargePlanFinder } from '@/components/tools/mobile-recharge-plan-finder/screen'
import { QuotationGenerator } from '@/components/tools/quotation-generator/screen'
import { RandomQuoteGenerator } from '@/components/tools/random-quote-generator/screen'
import { ReceiptGenerator } from '@/components/tools/receipt-generator/screen'
import { WeatherForecast } from '@/components/tools/weather-forecast/screen'
import { CopyReminder } from '@/components/ui/copy-reminder'
import { comparedTools } from '@/lib/comparison/compared-tools'
import { storedDocuments } from '@/lib/invoicing/storage/stored-documents'
import { storedPictures } from '@/lib/invoicing/storage/stored-pictures'
import { parseJson } from '@/lib/json/parse-json'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import { isSavedKey } from '@/lib/saved-data/saved-kinds'
import type { StorageKey } from '@/lib/storage/storage-keys'
import type { StoredFormat } from '@/lib/storage/stored-text'
import { storedSlugs } from '@/lib/storage/stored-slugs'
import { StoredValue } from '@/lib/storage/stored-value'
import { createCardStore } from '@/lib/visiting-card/card-store'
import { hostileTexts, soundTexts } from '@/tests/hostile-texts'
import { comeIntoSight } from '@/tests/in-sight'
import { forgetKept } from '@/tests/kept-in-browser'
import { soundValues } from '@/tests/sound-values'
import { renamedParts, type Spoiled, spoiledValues } from '@/tests/spoiled-values'
import { WorkerInPage } from '@/tests/worker-in-page'

jest.setTimeout(900_000)

type Key = keyof typeof soundValues

// Each value that the site keeps is made by this function, which here notes how it is read and written.
jest.mock('@/lib/storage/stored-value', () => {
  const actual = jest.requireActual<typeof import('@/lib/storage/stored-value')>('@/lib/storage/stored-value')
  const formats = new Map<string, StoredFormat<unknown>>()
  const stores = new Set<StoredValue<unknown>>()
  const storedValue = (format: StoredFormat<unknown> & { key: StorageKey }) => {
    const store = actual.storedValue(format)
    formats.set(format.key, format)
    stores.add(store)
    return store
  }
  return { ...actual, storedValue, formats, stores }
})
const { formats, stores } = jest.requireMock<{
  formats: Map<string, StoredFormat<unknown>>
  stores: Set<StoredValue<unknown>>
}>('@/lib/storage/stored-value')

const sourcesWith = (words: RegExp) =>
  ['lib', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.tsx?$/.test(path) && words.test(readFileSync(path, 'utf8'))),
  )

beforeAll(async () => {
  for (const file of sourcesWith(/\bstoredValue[<(]/)) await import(`@/${file.replace(/\.tsx?$/, '')}`)
  createCardStore()
  storedDocuments({ place: '', newId: () => 'new', onCopies: () => {} })
  storedPictures('')
  globalThis.Worker = WorkerInPage as never
  // A drawing surface is the browser's.
  HTMLCanvasElement.prototype.getContext = () => null
})

/** What shows each value, and its address. */
const failing = {
  suggest: () => Promise.resolve([]),
  weather: () => Promise.reject(new LookupFault('network', 'x')),
}
const bill = <ElectricityBillEstimator fresh={freshBillView()} />
const names = Object.fromEntries(comparedTools.map((tool) => [tool, tool])) as never
const weather = <WeatherForecast service={{ provider: 'open-meteo', lookups: failing }} />
const screens: Record<Key, readonly [path: string, ReactElement][]> = {
  'alwaysAsk.ifsc': [],
  'alwaysAsk.pincode': [],
  'alwaysAsk.rates': [],
  ratesOfDay: [],
  calculatorTape: [['/all-in-one-calculator', <AllInOneCalculator key="0" />]],
  copyReminder: [['/saved-data', <CopyReminder key="0" hasData />]],
  countdownTimers: [['/countdown-timer-creator', <CountdownTimerCreator key="0" />]],
  dailyExpenses: [['/daily-expense-tracker', <DailyExpenseTracker key="0" />]],
  'dailyExpenses.budgets': [['/daily-expense-tracker', <DailyExpenseTracker key="0" />]],
  electricityTariff: [['/electricity-bill-estimator#state=WB&units=150&tariff=own', bill]],
  favouriteQuotes: [['/random-quote-generator', <RandomQuoteGenerator key="0" />]],
  installOffer: [],
  jantarBusinesses: [['/invoice-generator', <InvoiceGenerator key="0" />]],
  jantarDocuments: [
    ['/invoice-generator', <InvoiceGenerator key="0" />],
    ['/quotation-generator', <QuotationGenerator key="0" />],
    ['/receipt-generator', <ReceiptGenerator key="0" />],
  ],
  'jantarDocuments.pictures': [['/invoice-generator', <InvoiceGenerator key="0" />]],
  keptCalculations: [['/compare', <Comparison key="0" tools={names} />]],
  ownFigures: [['/my-figures', <OwnFiguresForm key="0" />]],
  rechargePrices: [['/mobile-recharge-plan-finder', <MobileRechargePlanFinder key="0" />]],
  visitingCard: [['/digital-visiting-card-maker', <DigitalVisitingCardMaker key="0" />]],
  weatherForecasts: [['/weather-forecast?city=Delhi', weather]],
}

class Boundary extends Component<{ children: ReactNode; onCrash(error: Error): void }, { crashed: boolean }> {
  override state = { crashed: false }
  static getDerivedStateFromError = () => ({ crashed: true })
  override componentDidCatch(error: Error) {
    this.props.onCrash(error)
  }
  override render() {
    return this.state.crashed ? null : this.props.children
  }
}

const NO_FIGURE = /NaN|Infinity|undefined|Invalid Date|\[object/

/** Shows a screen with what is stored, its later parts too. @returns what is wrong with it, or null */
async function faultOf([path, element]: readonly [string, ReactElement], stored: object) {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text as string)
  history.replaceState(null, '', path)
  let crash: Error | null = null
  const { container } = render(<Boundary onCrash={(error) => (crash = error)}>{element}</Boundary>)
  await act(async () => comeIntoSight())
  await act(async () => new Promise((resolve) => setTimeout(resolve, 5)))
  const shown = NO_FIGURE.exec(container.textContent)?.[0]
  cleanup()
  forgetKept()
  // The next visit begins without what this page has read.
  for (const store of stores) store.subscribe(() => {})()
  return crash === null ? (shown ? `shows ${shown}` : null) : `crashes: ${(crash as Error).message}`
}

/** Whether all of a text can be read. */
function isReadable(key: Key, text: string): boolean {
  return formats.get(key)!.read(parseJson(text))?.complete === true
}

const byName: Partial<Record<Key, Spoiled[]>> = {
  'dailyExpenses.budgets': renamedParts(soundValues['dailyExpenses.budgets'], (budgets) => budgets),
  'jantarDocuments.pictures': renamedParts(soundValues['jantarDocuments.pictures'], (pictures) => pictures),
  rechargePrices: renamedParts(soundValues.rechargePrices.prices, (prices) => ({ version: 1, prices })),
}

/** How many spoiled copies of a long value are shown; each night ten times as many. */
const MOST_SHOWN = process.env.JANTAR_THOROUGH ? 400 : 40
const keys = Object.keys(soundValues) as Key[]
const texts = Object.fromEntries(keys.map((key) => [key, JSON.stringify(soundValues[key])]))

/** A stored value spoiled in every way in which it is read whole all the same. */
const spoiledOf = (key: Key): Spoiled[] =>
  [...spoiledValues(soundValues[key]), ...(byName[key] ?? [])].filter(({ text }) => isReadable(key, text))

/** Evenly of a long list. */
function someOf<Item>(list: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, Math.ceil(list.length / most))
  return list.filter((_, place) => place % step === 0)
}

beforeEach(() => localStorage.clear())

let logged: jest.SpyInstance
// React logs what a boundary catches; the crash itself is in the answer.
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => {})))
afterEach(() => logged.mockRestore())

test('there is a sound value of each kind', async () => {
  expect(keys.filter((key) => !isReadable(key, texts[key]!))).toEqual([])
  expect([...formats.keys()].sort()).toEqual(keys.toSorted())
  expect(Object.keys(soundTexts).sort()).toEqual(keys.toSorted())
  for (const key of keys)
    for (const page of screens[key]) expect([key, await faultOf(page, texts)]).toEqual([key, null])
})

test.each(keys)('with any spoiled %s its tools work, and the list of saved data opens', async (key) => {
  const faults: string[] = []
  const note = async (page: (typeof screens)[Key][number], { name, text }: Spoiled) => {
    const fault = await faultOf(page, { ...texts, [key]: text })
    if (fault) faults.push(`${page[0]}, ${name}: ${fault}`)
  }
  for (const spoiled of someOf(spoiledOf(key), MOST_SHOWN))
    for (const page of screens[key]) await note(page, spoiled)
  for (const spoiled of someOf(spoiledOf(key), MOST_SHOWN / 4))
    await note(['/saved-data', <SavedData key="0" />], spoiled)
  expect(faults).toEqual([])
})

/** Each text behind its first signs, which name its test. */
const named = (list: readonly string[]) =>
  list.map((text) => [JSON.stringify(text.slice(0, 40)), text] as const)

const isPolluted = () => 'polluted' in Object.prototype || 'polluted' in window

/** What a visit makes of a stored text that it shows, changes and leaves. */
function visit(format: StoredFormat<unknown>, text: string) {
  localStorage.setItem(format.key, text)
  const store = new StoredValue(format)
  const leave = store.subscribe(() => {})
  const found = store.getState()
  store.change((value) => value)
  leave()
  return { ...found, notSaved: store.getState().notSaved }
}

test('each of them is listed, copied and erased on /saved-data', () => {
  expect([...formats.keys()].filter((key) => !isSavedKey(key))).toEqual([])
})

test('nothing is written to the storage past these and the few keys that hold bare words', () => {
  expect(sourcesWith(/\blocalStorage\b|\bsetItem\(/).sort()).toEqual([
    // Once a visit, in the storage of the session.
    'components/site/notices/install-offer.tsx',
    'components/site/theme-button.tsx',
    'components/site/theme-script.ts',
    // Which business is open.
    'lib/invoicing/businesses/business-acts.ts',
    'lib/saved-data/backup.ts',
    'lib/storage/browser-storage.ts',
    'lib/storage/language-offer.ts',
    'lib/storage/stored-slugs.ts',
    'lib/storage/stored-text.ts',
  ])
})

const soundOnes = Object.entries<readonly string[]>(soundTexts).flatMap(([key, sound]) =>
  sound.map((text) => [key, text] as const),
)

describe.each(Object.entries<readonly string[]>(soundTexts))('under %s', (key, sound) => {
  const unreadable = hostileTexts.filter((text) => !sound.includes(text))

  test.each(named(unreadable))('%s is set aside whole, and reported', (_, text) => {
    const { value, setAside, notSaved } = visit(formats.get(key)!, text)
    // Where there is no room for a copy, the text stays where it was.
    expect(notSaved).toBe(text.length > 2_500_000 ? 'full' : null)
    expect(setAside).toBe(notSaved ? null : `${key}.unreadable.1`)
    expect(localStorage.getItem(setAside ?? key) === text).toBe(true)
    expectReadable(formats.get(key)!, value)
    expect(isPolluted()).toBe(false)
  })
})

test.each(soundOnes)('%s may hold %j', (key, text) => {
  const { value, setAside } = visit(formats.get(key)!, text)
  expect(setAside).toBeNull()
  expectReadable(formats.get(key)!, value)
})

/** What was read of a text can be stored and read again. */
function expectReadable({ read, write }: StoredFormat<unknown>, value: unknown): void {
  const text = write(value)
  if (text !== null) expect(read(JSON.parse(text))).toEqual({ value, complete: true })
}

test.each(named(hostileTexts))('%s is no theme, and no list of tools that can be made again', (_, text) => {
  for (const key of ['theme', 'recentTools', 'toolsByLaw']) localStorage.setItem(key, text.slice(0, 200_000))
  for (const slug of [...readRecentTools().split(' '), ...storedSlugs('toolsByLaw')])
    expect(slug).toMatch(/^[a-z0-9-]*$/)
  expect(isPolluted()).toBe(false)
  render(<ThemeButton />)
  expect(screen.getByRole('button')).toHaveAccessibleName(/^Theme: system\./)
})
