import type { Area } from '@/lib/rules/stamp-duty/sale-terms'
import { t } from '@/lib/language/words'

export const areaNames: Readonly<Record<Area, string>> = {
  mumbai: t('Mumbai'),
  otherCities: t('Pune, Thane, Nagpur'),
  naviMumbai: t('Navi Mumbai'),
  corporation: t('Nashik, Kolhapur and other corporations'),
  council: t('Municipal council in the MMRDA area'),
  village: t('Gram panchayat'),
  mcd: t('Municipal Corporation (MCD)'),
  ndmc: t('New Delhi Municipal Council (NDMC)'),
  cantonment: t('Delhi Cantonment'),
  urban: t('Town or city'),
  rural: t('Village'),
}

/** The areas of a state, for its list. */
export const areaNamesOf = (areas: readonly Area[]): Record<string, string> =>
  Object.fromEntries(areas.map((area) => [area, areaNames[area]]))
