/**
 * Unit quantity codes of GST, by the units that people type. Those on which the published lists differ are left out.
 * Source: GSTN's list of UQCs in the offline tool, as in Tally, "UQC under GST", and IndiaFilings, "UQC in GST"
 */
const CODES: readonly [code: string, name: string, units: readonly string[]][] = [
  ['NOS', 'NUMBERS', ['nos', 'no', 'number', 'numbers', 'each', 'ea', '']],
  ['PCS', 'PIECES', ['pcs', 'pc', 'piece', 'pieces']],
  ['KGS', 'KILOGRAMS', ['kg', 'kgs', 'kilo', 'kilogram', 'kilograms']],
  ['GMS', 'GRAMMES', ['g', 'gm', 'gms', 'gram', 'grams']],
  ['QTL', 'QUINTAL', ['quintal', 'qtl']],
  ['MTS', 'METRIC TON', ['mt', 'tonne', 'tonnes', 'ton']],
  ['LTR', 'LITRES', ['litre', 'litres', 'liter', 'l', 'ltr']],
  ['MLT', 'MILILITRE', ['ml', 'millilitre']],
  ['MTR', 'METERS', ['m', 'mtr', 'metre', 'metres', 'meter', 'meters']],
  ['SQF', 'SQUARE FEET', ['sq ft', 'sqft', 'square feet']],
  ['SQM', 'SQUARE METERS', ['sq m', 'sqm', 'square metres']],
  ['CBM', 'CUBIC METERS', ['cu m', 'cubic metres']],
  ['BOX', 'BOX', ['box', 'boxes']],
  ['BAG', 'BAGS', ['bag', 'bags']],
  ['DOZ', 'DOZENS', ['dozen', 'dozens', 'doz']],
  ['SET', 'SETS', ['set', 'sets']],
  ['PRS', 'PAIRS', ['pair', 'pairs']],
  ['PAC', 'PACKS', ['pack', 'packs', 'packet', 'packets']],
  ['ROL', 'ROLLS', ['roll', 'rolls']],
  ['BTL', 'BOTTLES', ['bottle', 'bottles']],
  ['CTN', 'CARTONS', ['carton', 'cartons']],
  ['TON', 'TONNES', []],
  ['UNT', 'UNITS', ['unit', 'units']],
  ['BDL', 'BUNDLES', ['bundle', 'bundles']],
  ['BUN', 'BUNCHES', ['bunch', 'bunches']],
  ['BAL', 'BALE', ['bale', 'bales']],
  ['CAN', 'CANS', ['can', 'cans']],
  ['DRM', 'DRUMS', ['drum', 'drums']],
  ['TUB', 'TUBES', ['tube', 'tubes']],
  ['TBS', 'TABLETS', ['tablet', 'tablets']],
  ['BKL', 'BUCKLES', ['buckle', 'buckles']],
  ['GRS', 'GROSS', ['gross']],
  ['THD', 'THOUSANDS', ['thousand', 'thousands']],
  ['CMS', 'CENTIMETERS', ['cm', 'cms', 'centimetre', 'centimetres']],
  ['KME', 'KILOMETRE', ['km', 'kms', 'kilometre', 'kilometres']],
  ['YDS', 'YARDS', ['yd', 'yard', 'yards']],
  ['GYD', 'GROSS YARDS', []],
  ['SQY', 'SQUARE YARDS', ['sq yd', 'sq yards', 'square yards']],
  ['CCM', 'CUBIC CENTIMETERS', ['cc', 'cu cm']],
  ['KLR', 'KILOLITRE', ['kl', 'kilolitre', 'kilolitres']],
  ['UGS', 'US GALLONS', ['us gallon', 'us gallons']],
]

const BY_UNIT = new Map(
  CODES.flatMap(([code, name, units]) => units.map((unit) => [unit, { code, name }] as const)),
)
const BY_CODE = new Map(CODES.map(([code, name]) => [code, { code, name }] as const))

/** The code of a unit as typed; others are OTH. Units of services, whose SAC begins with 99, have none: 'NA'. */
export function unitCode(unit: string, hsn: string): { code: string; name: string } {
  if (hsn.trim().startsWith('99')) return { code: 'NA', name: '' }
  const typed = unit.trim()
  const found = BY_CODE.get(typed.toUpperCase()) ?? BY_UNIT.get(typed.toLowerCase().replace(/\.$/, ''))
  return found ?? { code: 'OTH', name: 'OTHERS' }
}
