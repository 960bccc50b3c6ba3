import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { partedAddress, stateOf, withCommas } from '@/scripts/directories/ifsc/branch-place.mjs'
import { codeList } from '@/scripts/directories/ifsc/import-list.mjs'
import { parseList } from '@/scripts/directories/ifsc/read-list.mjs'
import { contactNumber, tidyText } from '@/scripts/directories/ifsc/tidy-text.mjs'
import { keptList, listText, takeOverList } from '@/scripts/directories/kept-list.mjs'
import { describeWhenPresent } from '../../../when-present'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

const head = 'ifsc\tbank\tbankcode\tbranch\taddress\tcity\tdistrict\tcentre\tstate\tmicr\tflags\tasof'
const hdfc =
  'HDFC0000001\tHDFC Bank\tHDFC\tNARIMAN POINT\tMUMBAI 400 021\tMumbai\tGREATER MUMBAI\tx\tMaharashtra\t400240003\tNRIU\t2022-12'
const listed = 'HDFC0000002\t\tHDFC\t\t\t\t\t\t\t\t\t'
const used =
  'AKJB0000001\tAkola Janata Bank\tAJKB\tAKOLA\tAKOLA 444001\tAKOLA\tAKOLA\t\tMAHARASHTRA\tWAITING\t?\t2026-03'
const list = (...lines: string[]) => `${[head, ...lines].join('\n')}\n`

describe('a newer list of codes', () => {
  it('is read with details, without, and with the bank that uses another’s code', () => {
    const { entries, faults } = parseList(list(hdfc, '', listed, used))
    expect(faults).toEqual([])
    expect(entries).toEqual([
      {
        ifsc: 'AKJB0000001',
        user: 'Akola Janata Bank',
        details: expect.objectContaining({ micr: '', rails: '', month: '2026-03', state: 'MAHARASHTRA' }),
      },
      {
        ifsc: 'HDFC0000001',
        user: null,
        details: {
          branch: 'NARIMAN POINT',
          address: 'MUMBAI 400 021',
          city: 'MUMBAI',
          contact: '',
          district: 'GREATER MUMBAI',
          state: 'MAHARASHTRA',
          micr: '400240003',
          rails: 'NRIU',
          month: '2022-12',
        },
      },
      { ifsc: 'HDFC0000002', user: null, details: null },
    ])
    // A missing flag is a no.
    expect(parseList(list(hdfc.replace('NRIU', 'NRI'))).entries[0]!.details!.rails).toBe('NRIu')
  })

  it.each([
    [hdfc.replace('HDFC0000001', 'HDFCO000001'), 'is not four letters, a zero and six letters or digits'],
    [hdfc.replace('2022-12', '2022'), 'details with the month "2022", write 2026-03'],
    [hdfc.replace('Maharashtra', 'Nowhere'), 'state "Nowhere" is none of India\'s'],
    [hdfc.replace('NRIU', 'NEFT'), 'flags "NEFT": N, R, I, U, or ? for not known'],
    [listed, 'HDFC0000002 is listed twice'],
  ])('message the line and what is wrong with %j', (line, message) => {
    const { entries, faults } = parseList(list(listed, line, used))
    expect(faults).toEqual([{ line: 3, message: expect.stringContaining(message) }])
    expect(entries).toHaveLength(2)
  })

  it('is refused whole without its columns', () => {
    expect(() => parseList('ifsc\tbank\nx\ty')).toThrow('line 1: no column "bankcode", "branch"')
  })
})

// Refusals are the same for all lists: tests/scripts/directories/import-list.test.ts.
test('a list that is taken over is kept as it was read', () => {
  const root = temporaryFolder()
  const path = join(root, 'list.tsv')
  writeFileSync(path, list(hdfc, listed, used))
  const options = { asOf: '2026-05', force: false, today: '2026-11-21' }
  expect(takeOverList(root, path, codeList, ['HDFC0000001'], options).count).toBe(3)
  expect(keptList(root, codeList)).toMatchObject({
    asOf: '2026-05',
    leftOut: 0,
    entries: parseList(listText(path)).entries,
  })
  expect(() => takeOverList(root, path, codeList, ['SBIN0000691'], options)).toThrow(
    'it lacks 1 of the 1 codes we have (100.0 %), such as SBIN0000691',
  )
})

describe('a text of a list', () => {
  it.each([
    ['┬ôSHIVAM┬ö COLLECTOR┬ÆS CAF├ë ┬û RAIPUR', '"SHIVAM" COLLECTOR\'S CAFE - RAIPUR'],
    ['BARGARH,ODISHA,768028├╜├╜', 'BARGARH,ODISHA,768028'],
    ['  DAHIHANDA ┬áBRANCH ,', 'DAHIHANDA BRANCH'],
    ['A|B', 'A/B'],
    [560032, '560032'],
    [null, ''],
  ])('%j becomes %j', (given, plain) => {
    expect(tidyText(given)).toBe(plain)
  })

  it.each<[given: string | null, number: string, why: string]>([
    ['1800223344', '1800223344', 'a toll-free number'],
    ['022-2850 4896', '2228504896', 'signs and the zero in front are dropped'],
    ['9949493333', '', 'a mobile number'],
    ['99999999', '', 'one digit throughout'],
    ['123', '', 'too short'],
  ])('contact %j becomes %j: %s', (given, number) => {
    expect(contactNumber(given)).toBe(number)
  })
})

