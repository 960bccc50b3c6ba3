import type { ReligionFilter, TypeFilter } from '@/lib/panchang/festivals/festival-inputs'
import type { FestivalType } from '@/lib/panchang/festivals/festival-table'
import type { FastKind } from '@/lib/panchang/festivals/monthly-fasts'
import type { OtherDay } from '@/lib/panchang/festivals/festival-list'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'

export const typeNames: Record<FestivalType, string> = {
  national: 'National holiday',
  religious: 'Religious',
  regional: 'Regional',
  observance: 'Observance',
}

export const typeFilters: Record<TypeFilter, string> = {
  all: 'All',
  national: 'National holidays',
  gazetted: 'Central government holidays',
  religious: 'Religious',
  regional: 'Regional',
  observance: 'Observances',
}

/** Monthly fasts and moons that can be shown too. */
export const fastNames: Record<FastKind, string> = {
  ekadashi: 'Ekadashi',
  sankashti: 'Sankashti Chaturthi',
  pradosh: 'Pradosh',
  purnima: 'Purnima',
  amavasya: 'Amavasya',
}

export const religionFilters: Record<ReligionFilter, string> = {
  all: 'All',
  hindu: 'Hindu',
  muslim: 'Muslim',
  christian: 'Christian',
  sikh: 'Sikh',
  jain: 'Jain',
  buddhist: 'Buddhist',
  parsi: 'Parsi',
}

export const stateFilters: Readonly<Record<string, string>> = { all: 'All India', ...stateNames }

/** Whether another day may be named next to the main one: a weak source's is only shown with the reasons. */
export const isSure = ({ weak }: OtherDay): boolean => weak !== true

/** 'Assam, West Bengal and Tripura'. */
export function statesInWords(states: readonly string[]): string {
  return new Intl.ListFormat('en-IN').format(states.map((state) => stateNames[state as StateCode]))
}
