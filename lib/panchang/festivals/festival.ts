import type { FestivalRule } from '@/lib/panchang/festivals/festival-rule'

export type FestivalType = 'national' | 'religious' | 'regional' | 'observance'
export type Religion = 'hindu' | 'muslim' | 'christian' | 'sikh' | 'jain' | 'buddhist' | 'parsi'

/** A festival and the rule that gives its day. */
export interface Festival {
  id: string
  name: string
  type: FestivalType
  /** The communities that keep it; none for days of the nation, of states and of no religion. */
  religions: readonly Religion[]
  /** The states that keep it above all, by the letters of their number plates; empty for all of India. */
  states: readonly string[]
  rule: FestivalRule
  /** The rule as text. */
  note: string
  /** A second rule that part of the country follows. */
  otherRule?: { rule: FestivalRule; note: string }
}
