import { dayOfYear } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { festivalDifferences } from '@/lib/panchang/festivals/festival-differences'
import { daysOfFestivals } from '@/lib/panchang/festivals/festivals'
import { islamicYear } from '@/lib/panchang/festivals/islamic-days'
import { gazettedListOf } from '@/lib/panchang/festivals/gazetted-holidays'

/** The day of a festival in the central government's list of a year. */
const listed = (id: string, year: number): string => gazettedListOf(year)!.days[id]!
/** The day that the rule of each gives. */
const computed = (ids: readonly string[], year: number): Record<string, string> =>
  Object.fromEntries(daysOfFestivals(ids, year).map(({ id, day }) => [id, day]))
/** The other day on which it was kept. */
const other = (id: string, year: number): string =>
  festivalDifferences.find(({ festival, day }) => festival === id && day.startsWith(`${year}-`))!.day

/** What the words of the festival calendar name. */
export function indianFestivalCalendarFigures() {
  const of2027 = computed(['bhai_dooj', 'holika_dahan', 'makar_sankranti', 'janmashtami_smarta'], 2027)
  return {
    diwali2026: dayInWords(listed('diwali', 2026)),
    diwali2027: dayOfYear(listed('diwali', 2027)),
    bhaiDooj2027: dayOfYear(of2027.bhai_dooj!),
    diwali2025: dayOfYear(listed('diwali', 2025)),
    otherDiwali2025: dayOfYear(other('diwali', 2025)),
    otherDiwali2025InFull: dayInWords(other('diwali', 2025)),
    holi2027: dayInWords(listed('holi', 2027)),
    holika2027: dayOfYear(of2027.holika_dahan!),
    sankranti2027: dayInWords(of2027.makar_sankranti!),
    bakrid2026: dayOfYear(listed('eid_ul_adha', 2026)),
    computedBakrid2026: dayOfYear(islamicYear(2026)(12, 10)[0]!),
    eid2027: dayOfYear(listed('eid_ul_fitr', 2027)),
    bakrid2027: dayOfYear(listed('eid_ul_adha', 2027)),
    muharram2027: dayOfYear(listed('muharram_ashura', 2027)),
    milad2027: dayOfYear(listed('milad_un_nabi', 2027)),
    janmashtami2025: dayOfYear(listed('janmashtami_vaishnava', 2025)),
    janmashtami2026: dayOfYear(listed('janmashtami_vaishnava', 2026)),
    smarta2027: dayOfYear(of2027.janmashtami_smarta!),
    janmashtami2027: dayOfYear(listed('janmashtami_vaishnava', 2027)),
  }
}
