import { readBusinesses } from '@/lib/invoicing/storage/business-list'
import { parseJson } from '@/lib/json/parse-json'
import type { BackupReading, SavedTexts } from '@/lib/saved-data/backup'
import { businessPlaceOf, isSetAside, ownerOf } from '@/lib/saved-data/saved-kinds'
import type { StorageKey } from '@/lib/storage/storage-keys'
import type { NotSaved } from '@/lib/storage/browser-storage'
import { t } from '@/lib/language/words'

/** The saved data under a key, as the visitor knows it, and the page that shows it. */
const NAMES: Readonly<Record<StorageKey, readonly [name: string, page: string]>> = {
  jantarBusinesses: [t('List of your businesses'), '/invoice-generator'],
  'jantarBusinesses.open': [t('Business opened last'), '/invoice-generator'],
  jantarDocuments: [t('Invoices, quotations and receipts'), '/invoice-generator'],
  'jantarDocuments.pictures': [t('Logos and signatures'), '/invoice-generator'],
  visitingCard: [t('Visiting card'), '/digital-visiting-card-maker'],
  dailyExpenses: [t('Expenses'), '/daily-expense-tracker'],
  'dailyExpenses.budgets': [t('Budgets'), '/daily-expense-tracker'],
  countdownTimers: [t('Countdowns'), '/countdown-timer-creator'],
  favouriteQuotes: [t('Favourite quotes'), '/random-quote-generator'],
  rechargePrices: [t('Your recharge prices'), '/mobile-recharge-plan-finder'],
  electricityTariff: [t('Your electricity tariff'), '/electricity-bill-estimator'],
  ownFigures: [t('My figures'), '/my-figures'],
  keptCalculations: [t('Calculations to compare'), '/compare'],
  calculatorTape: [t('Calculator history'), '/all-in-one-calculator'],
  weatherForecasts: [t('Saved forecasts'), '/weather-forecast'],
  savedDataBefore: [t('What was here before a copy was restored'), '/saved-data'],
  recentTools: [t('Recently used tools'), '/'],
  toolsByLaw: [t('Tools that open with the current law'), '/income-tax-calculator'],
  copyReminder: [t('Reminder to save a copy'), '/saved-data'],
  installOffer: [t('Offer to install the site'), '/'],
  languageOffer: [t('Offer of a page in another language'), '/'],
  ratesOfDay: [t('Today’s exchange rates'), '/currency-converter'],
  'alwaysAsk.rates': [t('Leave to ask for today’s exchange rates'), '/currency-converter'],
  'alwaysAsk.ifsc': [t('Leave to ask for today’s bank branch details'), '/ifsc-code-finder'],
  'alwaysAsk.pincode': [t('Leave to ask for today’s post offices'), '/pincode-finder'],
  theme: [t('Theme'), '/'],
}

export interface SavedName {
  name: string
  page: string
}

/** @param texts what is saved, in which another business has its name */
export function savedName(key: string, texts: SavedTexts): SavedName {
  const [name, page] = NAMES[ownerOf(key)]
  const place = businessPlaceOf(key)
  const whole = place === null ? name : `${name}: ${businessName(place, texts)}`
  return { name: isSetAside(key) ? t('{0}, a part that could not be read', whole) : whole, page }
}

function businessName(place: string, { jantarBusinesses = '' }: SavedTexts): string {
  const businesses = readBusinesses(parseJson(jantarBusinesses))?.value
  return businesses?.find((one) => one.place === place)?.name || t('another business')
}

/** The kinds of data under these keys: 'Expenses, Theme'. */
export const namesInWords = (keys: readonly string[], texts: SavedTexts): string =>
  keys.map((key) => savedName(key, texts).name).join(', ')

export function backupProblemText(reading: Extract<BackupReading, { ok: false }>): string {
  if (reading.problem === 'notBackup')
    return t('This file is not a copy from this page, or it is damaged. Nothing was changed.')
  if (reading.problem === 'nothing')
    return t('This copy holds nothing that can be restored here. Nothing was changed.')
  if ('keys' in reading) {
    return t('Part of this copy cannot be read: {0}. Nothing was changed.', namesInWords(reading.keys, {}))
  }
  return t(
    'This copy was made by a newer version of the site. Reload the page and try again. Nothing was changed.',
  )
}

export function notStoredText(reason: NotSaved): string {
  if (reason === 'full') return t('The browser has no room left for this. Nothing was changed.')
  return t('This browser blocks the site’s storage, so nothing can be saved here.')
}
