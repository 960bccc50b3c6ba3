import type { DifferenceSource } from '@/lib/panchang/festivals/difference-sources'
import type { StateCode } from '@/lib/rules/states/state-names'

/** A day other than the one our rule gives, as somebody published it, and why. */
export interface FestivalDifference {
  festival: string
  day: string
  /** Who keeps or lists that day. */
  who: string
  reason: string
  /** The name of its source, which no page shows. */
  source: DifferenceSource
  /** States that keep this day: chosen, it is theirs that leads. */
  states?: readonly StateCode[]
  /** No gazette and no almanac, so it is never cited next to one. */
  weak?: true
}

const difference = (
  festival: string,
  day: string,
  source: DifferenceSource,
  rest: Omit<FestivalDifference, 'festival' | 'day' | 'source'>,
): FestivalDifference => ({ festival, day, source, ...rest })

/** Published days that differ from ours, for the years whose lists we compared. */
export const festivalDifferences: readonly FestivalDifference[] = [
  difference('makar_sankranti', '2024-01-14', 'timeAndDate', {
    who: 'timeanddate.com',
    reason: 'The Sun entered Makara at 2:43 am on 15 January. The list keeps 14 January in every year.',
  }),
  difference('bohag_bihu', '2024-04-15', 'hindiDarshan', {
    who: 'Hindi Darshan',
    reason:
      'The Sun entered Mesha at 9:04 pm on 13 April. The Bengali rule gives 14 April, the list 15 April.',
  }),
  difference('onam', '2024-09-17', 'hindiDarshan', {
    who: 'Hindi Darshan',
    reason: 'Offices in Kerala kept 15 September, the day of Thiruvonam.',
  }),
  difference('naraka_chaturdashi', '2024-10-30', 'anyTv', {
    who: 'Lists that keep Chhoti Diwali in the evening',
    reason:
      'Chaturdashi lasted from 1:16 pm on 30 October to 3:53 pm on the 31st. The bath is at dawn, on the 31st; the evening was the 30th.',
  }),
  difference('diwali', '2024-11-01', 'hindiDarshan', {
    who: 'Drik Panchang, Hindi Darshan and many families',
    reason:
      'Amavasya lasted from 3:53 pm on 31 October to 6:17 pm on 1 November. It covered the whole evening of the 31st, which the central government kept, and the first 41 minutes after sunset in Delhi on the 1st.',
  }),
  difference('vaisakhi', '2025-04-13', 'dopt2025', {
    who: 'Central government list and timeanddate.com',
    reason:
      'The Sun entered Mesha at 3:21 am on 14 April. Before sunrise the Hindu day is still the 13th. The Nanakshahi calendar keeps 14 April.',
  }),
  difference('vishu', '2025-04-13', 'dopt2025', {
    who: 'Central government list',
    reason:
      'The list has one entry for Vaisakhi and Vishu. The first sunrise with the Sun in Mesha was on the 14th.',
  }),
  difference('naraka_chaturdashi', '2025-10-19', 'patrika', {
    who: 'Lists that keep Chhoti Diwali in the evening',
    reason:
      'Chaturdashi lasted from 1:52 pm on 19 October to 3:45 pm on the 20th. Dawn, the time of the bath, had it only on the 20th.',
  }),
  difference('diwali', '2025-10-21', 'mint', {
    who: 'Maharashtra’s Laxmi Pujan, the stock exchanges, and banks in Madhya Pradesh, Chhattisgarh, Assam, Jammu and Kashmir, Manipur and Sikkim',
    reason:
      'Amavasya lasted from 3:45 pm on 20 October to 5:55 pm on the 21st. The central government’s list has the 20th, whose whole evening it covered; the others kept the evening of the 21st, where it lasted a few minutes after sunset.',
    states: ['MH'],
  }),
  difference('chhath', '2025-10-28', 'dopt2025', {
    who: 'Central government list and timeanddate.com',
    reason:
      'Shashthi lasted from 6:05 am on 27 October to 8:00 am on the 28th. The evening arghya was on the 27th, the morning arghya on the 28th.',
  }),
  difference('pongal', '2026-01-15', 'dopt2026', {
    who: 'Tamil Nadu',
    reason:
      'The central list has 14 January. Tamil Nadu’s list is reported to have the 15th as the first of Thai.',
    states: ['TN'],
  }),
  difference('holika_dahan', '2026-03-02', 'abp', {
    who: 'ABP Live; Mumbai, same rule',
    reason:
      'Purnima lasted from 5:56 pm on 2 March to 5:07 pm on the 3rd, with Bhadra until about 5:30 am. In Delhi Purnima held 3½ quarters of the 3rd, in Mumbai it did not.',
  }),
  difference('holi', '2026-03-03', 'abp', {
    who: 'ABP Live; Maharashtra',
    reason: 'Holi is the day after Holika Dahan, which Maharashtra kept on 2 March.',
  }),
  difference('ram_navami', '2026-03-27', 'bhajan', {
    who: 'Lists by the tithi at sunrise',
    reason:
      'Navami lasted from 11:49 am on 26 March to 10:07 am on the 27th. Only the midday of the 26th had it, and the central list has the 26th.',
    weak: true,
  }),
  difference('vishu', '2026-04-14', 'bhajan', {
    who: 'Bhajan Lyrics World',
    reason:
      'The Sun entered Mesha at 9:33 am on 14 April, after sunrise, so the first sunrise in Mesha was on the 15th.',
    weak: true,
  }),
  difference('eid_ul_adha', '2026-05-27', 'dopt2026', {
    who: 'Central government list',
    reason: 'The list was issued in July 2025, before the moon could be sighted.',
  }),
  difference('govardhan_puja', '2026-11-09', 'dopt2026', {
    who: 'Central government list, as a laboratory’s calendar shows it',
    reason:
      'The list has the day after Diwali. At sunrise Kartika Shukla Pratipada was there only on the 10th.',
    weak: true,
  }),
  difference('makar_sankranti', '2027-01-14', 'timeAndDate', {
    who: 'Families who keep 14 January',
    reason:
      'The Sun enters Makara at about 9 pm on 14 January, after sunset, so most panchangs have the 15th.',
  }),
  difference('holika_dahan', '2027-03-22', 'dopt2027', {
    who: 'The eve of Holi in the central government’s list',
    reason:
      'Purnima lasts from 6:22 pm on 21 March to 4:13 pm on the 22nd, so only the evening of the 21st has it. The central government’s list has Holi on 23 March, whose eve is the 22nd.',
  }),
  difference('holi', '2027-03-23', 'dopt2027', {
    who: 'Central government list',
    reason:
      'The central government’s list has 23 March. Purnima is there only on the evening of 21 March, so by the rule the fire is on the 21st and the colours are on the 22nd.',
  }),
  difference('mahavir_jayanti', '2027-04-18', 'timeAndDate', {
    who: 'timeanddate.com',
    reason: 'Trayodashi begins on the 18th and is there at sunrise on the 19th, by about 20 minutes.',
  }),
]
