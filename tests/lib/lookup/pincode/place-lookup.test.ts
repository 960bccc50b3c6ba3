import { directoryFiles } from '@/lib/lookup/directory-files'
import { lookUpPlace, pincodesOfDistrict } from '@/lib/lookup/pincode/place-lookup'
import { sampleFiles, withDirectory } from '../served-directory'

const signal = new AbortController().signal

describe('looking up a place by name', () => {
  it('finds an office from the indexes and one page of names', async () => {
    await withDirectory(sampleFiles, async ({ address, asked }) => {
      const hits = await lookUpPlace('bengali', directoryFiles(address), signal)
      const place = { district: 'Central Delhi', state: 'Delhi', pincode: '110001' }
      expect(hits.offices).toEqual([{ name: 'Bengali Market', branchType: 'Sub Post Office', ...place }])
      expect(asked.sort()).toEqual(['/districts.json', '/names.json', '/names/be0.json'])
    })
  })

  it('finds nothing without fetching a page without names', async () => {
    await withDirectory(sampleFiles, async ({ address, asked }) => {
      await expect(lookUpPlace('xyz', directoryFiles(address), signal)).resolves.toEqual({
        districts: [],
        offices: [],
      })
      expect(asked.sort()).toEqual(['/districts.json', '/names.json'])
    })
  })

  it('finds a district by an older name, and all its pincodes', async () => {
    await withDirectory(sampleFiles, async ({ address }) => {
      const files = directoryFiles(address)
      const { districts } = await lookUpPlace('delhi city', files, signal)
      expect(districts.map(({ name }) => name)).toEqual(['Central Delhi'])
      await expect(pincodesOfDistrict(districts[0]!, files, signal)).resolves.toEqual([
        { pincode: '110001', mainOffice: 'New Delhi GPO', offices: 3 },
      ])
    })
  })
})
