import type { BackupReading } from '@/lib/saved-data/backup'
import { ownerOf } from '@/lib/saved-data/saved-kinds'
import type { StorageKey } from '@/lib/storage/storage-keys'
import type { NotSaved } from '@/lib/storage/browser-storage'
import { t } from '@/lib/language/words'

/** The saved data under a key, as the visitor knows it, and the page that shows it. */
const NAMES: Readonly<Record<StorageKey, readonly [name: string, page: string]>> = {
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

export function savedName(key: string): SavedName {
  const owner = ownerOf(key)
  const [name, page] = NAMES[owner]
  return { name: key === owner ? name : t('{0}, a part that could not be read', name), page }
}

/** The kinds of data under these keys: 'Expenses, Theme'. */
export const namesInWords = (keys: readonly string[]): string =>
  keys.map((key) => savedName(key).name).join(', ')

export function backupProblemText(reading: Extract<BackupReading, { ok: false }>): string {
  if (reading.problem === 'notBackup')
    return t('This file is not a copy from this page, or it is damaged. Nothing was changed.')
  if (reading.problem === 'nothing')
    return t('This copy holds nothing that can be restored here. Nothing was changed.')
  if ('keys' in reading) {
    return t('Part of this copy cannot be read: {0}. Nothing was changed.', namesInWords(reading.keys))
  }
  return t(
    'This copy was made by a newer version of the site. Reload the page and try again. Nothing was changed.',
  )
}

export function notStoredText(reason: NotSaved): string {
  if (reason === 'full') return t('The browser has no room left for this. Nothing was changed.')
  return t('This browser blocks the site’s storage, so nothing can be saved here.')
}
