import { electricityInputs, electricityStates } from '@/lib/energy/electricity'
import { electricityAnswer, needsFuelCharge } from '@/lib/energy/electricity-published'
import { counted } from '@/lib/format/numbers'
import { nameOf } from '@/lib/language/words'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { stateInText } from '@/lib/questions/query/state-in-text'
import { controls, inMonths, plainText, type ToolQuestion } from '@/lib/questions/tool-question'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { stateNames } from '@/lib/rules/states/state-names'

/** 'electricity bill 200 units delhi': the bill by the state's published tariff. */
export function electricityQuestion({ text, numbers }: Query, today: CalendarDay): ToolQuestion | null {
  const bare = numbers.filter(
    ({ unit, end }) => unit === null && !/^ ?(?:kw|kva|hp|watt)/.test(text.slice(end)),
  )
  const units = (
    bare.find(({ end }) => text.startsWith('units', end + 1)) ??
    (bare.length === 1 && /\bbill\b|\bunits\b/.test(text) ? bare[0] : undefined)
  )?.value
  const named = stateInText(text)
  const state = electricityStates.find((code) => code === named)
  const slug = 'electricity-bill-estimator'
  if (units === undefined) return { slug, set: controls({ state }), answer: null }
  const set = controls({ units, state, tariff: 'published' })
  const read = readLinked(electricityInputs, set)
  const chosen = read('state')
  const answer = electricityAnswer(read, today)
  // The page begins with a state of its own.
  if (answer.kind !== 'billed' || !chosen || !state) return { slug, set, answer: null }
  if (needsFuelCharge(state, today)) return { slug, set, answer: null }
  const { months } = answer.bill
  const terms = [
    plainText(counted(units, 'unit')),
    ...(months > 1 ? [inMonths(months)] : []),
    plainText(nameOf('states', stateNames[chosen.state])),
  ]
  const value = answer.bill.totalPaise / 100
  return { slug, set, answer: { output: 'totalBill', as: 'rupeesAndPaise', value, terms } }
}
