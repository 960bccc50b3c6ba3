import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { yearOfDay } from '@/lib/calendar/financial-year'
import type { OwnFigure, OwnFigures } from '@/lib/own-figures/own-figures'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'

/** A figure that a control may be filled with. */
interface Offer {
  figure: OwnFigure
  /** The form in which the control takes the figure; the figure itself unless given. */
  as?: 'month' | 'placeOfTax' | 'gstState' | 'ageGroup' | 'longAgeGroup'
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
  'income-tax-calculator': { ...income, age: { figure: 'birthDate', as: 'ageGroup' } },
  'advance-tax-calculator': { totalIncome: { figure: 'income' } },
  'loan-eligibility-calculator': { monthlyIncome: { figure: 'income', as: 'month' } },
  'salary-calculator': {
    ctc: { figure: 'income' },
    monthlyGross: { figure: 'income', as: 'month' },
    state: { figure: 'state', as: 'placeOfTax' },
    city: { figure: 'city' },
    age: { figure: 'birthDate', as: 'longAgeGroup' },
  },
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

/**
 * The value that an offer fills in; null if the visitor has not saved the figure.
 * @param today YYYY-MM-DD
 */
export function offeredText({ figure, as }: Offer, figures: OwnFigures, today: CalendarDay): string | null {
  const text = figures[figure]
  if (text === undefined) return null
  switch (as) {
    case 'month':
      return String(Math.round(Number(text) / 12))
    case 'placeOfTax':
      return placeOfTax(text as StateCode, figures.city)
    case 'gstState':
      return text.slice(0, 2)
    case 'ageGroup':
      return ageGroups[ageGroupOf(text, today)]
    case 'longAgeGroup':
      return longAgeGroups[ageGroupOf(text, today)]
    case undefined:
      return text
  }
}

/** Towns of Tamil Nadu set their own professional tax. */
function placeOfTax(code: StateCode, city: string | undefined): string {
  const name = stateNames[code]
  if (code !== 'TN') return name
  return city?.trim().toLowerCase() === 'chennai' ? `${name} (Chennai)` : `${name} (other towns)`
}

const ageGroups = ['below60', 'senior', 'superSenior'] as const
const longAgeGroups = ['below60', 'senior60to79', 'superSenior80plus'] as const

/**
 * 0 below 60, 1 from 60, 2 from 80 at some time in today's financial year: whoever is born on 1 April reaches
 * an age on 31 March. Source: CBDT circular 28/2016 of 27 July 2016.
 */
function ageGroupOf(birthDate: CalendarDay, today: CalendarDay): 0 | 1 | 2 {
  const end = yearOfDay(today) + 1
  const reaches = (age: number) => birthDate <= `${end - age}-04-01`
  return reaches(80) ? 2 : reaches(60) ? 1 : 0
}
