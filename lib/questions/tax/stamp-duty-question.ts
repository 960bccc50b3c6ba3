import { nameOf, t } from '@/lib/language/words'
import { answeredOrTool } from '@/lib/questions/answered'
import { moneyTerms } from '@/lib/questions/query/money-terms'
import type { Query } from '@/lib/questions/query/query'
import { type StateNamed, stateNamed } from '@/lib/questions/query/state-in-text'
import { understood } from '@/lib/questions/query/understood'
import { controls, inRupees, plainText } from '@/lib/questions/tool-question'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { stateNames } from '@/lib/rules/states/state-names'
import type { Area, SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import { rentFrom } from '@/lib/stamp-duty/rent-duty'
import { termsOf } from '@/lib/stamp-duty/sale-duty'
import { stampDutyTool } from '@/lib/stamp-duty/stamp-duty-answer'

const SLUG = stampDutyTool.slug
const WORDS =
  'stamp duty registry registration fee fees charge charges property house land plot flat apartment home woman women man male buyer ' +
  'buying bought sale deed cost worth lakh'
/** Papers with duties of their own. */
const OTHER_PAPERS = /\b(?:rent|lease|gift|mortgage|affidavit)\b/
/** The fee without the duty. */
const FEE_ALONE = /^(?!.*\b(?:stamp|registry)\b).*\bregistration (?:fees?|charges?)\b/
const FLAT = /\b(?:flat|apartment)\b/

/** The cities of Maharashtra whose duty the page has, and parts of Delhi. */
const PLACES: readonly (readonly [RegExp, Area, string])[] = [
  [/\bnavi mumbai\b/, 'naviMumbai', 'Navi Mumbai'],
  [/\bmumbai\b/, 'mumbai', 'Mumbai'],
  [/\bpune\b/, 'otherCities', 'Pune'],
  [/\bthane\b/, 'otherCities', 'Thane'],
  [/\bnagpur\b/, 'otherCities', 'Nagpur'],
  [/\bndmc\b/, 'ndmc', 'NDMC'],
]
/** Where the page begins in a state whose duty depends on the area. */
const FIRST_AREAS: readonly (readonly [Area, place: () => string])[] = [
  ['mumbai', () => nameOf('cities', 'Mumbai')],
  ['mcd', () => 'MCD'],
  ['urban', () => t('in a town or city')],
]

/**
 * Where a sale is, by the words that name its state; null where its duty depends on the area and a city
 * leaves that open.
 */
function areaNamed(
  { areas }: SaleTerms,
  names: string,
  state: string,
): { area?: Area; place?: string } | null {
  if (!areas) return {}
  const named = PLACES.find(([words, area]) => words.test(names) && areas.includes(area))
  if (named) return { area: named[1], place: nameOf('cities', named[2]) }
  const first = FIRST_AREAS.find(([area]) => area === areas[0])
  const isCity = names !== state.toLowerCase()
  return first && !(isCity && first[0] === 'mumbai') ? { place: first[1]() } : null
}

/** 'stamp duty 50 lakh karnataka woman': duty and registration of a sale. */
export const stampDutyQuestion = understood(WORDS, (query) => {
  const { amount } = moneyTerms(query)
  if (amount === undefined) return null
  if (OTHER_PAPERS.test(query.text) || FEE_ALONE.test(query.text))
    return { slug: SLUG, set: {}, answer: null }
  const place = stateNamed(query.text)
  const buyer = /\bwom[ae]n\b/.test(query.words) ? 'female' : undefined
  // Without a state the page asks for it: no two have the same duty.
  if (!place) return { slug: SLUG, set: controls({ value: amount, buyer }), answer: null }
  return ofState(query, place, amount, buyer)
})

function ofState(query: Query, { state, names }: StateNamed, amount: number, buyer: string | undefined) {
  const terms = termsOf(saleDutyByState[state])
  const where = areaNamed(terms, names, stateNames[state])
  const set = controls({ state, value: amount, buyer, area: where?.area })
  // Rates by the kind of flat, or by who sells, leave the query open.
  const isOpen = !where || terms.bySeller === true || (terms.properties && FLAT.test(query.typed))
  const places = [nameOf('states', stateNames[state]), ...(where?.place ? [where.place] : [])]
  const termsOfSale = () => [inRupees(amount), ...[...places, ...(buyer ? [t('woman')] : [])].map(plainText)]
  const law = { sale: saleDutyByState, rent: rentFrom }
  const question = answeredOrTool(stampDutyTool, set, isOpen ? null : 'total', termsOfSale, law)
  return { ...question, names }
}
