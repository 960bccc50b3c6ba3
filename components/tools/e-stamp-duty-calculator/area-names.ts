import type { Area } from '@/lib/rules/stamp-duty/sale-terms'

export const areaNames: Readonly<Record<Area, string>> = {
  mumbai: 'Mumbai',
  otherCities: 'Pune, Thane, Nagpur',
  naviMumbai: 'Navi Mumbai',
  council: 'Municipal council in the MMRDA area',
  village: 'Gram panchayat',
  mcd: 'Municipal Corporation (MCD)',
  ndmc: 'New Delhi Municipal Council (NDMC)',
  cantonment: 'Delhi Cantonment',
  urban: 'Town or city',
  rural: 'Village',
}

/** The areas of a state, for its list. */
export const namesOf = (areas: readonly Area[]): Record<string, string> =>
  Object.fromEntries(areas.map((area) => [area, areaNames[area]]))
