import type { RuleSource } from '@/lib/rules/rule'

/** Pages that give the rates of several states. */
export const STATE_LIST: RuleSource = {
  title: 'Stampdutycalculator.in: rates by state, without a date',
  href: 'https://stampdutycalculator.in/stamp-duty-charges',
}
export const ASKBANKING: RuleSource = {
  title: 'Askbanking: rates by state, without a date',
  href: 'https://askbanking.com/state-wise-stamp-duty-rates-in-india',
}
export const DEPARTMENTS_COMPARED: RuleSource = {
  title: 'Khabarfilhaal, 31 August 2025: the Karnataka department’s comparison of states',
  href: 'https://khabarfilhaal.com/?p=256913',
}
export const LIST_OF_ALL_STATES: RuleSource = {
  title: 'Credit Dharma, 2025: rates of all states',
  href: 'https://creditdharma.in/home-loan/stamp-duty-and-registration-charges-in-meghalaya-2024',
}
export const MIZORAM_ON_NEIGHBOURS: RuleSource = {
  title: 'Government of Mizoram: stamp duty of Manipur, Meghalaya, Nagaland and Tripura',
  href: 'https://dipr.mizoram.gov.in/post/the-indian-stamp-mizoram-amendment-act-2016-chungchanga-land-revenue-settlement-department-thuchhuah',
}
