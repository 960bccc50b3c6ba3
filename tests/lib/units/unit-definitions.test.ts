import { unitById, units } from '@/lib/units/unit-list'
import { unitsNamed } from '@/lib/units/unit-names'

/**
 * Published definitions, as fractions of whole numbers so that nothing is rounded: size = over / under of the
 * base unit.
 */
const SI = 'SI Brochure, 9th edition'
const YARD = 'International yard and pound agreement, 1959 (NIST SP 811, B.8)'
const HB44 = 'NIST Handbook 44, appendix C'
const UK = 'UK Units of Measurement Regulations 1995, schedule'
const SP811 = 'NIST SP 811, appendix B.8'
const IEC = 'IEC 80000-13'
const ACT = 'Standards of Weight Act, 1939, sections 2 and 3; grain of the pound of 1959'
const CALENDAR = 'Gregorian calendar: 97 leap days in 400 years'

const definitions: readonly (readonly [
  id: string,
  over: number,
  under: number,
  source: string,
  working: string,
])[] = [
  ['kilometre', 1000, 1, SI, 'prefix kilo'],
  ['centimetre', 1, 100, SI, 'prefix centi'],
  ['millimetre', 1, 1000, SI, 'prefix milli'],
  ['micrometre', 1, 1e6, SI, 'prefix micro'],
  ['nanometre', 1, 1e9, SI, 'prefix nano'],
  ['inch', 254, 10_000, YARD, 'a thirty-sixth of 0.9144 m'],
  ['foot', 3048, 10_000, YARD, 'a third of 0.9144 m'],
  ['yard', 9144, 10_000, YARD, '0.9144 m'],
  ['gajLength', 9144, 10_000, YARD, 'a yard'],
  ['mile', 1_609_344, 1000, YARD, '1,760 yards'],
  ['nauticalMile', 1852, 1, SI, '1,852 m'],
  ['lightYear', 299_792_458 * 86_400 * 365.25, 1, 'IAU: light in a Julian year', 'c × 31,557,600 s'],
  ['gram', 1, 1000, SI, ''],
  ['milligram', 1, 1e6, SI, ''],
  ['microgram', 1, 1e9, SI, ''],
  ['tonne', 1000, 1, SI, ''],
  ['quintal', 100, 1, SP811, '100 kg'],
  ['pound', 45_359_237, 1e8, YARD, '0.45359237 kg'],
  ['ounce', 45_359_237, 16e8, YARD, 'a sixteenth of a pound'],
  ['stone', 45_359_237 * 14, 1e8, UK, '14 pounds'],
  ['grain', 45_359_237, 7000e8, YARD, 'a seven-thousandth of a pound'],
  ['troyOunce', 45_359_237 * 480, 7000e8, SP811, '480 grains'],
  ['carat', 2, 10_000, SI, 'metric carat, 200 mg'],
  ['usTon', 45_359_237 * 2000, 1e8, SP811, '2,000 pounds'],
  ['imperialTon', 45_359_237 * 2240, 1e8, UK, '2,240 pounds'],
  ['tola', 45_359_237 * 180, 7000e8, ACT, '180 grains'],
  ['ser', 45_359_237 * 180 * 80, 7000e8, ACT, '80 tola'],
  ['maund', 45_359_237 * 180 * 3200, 7000e8, ACT, '40 ser'],
  ['millilitre', 1, 1000, SI, ''],
  ['cubicMetre', 1000, 1, SI, ''],
  ['cubicInch', 16_387_064, 1e9, YARD, '2.54³ cm³'],
  ['cubicFoot', 16_387_064 * 1728, 1e9, YARD, '12³ cubic inches'],
  ['brass', 16_387_064 * 1728 * 100, 1e9, 'LCETED, brass', '100 cubic feet'],
  ['brassArea', 92_903_04 * 100, 1e8, 'LCETED, brass', '100 square feet'],
  ['usGallon', 16_387_064 * 231, 1e9, HB44, '231 cubic inches'],
  ['usQuart', 16_387_064 * 231, 4e9, HB44, 'a quarter gallon'],
  ['usPint', 16_387_064 * 231, 8e9, HB44, 'an eighth'],
  ['usCup', 16_387_064 * 231, 16e9, HB44, 'a sixteenth'],
  ['usFluidOunce', 16_387_064 * 231, 128e9, HB44, 'a 128th'],
  ['usTablespoon', 16_387_064 * 231, 256e9, HB44, 'half a fluid ounce'],
  ['usTeaspoon', 16_387_064 * 231, 768e9, HB44, 'a third of a tablespoon'],
  ['oilBarrel', 16_387_064 * 231 * 42, 1e9, SP811, '42 US gallons'],
  ['imperialGallon', 454_609, 100_000, UK, '4.54609 dm³'],
  ['imperialPint', 454_609, 800_000, UK, 'an eighth'],
  ['imperialFluidOunce', 454_609, 16_000_000, UK, 'a 160th'],
  ['kilometrePerHour', 1000, 3600, SI, ''],
  ['milePerHour', 1_609_344, 3_600_000, YARD, ''],
  ['knot', 1852, 3600, SI, 'a nautical mile an hour'],
  ['footPerSecond', 3048, 10_000, YARD, ''],
  ['squareFoot', 3048 * 3048, 1e8, YARD, '0.3048² m²'],
  ['squareYard', 9144 * 9144, 1e8, YARD, '0.9144² m²'],
  ['gaj', 9144 * 9144, 1e8, YARD, 'a square yard'],
  ['squareInch', 254 * 254, 1e8, YARD, ''],
  ['squareMile', 1_609_344 ** 2, 1e6, YARD, ''],
  ['acre', 9144 * 9144 * 4840, 1e8, HB44, '4,840 square yards'],
  ['guntha', 9144 * 9144 * 121, 1e8, 'Land Records', 'a fortieth of an acre'],
  ['cent', 9144 * 9144 * 484, 10e8, 'Land Records', 'a hundredth of an acre'],
  ['hectare', 10_000, 1, SI, ''],
  ['are', 100, 1, SP811, ''],
  ['squareKilometre', 1e6, 1, SI, ''],
  ['squareCentimetre', 1, 10_000, SI, ''],
  ['ground', 3048 * 3048 * 2400, 1e8, 'Live Homes', '60 ft × 40 ft'],
  [
    'marla',
    9144 * 9144 * 121,
    4e8,
    'Knowledge Publisher',
    'nine karam of 5.5 ft squared: 30.25 square yards',
  ],
  ['kanal', 9144 * 9144 * 605, 1e8, 'Knowledge Publisher', '20 marla'],
  ['bighaUttarPradesh', 3048 * 3048 * 165 * 165, 1e8, 'AssetYogi', 'jarib of 165 ft squared'],
  ['biswaUttarPradesh', 3048 * 3048 * 165 * 165, 20e8, 'AssetYogi', 'a twentieth of it'],
  ['bighaBihar', 3048 * 3048 * 165 * 165, 1e8, 'AssetYogi', 'pucca'],
  ['kathaBihar', 3048 * 3048 * 165 * 165, 20e8, 'Wikipedia', 'a twentieth'],
  ['dhurBihar', 3048 * 3048 * 165 * 165, 400e8, 'Wikipedia', 'a twentieth of a katha'],
  ['bighaWestBengal', 3048 * 3048 * 720 * 20, 1e8, 'Law Finder', '20 katha of 720 square feet'],
  ['kathaWestBengal', 3048 * 3048 * 720, 1e8, 'Law Finder', ''],
  ['chhatakWestBengal', 3048 * 3048 * 45, 1e8, 'Law Finder', 'a sixteenth of a katha'],
  ['bighaAssam', 3048 * 3048 * 14_400, 1e8, 'Wikipedia', 'five katha of 20 lecha of 144 square feet'],
  ['kathaAssam', 3048 * 3048 * 2_880, 1e8, 'Wikipedia', ''],
  ['lechaAssam', 3048 * 3048 * 144, 1e8, 'Wikipedia', ''],
  ['bighaRajasthan', 3048 * 3048 * 165 * 165, 1e8, 'Land Records', 'Shahjahani jarib of 165 ft squared'],
  ['bighaRajasthanKachcha', 3048 * 3048 * 132 * 132, 1e8, 'Land Records', 'gantari jarib of 132 ft squared'],
  ['bighaGujarat', 9144 * 9144 * 1936, 1e8, 'AssetYogi', '16 guntha'],
  ['bighaHimachalPradesh', 9144 * 9144 * 968, 1e8, 'AssetYogi', '968 square yards'],
  ['kilojoule', 1000, 1, SI, ''],
  ['megajoule', 1e6, 1, SI, ''],
  ['calorie', 4184, 1000, SP811, 'thermochemical, 4.184 J'],
  ['kilocalorie', 4184, 1, SP811, ''],
  ['wattHour', 3600, 1, SI, ''],
  ['kilowattHour', 3_600_000, 1, SI, ''],
  ['britishThermalUnit', 1055.05585262, 1, SP811, 'International Table'],
  ['footPound', 45_359_237 * 980_665 * 3048, 1e8 * 1e5 * 1e4, SP811, 'pound × standard gravity × foot'],
  ['electronvolt', 1.602176634e-19, 1, SI, ''],
  ['kilopascal', 1000, 1, SI, ''],
  ['megapascal', 1e6, 1, SI, ''],
  ['hectopascal', 100, 1, SI, ''],
  ['bar', 1e5, 1, SI, ''],
  ['millibar', 100, 1, SI, ''],
  ['psi', (45_359_237 * 980_665) / 1e13, 0.0254 ** 2, SP811, 'pound × standard gravity ÷ square inch'],
  ['kilogramForcePerSquareCentimetre', 98_066.5, 1, SP811, ''],
  ['atmosphere', 101_325, 1, SP811, ''],
  ['torr', 101_325, 760, SP811, 'a 760th of an atmosphere'],
  ['millimetreOfMercury', 133.322387415, 1, SP811, 'conventional'],
  ['inchOfMercury', 133.322387415 * 254, 10, SP811, '25.4 mm'],
  ['kilowatt', 1000, 1, SI, ''],
  ['megawatt', 1e6, 1, SI, ''],
  ['horsepower', 45_359_237 * 980_665 * 3048 * 550, 1e8 * 1e5 * 1e4, SP811, '550 foot-pounds a second'],
  ['metricHorsepower', 735.49875, 1, SP811, '75 kgf m/s'],
  ['btuPerHour', 1055.05585262, 3600, SP811, ''],
  ['tonOfRefrigeration', 1055.05585262 * 12_000, 3600, SP811, '12,000 BTU an hour'],
  ['minute', 60, 1, SI, ''],
  ['hour', 3600, 1, SI, ''],
  ['day', 86_400, 1, SI, ''],
  ['week', 604_800, 1, SI, ''],
  ['fortnight', 1_209_600, 1, SI, ''],
  ['year', (400 * 365 + 97) * 86_400, 400, CALENDAR, ''],
  ['month', (400 * 365 + 97) * 86_400, 4800, CALENDAR, ''],
  ['millisecond', 1, 1000, SI, ''],
  ['microsecond', 1, 1e6, SI, ''],
  ['nanosecond', 1, 1e9, SI, ''],
  ['byte', 8, 1, IEC, ''],
  ['kilobyte', 8000, 1, IEC, ''],
  ['megabyte', 8e6, 1, IEC, ''],
  ['gigabyte', 8e9, 1, IEC, ''],
  ['terabyte', 8e12, 1, IEC, ''],
  ['kilobit', 1000, 1, IEC, ''],
  ['megabit', 1e6, 1, IEC, ''],
  ['gigabit', 1e9, 1, IEC, ''],
  ['kibibyte', 8 * 2 ** 10, 1, IEC, ''],
  ['mebibyte', 8 * 2 ** 20, 1, IEC, ''],
  ['gibibyte', 8 * 2 ** 30, 1, IEC, ''],
  ['tebibyte', 8 * 2 ** 40, 1, IEC, ''],
  ['radian', 180, Math.PI, SI, ''],
  ['gradian', 9, 10, SP811, ''],
  ['arcminute', 1, 60, SI, ''],
  ['arcsecond', 1, 3600, SI, ''],
  ['turn', 360, 1, SI, ''],
  ['milePerUsGallon', 1_609_344 * 1e9, 1e6 * 16_387_064 * 231, HB44, 'mile ÷ gallon'],
  ['milePerImperialGallon', 1_609_344 * 1e5, 1e6 * 454_609, UK, 'mile ÷ gallon'],
]

