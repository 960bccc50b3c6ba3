import type { ReligionFilter, TypeFilter } from '@/lib/panchang/festivals/festival-inputs'
import type { Festival, FestivalType } from '@/lib/panchang/festivals/festival'
import type { FastKind } from '@/lib/panchang/festivals/monthly-fasts'
import type { OtherDay } from '@/lib/panchang/festivals/festival-list'
import { stateNames } from '@/lib/rules/states/state-names'
import { listInWords } from '@/lib/format/list-in-words'
import { inOrder } from '@/lib/language/in-order'
import { nameOf, namesOf, t } from '@/lib/language/words'

export const typeNames: Record<FestivalType, string> = {
  national: t('National holiday'),
  religious: t('Religious'),
  regional: t('Regional'),
  observance: t('Observance'),
}

export const typeFilters: Record<TypeFilter, string> = {
  all: t('All'),
  national: t('National holidays'),
  gazetted: t('Central government holidays'),
  religious: t('Religious'),
  regional: t('Regional'),
  observance: t('Observances'),
}

/** Monthly fasts and moons that can be shown too. */
export const fastNames: Record<FastKind, string> = {
  ekadashi: t('Ekadashi'),
  sankashti: t('Sankashti Chaturthi'),
  pradosh: t('Pradosh'),
  purnima: t('Purnima'),
  amavasya: t('Amavasya'),
}

/** 'Ekadashi of 2026'. */
export const fastsOfYear = (kind: FastKind, year: number): string =>
  ({
    ekadashi: t('Ekadashi of {0}', year),
    sankashti: t('Sankashti Chaturthi of {0}', year),
    pradosh: t('Pradosh of {0}', year),
    purnima: t('Purnima of {0}', year),
    amavasya: t('Amavasya of {0}', year),
  })[kind]

export const religionFilters: Record<ReligionFilter, string> = {
  all: t('All'),
  hindu: t('Hindu'),
  muslim: t('Muslim'),
  christian: t('Christian'),
  sikh: t('Sikh'),
  jain: t('Jain'),
  buddhist: t('Buddhist'),
  parsi: t('Parsi'),
}

export const stateFilters: Readonly<Record<string, string>> = {
  all: t('All India'),
  ...inOrder(namesOf('states', stateNames)),
}

export const festivalName = ({ name }: Festival): string => nameOf('festivals', name)

/** The rule of its day as a sentence. */
export const ruleOf = ({ note }: Festival): string => t('{0}.', nameOf('festival-notes', note))

export const whoKeeps = ({ who }: OtherDay): string => nameOf('festival-keepers', who)
export const reasonOf = ({ reason }: OtherDay): string => nameOf('festival-reasons', reason)

/** True if another day may be named next to the main one: a weak source's is only shown with the reasons. */
export const isSure = ({ weak }: OtherDay): boolean => weak !== true

/** 'Assam, West Bengal and Tripura'. */
export function statesInWords(states: readonly string[]): string {
  return listInWords(states.map((state) => stateFilters[state]!))
}
