import { act, cleanup, render } from '@testing-library/react'
import { Component, type ReactElement, type ReactNode } from 'react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Comparison } from '@/components/comparison/comparison'
import { OwnFiguresForm } from '@/components/own-figures/own-figures-form'
import { SavedData } from '@/components/saved-data/saved-data'
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
import type { StorageKey } from '@/lib/storage/storage-keys'
import type { StoredFormat } from '@/lib/storage/stored-text'
import type { StoredValue } from '@/lib/storage/stored-value'
import { createCardStore } from '@/lib/visiting-card/card-store'
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

const filesThatKeep = ['lib', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && /\bstoredValue[<(]/.test(readFileSync(path, 'utf8'))),
)

beforeAll(async () => {
  for (const file of filesThatKeep) await import(`@/${file.replace(/\.tsx?$/, '')}`)
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

let logged: jest.SpyInstance
// React logs what a boundary catches; the crash itself is in the answer.
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => {})))
afterEach(() => logged.mockRestore())

test('there is a sound value of each kind', async () => {
  expect(keys.filter((key) => !isReadable(key, texts[key]!))).toEqual([])
  expect([...formats.keys()].sort()).toEqual(keys.toSorted())
  for (const key of keys)
    for (const screen of screens[key]) expect([key, await faultOf(screen, texts)]).toEqual([key, null])
})

test.each(keys.filter((key) => screens[key].length > 0))(
  'with any spoiled %s its tools work',
  async (key) => {
    const faults: string[] = []
    for (const { name, text } of someOf(spoiledOf(key), MOST_SHOWN))
      for (const screen of screens[key]) {
        const fault = await faultOf(screen, { ...texts, [key]: text })
        if (fault) faults.push(`${screen[0]}, ${name}: ${fault}`)
      }
    expect(faults).toEqual([])
  },
)

test.each(keys)('the list of saved data opens with any spoiled %s', async (key) => {
  const faults: string[] = []
  for (const { name, text } of someOf(spoiledOf(key), MOST_SHOWN / 4)) {
    const fault = await faultOf(['/saved-data', <SavedData key="0" />], { ...texts, [key]: text })
    if (fault) faults.push(`${name}: ${fault}`)
  }
  expect(faults).toEqual([])
})
