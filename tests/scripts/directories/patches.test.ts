import { olderNamesOfDistricts, patched } from '@/scripts/directories/pincode/apply-patches.mjs'
import { districtNames } from '@/scripts/directories/pincode/patches/districts.mjs'

/** 'Leh, 194101, Leh, Jammu & Kashmir, Jammukashmir': a row of the packages. */
function rowOf(text: string) {
  const [name = '', pincode = '', district = '', state = '', circle = ''] = text.split(', ')
  return { name, pincode, district, state, circle }
}

describe('a row of the packages has district, state and circle as things are today', () => {
  it.each([
    ['Leh, 194101, Leh, Jammu & Kashmir, Jammukashmir', 'Leh, Ladakh, Jammu and Kashmir'],
    ['Jammu, 180001, Jammu, Jammu & Kashmir, Jammukashmir', 'Jammu, Jammu and Kashmir, Jammu and Kashmir'],
    ['Abids, 500001, Hyderabad, Telangana, Andhra Pradesh', 'Hyderabad, Telangana, Telangana'],
    ['Guntur, 522001, Guntur, Andhra Pradesh, Andhra Pradesh', 'Guntur, Andhra Pradesh, Andhra Pradesh'],
    [
      'Daman, 396210, Daman, Daman & Diu, Gujarat',
      'Daman, Dadra and Nagar Haveli and Daman and Diu, Gujarat',
    ],
    [
      'Silvassa, 396230, Dadra & Nagar Haveli, Dadra & Nagar Haveli, Gujarat',
      'Dadra and Nagar Haveli, Dadra and Nagar Haveli and Daman and Diu, Gujarat',
    ],
    ['Raipur, 492001, Raipur, Chattisgarh, Chattisgarh', 'Raipur, Chhattisgarh, Chhattisgarh'],
    ['Padmini Nagar, 605012, Pondicherry, Pondicherry, Goa', 'Puducherry, Puducherry, Tamil Nadu'],
    ['Panaji, 403001, North Goa, Goa, Maharashtra', 'North Goa, Goa, Maharashtra'],
    ['Mira, 401104, Thane, Maharashtra, Thane', 'Thane, Maharashtra, Maharashtra'],
    ['Gurgaon, 122001, Gurgaon, Haryana, Haryana', 'Gurugram, Haryana, Haryana'],
    ['Allahabad, 211001, Allahabad, Uttar Pradesh, Uttar Pradesh', 'Prayagraj, Uttar Pradesh, Uttar Pradesh'],
    ['Obra, 824124, Aurangabad(BH), Bihar, Bihar', 'Aurangabad, Bihar, Bihar'],
    [
      'Cidco, 431003, Aurangabad, Maharashtra, Maharashtra',
      'Chhatrapati Sambhajinagar, Maharashtra, Maharashtra',
    ],
    ['Vasai, 401201, Thane, Maharashtra, Maharashtra', 'Palghar, Maharashtra, Maharashtra'],
    ['Kottakuppam, 605104, Pondicherry, Pondicherry, Tamilnadu', 'Viluppuram, Tamil Nadu, Tamil Nadu'],
  ])('%s: %s', (before, after) => {
    const { district, state, circle } = patched(rowOf(before))
    expect([district, state, circle].join(', ')).toBe(after)
  })
})

describe('the patch of a district', () => {
  it('renames a district once', () => {
    const keys = districtNames.map(([state, was]) => `${state}|${was}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('leaves the older name to be found by', () => {
    const older = olderNamesOfDistricts()
    expect(older.get('Karnataka|Mysuru')).toEqual(['Mysore'])
    expect(older.get('Kerala|Thiruvananthapuram')).toEqual(['Trivandrum'])
    expect(older.get('West Bengal|Paschim Medinipur')).toEqual(['Medinipur', 'West Midnapore'])
  })
})
