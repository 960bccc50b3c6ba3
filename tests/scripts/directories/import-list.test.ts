import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { forgetList, keptList, keptState, listText, takeOverList } from '@/scripts/directories/kept-list.mjs'
import { officeList } from '@/scripts/directories/pincode/import-list.mjs'
import { parseList } from '@/scripts/directories/pincode/read-list.mjs'
import { describeWhenPresent } from '../../when-present'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

const head = 'pin\tname\ttype\tdelivery\tdistrict\tstate\tcircle\tdivision\tregion'
const tsv = (...rows: string[]) => `${[head, ...rows].join('\n')}\n`
const bengali = '110001\tBengali Market\tS\t0\tNew Delhi\tDelhi\tDelhi\tNew Delhi Central\tDivReportingCircle'
const sansad = '110002\tSansad Marg\tH\t0\t\tDelhi\tDelhi\tNew Delhi Central\tDivReportingCircle'

describe('a newer list', () => {
  it('is read from tab-separated text; a blank district is not known', () => {
    const delhi = { state: 'Delhi', circle: 'Delhi' }
    const [market, marg] = [
      { name: 'Bengali Market', branchType: 'Sub Post Office', district: 'New Delhi', ...delhi },
      { name: 'Sansad Marg', branchType: 'Head Post Office', district: null, ...delhi },
    ]
    expect(parseList(tsv(bengali, sansad))).toEqual({
      entries: [
        { pincode: '110001', office: market },
        { pincode: '110002', office: marg },
      ],
      faults: [],
    })
  })

  it('is read from the CSV of data.gov.in, with its capitals and its suffixes', () => {
    const csv = `\uFEFFcirclename,regionname,divisionname,officename,pincode,officetype,delivery,district,statename,latitude,longitude
Telangana Circle,Hyderabad Region,Adilabad Division,"Ada B.O",504293,BO,Delivery,KUMURAM BHEEM ASIFABAD,TELANGANA,19.1,79.4\r
Jammu and Kashmir Circle,NA,Leh,"Leh, Ladakh H.O",194101,HO,Delivery,LEH,THE JAMMU AND KASHMIR,NA,NA\r
`
    const ada = {
      ...{ name: 'Ada', branchType: 'Branch Post Office', district: 'Kumuram Bheem Asifabad' },
      ...{ state: 'Telangana', circle: 'Telangana' },
    }
    const leh = {
      ...{ name: 'Leh, Ladakh', branchType: 'Head Post Office', district: 'Leh' },
      ...{ state: 'Jammu and Kashmir', circle: 'Jammu and Kashmir' },
    }
    expect(parseList(csv)).toEqual({
      entries: [
        { pincode: '504293', office: ada },
        { pincode: '194101', office: leh },
      ],
      faults: [],
    })
  })

  it.each([
    ['110001\tA\tS\t0\tNew Delhi\tDelhi\tDelhi', 'another number of columns than the head'],
    [
      '011001\tA\tS\t0\tD\tDelhi\tDelhi\tX\tY',
      'pincode "011001" is not six digits with a first digit from 1 to 9',
    ],
    ['110001\t \tS\t0\tD\tDelhi\tDelhi\tX\tY', 'the name of the office is empty'],
    ['110001\tA\tQ\t0\tD\tDelhi\tDelhi\tX\tY', 'type "Q" is none of H, S, B, HO, SO, PO, BO'],
    ['110001\tA\tS\t0\tD\tNA\tDelhi\tX\tY', 'the state is empty'],
  ])('has a fault in line 3: %j', (row, message) => {
    expect(parseList(tsv(bengali, row, sansad)).faults).toEqual([{ line: 3, message }])
  })

  it('is refused when a column is missing, saying which', () => {
    expect(() => parseList('pin\tname\ttype\tdistrict\n')).toThrow('line 1: no column "state", "circle"')
    expect(() => parseList('{"json":true}')).toThrow('line 1: no column "pincode"')
  })
})

describe('taking a list over', () => {
  const options = { asOf: '2025-11', force: false, today: '2026-11-21' }

  /** A folder of its own with a list written there. */
  function folderWith(content: string | Buffer): [root: string, path: string] {
    const root = temporaryFolder()
    writeFileSync(join(root, 'list'), content)
    return [root, join(root, 'list')]
  }

  it('keeps it for later builds, with its month, until it is forgotten', () => {
    const [root, path] = folderWith(gzipSync(tsv(bengali, sansad)))
    expect(keptList(root, officeList)).toBeNull()
    takeOverList(root, path, officeList, new Set(['110001']), options)
    expect(keptList(root, officeList)).toEqual({
      entries: parseList(listText(path)).entries,
      ...{ asOf: '2025-11', importedOn: '2026-11-21', leftOut: 0 },
    })
    expect(keptState(root, officeList.name)).not.toBeNull()
    forgetList(root, officeList.name)
    expect(keptList(root, officeList)).toBeNull()
    expect(keptState(root, officeList.name)).toBeNull()
  })

  it('refuses one that would lose many pincodes, and names some', () => {
    const [root, path] = folderWith(tsv(bengali))
    const now = new Set(['110001', '110002', '560001'])
    expect(() => takeOverList(root, path, officeList, now, options)).toThrow(
      'it lacks 2 of the 3 pincodes we have (66.7 %), such as 110002, 560001; at most 3 % may go',
    )
    expect(existsSync(join(root, '.cache'))).toBe(false)
  })

  it('refuses one with faults, naming the lines, and shows at most twenty', () => {
    const broken = Array.from({ length: 25 }, () => bengali.replace('110001', '1'))
    const [root, path] = folderWith(tsv(sansad, ...broken))
    const attempt = () => takeOverList(root, path, officeList, new Set(['110002']), options)
    expect(attempt).toThrow(/line 3: pincode "1" .*\n {2}line 4: /)
    expect(attempt).toThrow('and 5 more lines with faults')
  })

  it('leaves out what is wrong when forced', () => {
    const [root, path] = folderWith(tsv(bengali, sansad.replace('110002', '1')))
    const now = new Set(['110001', '110002'])
    const { reasons } = takeOverList(root, path, officeList, now, { ...options, force: true })
    expect(reasons).toHaveLength(2)
    expect(keptList(root, officeList)).toMatchObject({ leftOut: 1, entries: [{ pincode: '110001' }] })
  })

  it('refuses one without an office, and a file that is not there, also when forced', () => {
    const [root, path] = folderWith(tsv())
    const attempt = (target: string) => () =>
      takeOverList(root, target, officeList, new Set(['110001']), { ...options, force: true })
    expect(attempt(path)).toThrow('holds no office')
    expect(attempt(`${path}-elsewhere`)).toThrow('no such file')
  })
})

const newer = join(process.cwd(), '../shared/directories/pincode-directory.tsv.gz')
describeWhenPresent(newer, 'the whole of a newer list')('a real newer list', () => {
  it('is read without a fault', () => {
    const { entries, faults } = parseList(listText(newer))
    expect(faults).toEqual([])
    expect(entries.length).toBeGreaterThan(165_000)
  })
})
