import { type Unit, unitOf } from '@/lib/units/unit'

/**
 * Areas of the metric system and of the international yard, in square metres. Exact; source: SI Brochure; the
 * yard of 1959.
 */

export const SQUARE_FOOT_M2 = 0.09290304

const area = unitOf('area')

export const areaUnits: readonly Unit[] = [
  area('squareMetre', 'm²', 1, { aliases: 'sq m, sqm, sq mtr, sq mt, sqmt, sq metre, sq metres' }),
  area('squareFoot', 'ft²', SQUARE_FOOT_M2, {
    plural: 'square feet',
    aliases: 'sq ft, sqft, sft, sq feet, sq foot',
  }),
  area('squareYard', 'yd²', 0.83612736, { aliases: 'sq yd, sqyd, sq yard, sq yards' }),
  area('acre', 'ac', SQUARE_FOOT_M2 * 43_560),
  area('hectare', 'ha', 10_000),
  area('are', 'a', 100),
  area('squareKilometre', 'km²', 1e6, { aliases: 'sq km, sqkm, sq kilometre' }),
  area('squareMile', 'mi²', 2_589_988.110336, { aliases: 'sq mi, sq mile, sq miles' }),
  area('squareInch', 'in²', 0.00064516, { plural: 'square inches', aliases: 'sq in, sq inch, sq inches' }),
  area('squareCentimetre', 'cm²', 1e-4, { aliases: 'sq cm' }),
]
