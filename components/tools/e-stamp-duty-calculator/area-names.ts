import { areasOfMaharashtra } from '@/components/tools/e-stamp-duty-calculator/stamp-words'
import type { Area } from '@/lib/rules/stamp-duty-terms'

export const areaNames: Readonly<Record<Area, string>> = {
  ...areasOfMaharashtra,
  mcd: 'Municipal Corporation (MCD)',
  ndmc: 'New Delhi Municipal Council (NDMC)',
  cantonment: 'Delhi Cantonment',
  urban: 'Town or city',
  rural: 'Village',
}

/** The areas of a state, for its list. */
export const namesOf = (areas: readonly Area[]): Record<string, string> =>
  Object.fromEntries(areas.map((area) => [area, areaNames[area]]))
