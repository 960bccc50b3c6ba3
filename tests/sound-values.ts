import { blankCard } from '@/lib/contact/card'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import { blankBusiness, blankClient } from '@/lib/invoicing/model/blank-party'
import { BLANK_ITEM, noDocuments } from '@/lib/invoicing/model/saved-documents'
import { DOCUMENTS_VERSION } from '@/lib/invoicing/storage/upgrade-documents'
import { readOpenMeteo, readOpenMeteoAir } from '@/lib/weather/read-open-meteo'
import { delhi, openMeteoAir, openMeteoForecast } from '@/tests/lib/weather/weather-answers'

/** A value of each kind that the site stores, with something in every part of it. */

/** One for each of the pages that write documents. */
const kinds = ['invoice', 'quotation', 'receipt'] as const
const documents = kinds.map((kind, place) => {
  const start = { id: `d${place}`, number: `N-00${place}`, date: '2026-11-20', now: 1_795_200_000_000 }
  const doc = blankDocument(kind, start)
  const line = { ...blankLine(1, '18'), description: 'Fan', quantity: '2', rate: '1850', hsn: '8414' }
  return {
    ...doc,
    business: { ...blankBusiness, name: 'Asha Traders', address: 'Pune' },
    client: { ...blankClient, name: 'Ravi', address: 'Thane' },
    ...('lines' in doc && { lines: [line] }),
  }
})

const { hours, days, ...rest } = readOpenMeteo(openMeteoForecast, delhi)
const forecast = {
  ...rest,
  hours: hours.slice(0, 2),
  days: days.slice(0, 1),
  air: readOpenMeteoAir(openMeteoAir),
}

export const soundValues = {
  jantarBusinesses: {
    version: 1,
    businesses: [
      { id: 'a', place: '', name: 'Asha Stores', shared: {} },
      { id: 'b', place: 'b', name: 'Bina Traders', shared: { d1: 5 } },
    ],
  },
  'alwaysAsk.ifsc': { version: 1, always: true },
  'alwaysAsk.pincode': { version: 1, always: true },
  'alwaysAsk.rates': { version: 1, always: true },
  ratesOfDay: {
    version: 1,
    askedOn: '2026-11-28',
    rates: { base: 'USD', on: '2026-11-28', rates: { USD: 1, INR: 96 } },
  },
  calculatorTape: { state: { entries: [{ sum: '1 + 1', value: 2 }] }, version: 0 },
  copyReminder: { version: 1, since: '2026-11-01' },
  countdownTimers: {
    version: 1,
    timers: [{ id: '1764300000000', label: 'Flight', targetMs: 1_830_000_000_000 }],
  },
  dailyExpenses: [
    { id: '1764300000001', date: '2026-11-21', description: 'Tea', amount: 20, category: 'Food' },
    { id: '1764300000000', date: '2026-11-20', description: 'Bus', amount: 35.5, category: 'Travel' },
  ],
  'dailyExpenses.budgets': { Food: 50_00_00 },
  electricityTariff: { version: 1, ownSlabs: '100_5*_8', ownFixed: 30, ownDuty: 16 },
  favouriteQuotes: { version: 1, texts: ['A stitch in time saves nine.'] },
  installOffer: { version: 1, visits: 1, isAnswered: false },
  jantarDocuments: {
    state: {
      documents,
      deleted: ['gone'],
      settings: {
        ...noDocuments.settings,
        business: { ...blankBusiness, name: 'Asha Traders' },
        clients: [{ ...blankClient, name: 'Meera' }],
        items: [{ ...BLANK_ITEM, description: 'Lamp', rate: '450' }],
        forgottenClients: [{ name: 'Old client', at: 1_795_000_000_000 }],
        forgottenItems: [{ name: 'Old item', at: 1_795_000_000_000 }],
      },
    },
    version: DOCUMENTS_VERSION,
  },
  'jantarDocuments.pictures': { logo: 'data:image/png;base64,iVBORw0KGgo=' },
  keptCalculations: {
    version: 1,
    calculations: [{ name: 'SBI', tool: 'emi-calculator', fragment: 'principal=2500000&rate=8.4' }],
  },
  ownFigures: {
    version: 1,
    figures: {
      income: '1200000',
      birthDate: '1990-05-11',
      city: 'Pune',
      state: 'MH',
      gstin: '27AAPFU0939F1ZV',
      upi: 'asha@okhdfcbank',
    },
  },
  rechargePrices: { version: 1, prices: { 'jio-299-28': { rupees: 319, on: '2026-11-21' } } },
  visitingCard: {
    version: 1,
    card: { ...blankCard, fullName: 'Asha Sharma', jobTitle: 'Engineer', phone: '9876543210' },
    face: 'paper',
  },
  weatherForecasts: {
    version: 2,
    saved: [{ names: ['delhi', 'delhi, delhi, india'], savedSecond: 1_795_200_000, forecast }],
  },
} satisfies Record<string, unknown>