describe('an address', () => {
  const inMumbai = { CITY: 'MUMBAI', STATE: 'MAHARASHTRA' }
  const inDelhi = { CITY: 'NEW DELHI', STATE: 'DELHI' }
  it.each([
    ['NARIMAN POINTMUMBAIMAHARASHTRA400 021', inMumbai, 'NARIMAN POINT, MUMBAI, MAHARASHTRA 400 021'],
    ['SV ROAD, MUMBAIMAHARASHTRA', inMumbai, 'SV ROAD, MUMBAI, MAHARASHTRA'],
    ['SV ROAD, MUMBAI - 400 050', inMumbai, 'SV ROAD, MUMBAI - 400 050'],
    ['BHAVAN,DISTMUMBAI400050', inMumbai, 'BHAVAN,DIST MUMBAI 400050'],
    ['SHALIMAR BAGH, NEWDELHI110088', inDelhi, 'SHALIMAR BAGH, NEWDELHI 110088'],
    ['MAIN ROAD.PATNA(BIHAR)', { CITY: null, STATE: '' }, 'MAIN ROAD.PATNA(BIHAR)'],
  ])('%s has its lines parted', (given, place, parted) => {
    expect(partedAddress(given, place)).toBe(parted)
  })
})

describe('the parts of an address have commas', () => {
  it.each([
    // Rows of ifsc-nodejs 1.0.5; each part as the row itself names city, district and state.
    [
      '1,B.T. ROAD,24 PARGANAS N.,W.B. 700058',
      ['NORTH', 'NORTH 24 PARGANAS', 'WEST BENGAL'],
      '1, B.T. ROAD, 24 PARGANAS N., W.B. 700058',
    ],
    [
      'PO PS CONTAI DIST PURBA MEDINIPUR PIN 721401',
      ['CONTAI', 'PURBA MEDINIPUR', 'WEST BENGAL'],
      'PO PS CONTAI, DIST PURBA MEDINIPUR, PIN 721401',
    ],
    [
      'JHATWARA ROAD,BANI PARK,JAIPUR,302006',
      ['JAIPUR', 'JAIPUR', 'RAJASTHAN'],
      'JHATWARA ROAD, BANI PARK, JAIPUR 302006',
    ],
    [
      'DISTT. GANGANAGAR, RAJASTHAN 335062',
      ['GANGANAGAR', 'GANGANAGAR', 'RAJASTHAN'],
      'DISTT. GANGANAGAR, RAJASTHAN 335062',
    ],
    [
      '11SANSAD MARG, NEW DELHI 110 001',
      ['DELHI', 'NEW DELHI', 'DELHI'],
      '11 SANSAD MARG, NEW DELHI 110 001',
    ],
    ['NEAR PUNE', ['PUNE', 'PUNE', 'MAHARASHTRA'], 'NEAR PUNE'],
    [
      'MAIN ROAD KOLAR DISTRICT KARNATAKA',
      ['KOLAR', 'KOLAR', 'KARNATAKA'],
      'MAIN ROAD, KOLAR DISTRICT, KARNATAKA',
    ],
    ['', [null, null, null], ''],
  ])('%s', (given, [CITY, DISTRICT, STATE], expected) => {
    expect(withCommas(given, { CITY, DISTRICT, STATE })).toBe(expected)
  })

  it('and have them still when evened again', () => {
    const place = { CITY: 'PATNA', DISTRICT: 'PATNA', STATE: 'BIHAR' }
    const once = withCommas('BEUR,VIA. ANISABAD PATNA BIHAR 800002', place)
    expect(once).toBe('BEUR, VIA. ANISABAD, PATNA, BIHAR 800002')
    expect(withCommas(once, place)).toBe(once)
  })
})

describe('the state of a branch', () => {
  it.each([
    ['ANDHRA PRADESH', 'HYDERABAD', '', 'TELANGANA'],
    ['ANDHRA PRADESH', 'X', 'MAIN ROAD, NIRMAL 504 106', 'TELANGANA'],
    ['ANDHRA PRADESH', 'GUNTUR', 'GUNTUR 522002', 'ANDHRA PRADESH'],
    ['CHANDIGARH', 'RAIPUR', '', 'CHHATTISGARH'],
    ['CHANDIGARH', 'CHANDIGARH', 'SECTOR 17 CHANDIGARH 160017', 'CHANDIGARH'],
    ['JAMMU AND KASHMIR', 'LEH', '', 'LADAKH'],
    ['DAMAN AND DIU', 'DAMAN', '', 'DADRA AND NAGAR HAVELI AND DAMAN AND DIU'],
    ['MH', 'DHULE', '', 'MAHARASHTRA'],
    ['', '', '', ''],
    ['GREATER MUMBAI', '', '', null],
  ])('%s with district %s and address "%s" is %j', (state, district, address, now) => {
    expect(stateOf({ state, district, address })).toBe(now)
  })
})

const newer = join(process.cwd(), '../shared/directories/ifsc-branches.tsv.gz')

describeWhenPresent(newer, 'the newer list of codes')('the newer list of codes', () => {
  it('is read without a fault', () => {
    const { entries, faults } = parseList(listText(newer))
    expect(faults).toEqual([])
    expect(entries.length).toBe(182_295)
  })
})
