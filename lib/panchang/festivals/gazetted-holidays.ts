import type { RuleSource } from '@/lib/rules/rule'

/** A list of the holidays on which offices of the central government in Delhi are closed. */
export interface GazettedList {
  year: number
  /** The day on which a person last compared the list with its source. */
  checkedOn: string
  source: RuleSource
  /** The day of each festival, by its id in `lib/panchang/festivals/festival-table`. */
  days: Readonly<Record<string, string>>
}

/**
 * The lists that we have seen; the Department of Personnel and Training issues one for each year, in the
 * middle of the year before.
 */
export const gazettedLists: readonly GazettedList[] = [
  {
    year: 2025,
    checkedOn: '2026-11-21',
    source: {
      title:
        'Central government gazetted holidays of 2025, after the list of the Department of Personnel and Training',
      href: 'https://cgstaffportal.in/2024/07/central-government-gazetted-holidays-in-2025/',
    },
    days: {
      republic_day: '2025-01-26',
      maha_shivaratri: '2025-02-26',
      holi: '2025-03-14',
      eid_ul_fitr: '2025-03-31',
      mahavir_jayanti: '2025-04-10',
      good_friday: '2025-04-18',
      buddha_purnima: '2025-05-12',
      eid_ul_adha: '2025-06-07',
      muharram_ashura: '2025-07-06',
      independence_day: '2025-08-15',
      janmashtami_vaishnava: '2025-08-16',
      milad_un_nabi: '2025-09-05',
      gandhi_jayanti: '2025-10-02',
      dussehra: '2025-10-02',
      diwali: '2025-10-20',
      guru_nanak_jayanti: '2025-11-05',
      christmas: '2025-12-25',
    },
  },
  {
    year: 2026,
    checkedOn: '2026-11-21',
    source: {
      title:
        'NIEPVD (Government of India): holidays of 2026, after the Department of Personnel and Training, 3 July 2025',
      href: 'https://niepvd.nic.in/?p=9775',
    },
    days: {
      republic_day: '2026-01-26',
      holi: '2026-03-04',
      eid_ul_fitr: '2026-03-21',
      ram_navami: '2026-03-26',
      mahavir_jayanti: '2026-03-31',
      good_friday: '2026-04-03',
      buddha_purnima: '2026-05-01',
      eid_ul_adha: '2026-05-27',
      muharram_ashura: '2026-06-26',
      independence_day: '2026-08-15',
      milad_un_nabi: '2026-08-26',
      janmashtami_vaishnava: '2026-09-04',
      gandhi_jayanti: '2026-10-02',
      dussehra: '2026-10-20',
      diwali: '2026-11-08',
      guru_nanak_jayanti: '2026-11-24',
      christmas: '2026-12-25',
    },
  },
  {
    year: 2027,
    checkedOn: '2026-11-28',
    source: {
      title:
        'StaffNews: holidays of 2027, after the memorandum of the Department of Personnel and Training, F.No. 12/2/2023-JCA, 16 July 2026',
      href: 'https://www.staffnews.in/2026/07/list-of-holidays-2027-to-be-observed-in-central-government-offices.html',
    },
    days: {
      republic_day: '2027-01-26',
      eid_ul_fitr: '2027-03-10',
      holi: '2027-03-23',
      good_friday: '2027-03-26',
      ram_navami: '2027-04-15',
      mahavir_jayanti: '2027-04-19',
      eid_ul_adha: '2027-05-17',
      buddha_purnima: '2027-05-20',
      muharram_ashura: '2027-06-16',
      independence_day: '2027-08-15',
      milad_un_nabi: '2027-08-15',
      janmashtami_vaishnava: '2027-08-25',
      gandhi_jayanti: '2027-10-02',
      dussehra: '2027-10-09',
      diwali: '2027-10-29',
      guru_nanak_jayanti: '2027-11-14',
      christmas: '2027-12-25',
    },
  },
]

/** The list of a year; undefined where none is known to us. */
export const gazettedListOf = (year: number): GazettedList | undefined =>
  gazettedLists.find((list) => list.year === year)

/** Festivals that are in every list we have seen: likely closed in other years too, but not law. */
export const usuallyGazetted: readonly string[] = Object.keys(gazettedLists[0]!.days).filter((id) =>
  gazettedLists.every(({ days }) => Object.hasOwn(days, id)),
)
