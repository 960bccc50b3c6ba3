/** The twelve festivals shown at the top of a year, by their ids in `lib/panchang/festivals/festival-table`. */
export const mainFestivals: readonly string[] = [
  'republic_day',
  'maha_shivaratri',
  'holi',
  'eid_ul_fitr',
  'good_friday',
  'eid_ul_adha',
  'independence_day',
  'ganesh_chaturthi',
  'dussehra',
  'diwali',
  'guru_nanak_jayanti',
  'christmas',
]
