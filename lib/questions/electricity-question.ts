import { electricityInputs, electricityStates } from '@/lib/energy/electricity'
import { electricityAnswer, needsFuelCharge } from '@/lib/energy/electricity-published'
import { counted } from '@/lib/format/numbers'
import { nameOf } from '@/lib/language/words'
import type { QueryNumber } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { stateNamed } from '@/lib/questions/query/state-in-text'
import { understood } from '@/lib/questions/query/understood'
import { controls, inMonths, plainText } from '@/lib/questions/tool-question'
import { stateNames } from '@/lib/rules/states/state-names'

const SLUG = 'electricity-bill-estimator'
const WORDS =
  'electricity electric bill units unit kw kwh load use usage used consumption house home for domestic'
/** Cities with suppliers whose tariff is not the state's, and these suppliers. */
const OTHER_SUPPLIERS =
  /(?<!\bnavi )\bmumbai\b|\b(?:ahmedabad|surat|kolkata|calcutta|jamshedpur|noida|adani|tata|torrent|cesc)\b/

/** 'electricity bill 200 units delhi': the bill by the state's published tariff. */
export const electricityQuestion = understood(WORDS, ({ text, numbers }, today) => {
  const isLoad = ({ end }: QueryNumber) => /^ ?(?:kw|kva|hp|watt)/.test(text.slice(end))
  const bare = numbers.filter((number) => number.unit === null && !isLoad(number))
  const units = (
    bare.find(({ end }) => text.startsWith('units', end + 1)) ??
    (bare.length === 1 && /\bbill\b|\bunits\b/.test(text) ? bare[0] : undefined)
  )?.value
  if (OTHER_SUPPLIERS.test(text)) return { slug: SLUG, set: {}, answer: null }
  const place = stateNamed(text)
  const state = electricityStates.find((code) => code === place?.state)
  const load = numbers.find((number) => isLoad(number) && text.startsWith('kw', number.end + 1))?.value
  const names = place?.names
  if (units === undefined) return { slug: SLUG, set: controls({ state }), answer: null, names }
  const set = controls({ units, state, tariff: 'published', load })
  const read = readLinked(electricityInputs, set)
  const chosen = read('state')
  const answer = electricityAnswer(read, today)
  // The page begins with a state of its own.
  if (answer.kind !== 'billed' || !chosen || !state || needsFuelCharge(state, today))
    return { slug: SLUG, set, answer: null, names }
  const { months } = answer.bill
  const terms = [
    plainText(counted(units, 'unit')),
    ...(months > 1 ? [inMonths(months)] : []),
    plainText(nameOf('states', stateNames[chosen.state])),
  ]
  const value = answer.bill.totalPaise / 100
  return { slug: SLUG, set, answer: { output: 'totalBill', as: 'rupeesAndPaise', value, terms }, names }
})
