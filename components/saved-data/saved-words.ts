import type { BackupReading } from '@/lib/saved-data/backup'
import { ownerOf } from '@/lib/saved-data/saved-kinds'
import type { NotSaved } from '@/lib/storage/browser-storage'

/** The saved data under a key, as the visitor knows it, and the page that shows it. */
const NAMES: Readonly<Record<string, readonly [name: string, page: string]>> = {
  jantarDocuments: ['Invoices, quotations and receipts', '/invoice-generator'],
  'jantarDocuments.pictures': ['Logos and signatures', '/invoice-generator'],
  visitingCard: ['Visiting card', '/digital-visiting-card-maker'],
  dailyExpenses: ['Expenses', '/daily-expense-tracker'],
  'dailyExpenses.budgets': ['Budgets', '/daily-expense-tracker'],
  countdownTimers: ['Countdowns', '/countdown-timer-creator'],
  favouriteQuotes: ['Favourite quotes', '/random-quote-generator'],
  rechargePrices: ['Your recharge prices', '/mobile-recharge-plan-finder'],
  electricityTariff: ['Your electricity tariff', '/electricity-bill-estimator'],
  ownFigures: ['My figures', '/my-figures'],
  keptCalculations: ['Calculations to compare', '/compare'],
  calculatorTape: ['Calculator history', '/all-in-one-calculator'],
  recentTools: ['Recently used tools', '/'],
  toolsByLaw: ['Tools that open with the current law', '/income-tax-calculator'],
  copyReminder: ['Reminder to save a copy', '/saved-data'],
  installOffer: ['Offer to install the site', '/'],
  theme: ['Theme', '/'],
}

export interface SavedName {
  name: string
  page: string
}

export function savedName(key: string): SavedName {
  const owner = ownerOf(key)
  const [name, page] = NAMES[owner]!
  return { name: key === owner ? name : `${name}, a part that could not be read`, page }
}

export function backupProblemText(reading: Extract<BackupReading, { ok: false }>): string {
  if (reading.problem === 'notBackup')
    return 'This file is not a copy from this page, or it is damaged. Nothing was changed.'
  if ('keys' in reading) {
    const names = reading.keys.map((key) => savedName(key).name).join(', ')
    return `Part of this copy cannot be read: ${names}. Nothing was changed.`
  }
  return 'This copy was made by a newer version of the site. Reload the page and try again. Nothing was changed.'
}

export function notStoredText(reason: NotSaved): string {
  if (reason === 'full') return 'The browser has no room left for this. Nothing was changed.'
  return 'This browser blocks the site’s storage, so nothing can be saved here.'
}
