import { electricityStates } from '@/lib/energy/electricity'
import { electricityTool } from '@/lib/energy/electricity-answer'
import { type Billed, electricityAnswer, needsFuelCharge } from '@/lib/energy/electricity-published'
import { counted } from '@/lib/format/numbers'
import { nameOf } from '@/lib/language/words'
import { answeredOrTool } from '@/lib/questions/answered'
import type { Query, QueryNumber } from '@/lib/questions/query/query'
import { stateNamed } from '@/lib/questions/query/state-in-text'
import { understood } from '@/lib/questions/query/understood'
import { controls, inMonths, plainText } from '@/lib/questions/tool-question'
import { stateNames } from '@/lib/rules/states/state-names'

const { slug } = electricityTool
const WORDS =
  'electricity electric bill units unit kw kwh load use usage used consumption house home for domestic'
/** Cities with suppliers whose tariff is not the state's, and these suppliers. */
const OTHER_SUPPLIERS =
  /(?<!\bnavi )\bmumbai\b|\b(?:ahmedabad|surat|kolkata|calcutta|jamshedpur|noida|adani|tata|torrent|cesc)\b/

/** 'electricity bill 200 units delhi': the bill by the state's published tariff. */
export const electricityQuestion = understood(WORDS, (query, today) => {
  const { text } = query
  if (OTHER_SUPPLIERS.test(text)) return { slug, set: {}, answer: null }
  const place = stateNamed(text)
  const state = electricityStates.find((code) => code === place?.state)
  const { units, load } = unitsAndLoad(query)
  const names = place?.names
  if (units === undefined) return { slug, set: controls({ state }), answer: null, names }
  const set = controls({ units, state, tariff: 'published', load })
  // The page begins with a state of its own.
  if (!state || needsFuelCharge(state, today)) return { slug, set, answer: null, names }
  const data = { today, bill: electricityAnswer }
  const termsOf = ({ billed }: { billed: Billed }) => [
    plainText(counted(units, 'unit')),
    ...(billed.bill.months > 1 ? [inMonths(billed.bill.months)] : []),
    plainText(nameOf('states', stateNames[state])),
  ]
  return {
    ...answeredOrTool(electricityTool, set, 'totalBill', termsOf, data),
    names,
  }
})

/** Units are named, or the one bare number next to the word 'bill'; a load is in kW. */
function unitsAndLoad({ text, numbers }: Query) {
  const isLoad = ({ end }: QueryNumber) => /^ ?(?:kw|kva|hp|watt)/.test(text.slice(end))
  // '1500 bill how many units' has the amount.
  const isBill = ({ end }: QueryNumber) => /^ bill\b.*\bunits\b/.test(text.slice(end))
  const bare = numbers.filter((number) => number.unit === null && !isLoad(number) && !isBill(number))
  const units =
    bare.find(({ end }) => text.startsWith('units', end + 1)) ??
    (bare.length === 1 && /\bbill\b|\bunits\b/.test(text) ? bare[0] : undefined)
  const load = numbers.find((number) => isLoad(number) && text.startsWith('kw', number.end + 1))
  return { units: units?.value, load: load?.value }
}
