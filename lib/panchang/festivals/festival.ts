import type { ReligionFilter, TypeFilter } from '@/lib/panchang/festivals/festival-inputs'
import type { FestivalRule } from '@/lib/panchang/festivals/festival-rule'

export type FestivalType = Exclude<TypeFilter, 'all' | 'gazetted'>
export type Religion = Exclude<ReligionFilter, 'all'>

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
