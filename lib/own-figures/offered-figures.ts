import type { OwnFigure, OwnFigures } from '@/lib/own-figures/own-figures'
import { stateNames } from '@/lib/rules/states/state-names'

/** A figure that a control may be filled with. */
interface Offer {
  figure: OwnFigure
  /** The form in which the control takes the figure; the figure itself unless given. */
  as?: 'month' | 'stateName' | 'gstState'
}

const income = { income: { figure: 'income' } } as const
const state = { state: { figure: 'state' } } as const
const business = {
  companyGstin: { figure: 'gstin' },
  companyState: { figure: 'gstin', as: 'gstState' },
  vpa: { figure: 'upi' },
} as const

/** By tool, the controls that take one of the visitor's own figures. */
export const offeredFigures: Readonly<Record<string, Readonly<Record<string, Offer>>>> = {
  'income-tax-calculator': income,
  'advance-tax-calculator': { totalIncome: { figure: 'income' } },
  'loan-eligibility-calculator': { monthlyIncome: { figure: 'income', as: 'month' } },
  'salary-calculator': { state: { figure: 'state', as: 'stateName' }, city: { figure: 'city' } },
  'age-calculator': { dob: { figure: 'birthDate' } },
  'e-stamp-duty-calculator': state,
  'electricity-bill-estimator': state,
  'exam-result-checker-guide': state,
  'indian-festival-calendar': state,
  'weather-forecast': { city: { figure: 'city' } },
  'pan-card-verification-guide': { gstin: { figure: 'gstin' } },
  'qr-code-generator': { vpa: { figure: 'upi' } },
  'invoice-generator': business,
  'quotation-generator': business,
}

/** The value that an offer fills in; null if the visitor has not saved the figure. */
export function offeredText({ figure, as }: Offer, figures: OwnFigures): string | null {
  const text = figures[figure]
  if (text === undefined) return null
  switch (as) {
    case 'month':
      return String(Math.round(Number(text) / 12))
    case 'stateName':
      return stateNames[text as keyof typeof stateNames]
    case 'gstState':
      return text.slice(0, 2)
    case undefined:
      return text
  }
}
