import { namesOfStates, type StateCode, stateNames } from '@/lib/rules/states/state-names'

/** The towns of Tamil Nadu each set a tax of their own; only Chennai's was read. */
const OTHERS = { 'Tamil Nadu (Chennai)': '', 'Tamil Nadu (other towns)': '' }
type OtherPlace = keyof typeof OTHERS

/** States and union territories by name, in its order. */
export const professionalTaxPlaces = Object.values(stateNames).flatMap((name) =>
  name === 'Tamil Nadu' ? (Object.keys(OTHERS) as OtherPlace[]) : [name],
)
export type ProfessionalTaxPlace = (typeof professionalTaxPlaces)[number]

export const PROFESSIONAL_TAX_CHECKED_ON = '2026-11-23'

/** They levy none. */
const WITHOUT: readonly StateCode[] = [
  'AN', 'AR', 'CH', 'DD', 'DL', 'GA', 'HR', 'HP', 'JK', 'LA', 'LD', 'RJ', 'UP', 'UK',
] // prettier-ignore
export const placesWithoutTax: readonly string[] = Object.values(namesOfStates(WITHOUT))
