import { readTape } from '@/lib/arithmetic/tape'
import { keptFormat } from '@/lib/comparison/kept-calculations'
import { timersFormat } from '@/lib/countdown/kept-timers'
import { readOwnTariff } from '@/lib/energy/own-tariff'
import { budgetsFrom, expensesFrom } from '@/lib/expenses/stored-expenses'
import { readBusinesses } from '@/lib/invoicing/storage/business-list'
import { savedDocumentsFrom } from '@/lib/invoicing/storage/read-documents'
import { picturesFrom } from '@/lib/invoicing/storage/stored-pictures'
import { DOCUMENTS_VERSION } from '@/lib/invoicing/storage/upgrade-documents'
import { isRecord } from '@/lib/json/is-record'
import { parseJson } from '@/lib/json/parse-json'
import { favouritesFormat } from '@/lib/quotes/favourites'
import { readOwnFigures } from '@/lib/own-figures/own-figures'
import { readOwnPrices } from '@/lib/recharge/own-prices'
import { readRatesOfDay } from '@/lib/money/rates-of-day'
import { readAlwaysAsk } from '@/lib/lookup/live/always-ask'
import { readCopyReminder } from '@/lib/saved-data/copy-reminder'
import { readReplaced } from '@/lib/saved-data/replaced-data'
import { readInstallOffer } from '@/lib/storage/install-offer'
import type { StorageKey } from '@/lib/storage/storage-keys'
import { keptFrom } from '@/lib/visiting-card/card-store'
import { readSavedForecasts } from '@/lib/weather/saved-forecasts'

/** How many entries a stored text holds; null where not all of it can be read. */
type Count = (text: string) => number | null

/** Counts the entries of each value that the site saves in this browser, by its key. */
const COUNTS: Readonly<Record<StorageKey, Count>> = {
  jantarDocuments: json(countDocuments),
  jantarBusinesses: json((stored) => wholeLength(readBusinesses(stored))),
  'jantarBusinesses.open': (text) => (/^[a-z0-9]{0,40}$/.test(text) ? 1 : null),
  'jantarDocuments.pictures': json((stored) => allOf(stored, Object.keys(picturesFrom(stored)).length)),
  visitingCard: json((stored) => (keptFrom(stored) ? 1 : null)),
  dailyExpenses: json((stored) => expensesFrom(stored)?.length ?? null),
  'dailyExpenses.budgets': json((stored) => lengthOf(budgetsFrom(stored))),
  countdownTimers: json((stored) => timersFormat.read(stored)?.value.length ?? null),
  favouriteQuotes: json((stored) => favouritesFormat.read(stored)?.value.length ?? null),
  rechargePrices: json((stored) => wholeLength(readOwnPrices(stored))),
  electricityTariff: json((stored) => (readOwnTariff(stored) ? 1 : null)),
  ownFigures: json((stored) => wholeLength(readOwnFigures(stored))),
  keptCalculations: json((stored) => keptFormat.read(stored)?.value.length ?? null),
  calculatorTape: json((stored) => wholeLength(readTape(stored))),
  weatherForecasts: json((stored) => wholeLength(readSavedForecasts(stored))),
  recentTools: countSlugs,
  toolsByLaw: countSlugs,
  copyReminder: json((stored) => (readCopyReminder(stored) ? 1 : null)),
  installOffer: json((stored) => (readInstallOffer(stored) ? 1 : null)),
  languageOffer: (text) => (/^[a-z]{2,4}$/.test(text) ? 1 : null),
  savedDataBefore: json((stored) => lengthOf(readReplaced(stored)?.data ?? null)),
  ratesOfDay: json((stored) => (readRatesOfDay(stored) ? 1 : null)),
  'alwaysAsk.rates': countLeave,
  'alwaysAsk.ifsc': countLeave,
  'alwaysAsk.pincode': countLeave,
  theme: (text) => (['light', 'dark', 'system'].includes(text) ? 1 : null),
}

export const savedKeys = Object.keys(COUNTS) as readonly StorageKey[]

/** A text that could not be read in an earlier visit and was set aside: see `copyAside`. */
const SET_ASIDE = /^(.+)\.unreadable\.\d$/

/** The documents or the pictures of another business. */
const OF_BUSINESS = /^jantarBusiness\.([a-z0-9]{1,40})(?=\.pictures$|$)/

const wholeKey = (key: string): string => SET_ASIDE.exec(key)?.[1] ?? key

/** The kind that a text belongs to: of a text that was set aside, that of the key it was read from. */
const ownerName = (key: string): string => wholeKey(key).replace(OF_BUSINESS, 'jantarDocuments')

/** The place of the other business that a text belongs to; null for all else. */
export const businessPlaceOf = (key: string): string | null => OF_BUSINESS.exec(wholeKey(key))?.[1] ?? null

export const isSavedKey = (key: string): boolean => Object.hasOwn(COUNTS, ownerName(key))

/** True for a text that could not be read in an earlier visit. */
export const isSetAside = (key: string): boolean => SET_ASIDE.test(key)

/** The kind of what is stored under one of the site's own keys. */
export const ownerOf = (key: string): StorageKey => ownerName(key) as StorageKey

/**
 * How many entries a stored text holds: documents, expenses, timers; 1 for a single thing.
 * @returns null where not all of it can be read, as by a page older than the text
 */
export function countSaved(key: string, text: string): number | null {
  return isSetAside(key) ? 1 : COUNTS[ownerOf(key)](text)
}

function json(count: (stored: unknown) => number | null): Count {
  return (text) => count(parseJson(text))
}

function countDocuments(stored: unknown): number | null {
  if (!isRecord(stored)) return null
  const version = typeof stored.version === 'number' ? stored.version : 0
  const { saved, complete } = savedDocumentsFrom(stored.state, version)
  return complete && version <= DOCUMENTS_VERSION ? saved.documents.length : null
}

const lengthOf = (stored: object | null) => stored && Object.keys(stored).length

const allOf = (stored: unknown, sound: number) =>
  isRecord(stored) && Object.keys(stored).length === sound ? sound : null

const wholeLength = (read: { value: object; complete: boolean } | null) =>
  read?.complete ? Object.keys(read.value).length : null

function countLeave(text: string): number | null {
  return readAlwaysAsk(parseJson(text)) ? 1 : null
}

function countSlugs(text: string): number | null {
  const slugs = text.split(' ').filter(Boolean)
  return slugs.every((slug) => /^[a-z0-9-]{1,60}$/.test(slug)) ? slugs.length : null
}