describe('the size of each unit follows from its published definition', () => {
  it.each(definitions)('%s is %d / %d (%s; %s)', (id, over, under) => {
    const { scale } = unitById(id)
    if (scale.kind !== 'factor') throw new Error(`${id} has no factor`)
    expect(Math.abs(scale.factor / (over / under) - 1)).toBeLessThanOrEqual(1e-15)
  })

  it('and every unit with a factor has a row here, save those that are the base of their category', () => {
    const without = units.filter(
      ({ id, scale }) => scale.kind === 'factor' && !definitions.some(([defined]) => defined === id),
    )
    expect(without.map(({ id }) => id)).toEqual([
      'metre',
      'kilogram',
      'celsius',
      'litre',
      'metrePerSecond',
      'squareMetre',
      'joule',
      'pascal',
      'watt',
      'second',
      'bit',
      'degree',
      'kilometrePerLitre',
    ])
    for (const { scale } of without) expect(scale).toEqual({ kind: 'factor', factor: 1 })
  })
})

describe('the list of units', () => {
  it('names each once', () => {
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length)
  })

  it('finds each by its id, its full name and its plural alone', () => {
    for (const unit of units) {
      expect(unitsNamed(unit.id)[0]?.id).toBe(unit.id)
      expect(unitsNamed(unit.name)).toContain(unit)
      expect(unitsNamed(unit.plural)).toContain(unit)
    }
  })

  it('names the place, the size and the source of each customary measure', () => {
    const customary = units.filter(({ custom }) => custom)
    expect(customary.length).toBeGreaterThanOrEqual(20)
    for (const { custom } of customary) {
      expect(custom!.size).toMatch(/\d/)
      expect(custom!.source.href).toMatch(/^https?:\/\//)
      expect(custom!.source.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  it('throws for an id that it does not have', () => {
    expect(() => unitById('parasang')).toThrow(RangeError)
  })
})
