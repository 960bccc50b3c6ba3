import { dayOfYear } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { festivalDifferences } from '@/lib/panchang/festivals/festival-differences'
import { daysOfFestival } from '@/lib/panchang/festivals/festivals'
import { gazettedListOf } from '@/lib/panchang/festivals/gazetted-holidays'

/** The day of a festival in the central government's list of a year. */
const listed = (id: string, year: number): string => gazettedListOf(year)!.days[id]!
/** The day that its rule gives. */
const computed = (id: string, year: number): string => daysOfFestival(id, year)[0]!.day
/** The other day on which it was kept. */
const other = (id: string, year: number): string =>
  festivalDifferences.find(({ festival, day }) => festival === id && day.startsWith(`${year}-`))!.day

/** What the words of the festival calendar name. */
export const indianFestivalCalendarFigures = () => ({
  diwali2026: dayInWords(listed('diwali', 2026)),
  diwali2027: dayOfYear(listed('diwali', 2027)),
  bhaiDooj2027: dayOfYear(computed('bhai_dooj', 2027)),
  diwali2025: dayOfYear(listed('diwali', 2025)),
  otherDiwali2025: dayOfYear(other('diwali', 2025)),
  otherDiwali2025InFull: dayInWords(other('diwali', 2025)),
  holi2027: dayInWords(listed('holi', 2027)),
  holika2027: dayOfYear(computed('holika_dahan', 2027)),
  sankranti2027: dayInWords(computed('makar_sankranti', 2027)),
  bakrid2026: dayOfYear(listed('eid_ul_adha', 2026)),
  computedBakrid2026: dayOfYear(computed('eid_ul_adha', 2026)),
  eid2027: dayOfYear(listed('eid_ul_fitr', 2027)),
  bakrid2027: dayOfYear(listed('eid_ul_adha', 2027)),
  muharram2027: dayOfYear(listed('muharram_ashura', 2027)),
  milad2027: dayOfYear(listed('milad_un_nabi', 2027)),
  janmashtami2025: dayOfYear(listed('janmashtami_vaishnava', 2025)),
  janmashtami2026: dayOfYear(listed('janmashtami_vaishnava', 2026)),
  smarta2027: dayOfYear(computed('janmashtami_smarta', 2027)),
  janmashtami2027: dayOfYear(listed('janmashtami_vaishnava', 2027)),
})
