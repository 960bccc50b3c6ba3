import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { livePincodes } from '@/lib/lookup/pincode/live-pincodes'
import { describeWhenPresent } from '../../../when-present'
import { always, withService } from '../local-service'

const signal = new AbortController().signal
const office = {
  Name: 'Hyderabad ',
  BranchType: 'Head Post Office',
  District: 'Hyderabad',
  State: 'Telangana',
  Circle: 'Andhra Pradesh',
  Region: 'Hyderabad  City',
}
const success = [{ Message: 'Number of pincode(s) found:1', Status: 'Success', PostOffice: [office] }]

async function answerTo(body: unknown) {
  let answer: unknown
  await withService(always(200, JSON.stringify(body)), async ({ address }) => {
    answer = await livePincodes(address).ask('500001', signal)
  })
  return answer
}

describe('the live postal service', () => {
  it('is asked at {base}/pincode/{pincode}', async () => {
    await withService(always(200, JSON.stringify(success)), async ({ address, asked }) => {
      await livePincodes(`${address}/api`).ask('500001', signal)
      expect(asked).toEqual(['/api/pincode/500001'])
    })
  })

  it('gives offices with tidy names', async () => {
    await expect(answerTo(success)).resolves.toEqual({
      kind: 'found',
      by: 'live',
      facts: null,
      offices: [
        {
          name: 'Hyderabad',
          branchType: 'Head Post Office',
          district: 'Hyderabad',
          state: 'Telangana',
          circle: 'Andhra Pradesh',
        },
      ],
    })
  })

  it('may leave out what is optional', async () => {
    const bare = [{ Status: 'Success', PostOffice: [{ Name: 'Hyderabad', Circle: 'NA', District: '' }] }]
    const unknown = { name: 'Hyderabad', branchType: null, district: null, state: null, circle: null }
    await expect(answerTo(bare)).resolves.toMatchObject({ offices: [unknown] })
  })

  it.each([
    [
      'its own message',
      [{ Status: 'Error', Message: 'No records found', PostOffice: null }],
      'No records found',
    ],
    ['none when its message is empty', [{ Status: '404', Message: ' ' }], null],
    [
      'none when it speaks of success without an office',
      [{ Status: 'Success', Message: 'Number of pincode(s) found:0', PostOffice: [] }],
      null,
    ],
  ])('answers not found with %s', async (_, body, message) => {
    await expect(answerTo(body)).resolves.toEqual({ kind: 'notFound', by: 'live', facts: null, message })
  })

  it.each([
    ['an empty array', []],
    ['an item without Status', [{ PostOffice: [office] }]],
    ['offices that are no list', [{ Status: 'Success', PostOffice: 'Hyderabad' }]],
    ['an office without a name', [{ Status: 'Success', PostOffice: [{ District: 'Hyderabad' }] }]],
  ])('fails rather than guess when it sends %s', async (_, body) => {
    await expect(answerTo(body)).rejects.toMatchObject({ name: 'LookupFault', kind: 'shape' })
  })
})

const recordings = join(process.cwd(), '../shared/fixtures')
const whenPresent = describeWhenPresent(recordings, 'recorded answers of the postal service')

whenPresent('recorded answers of the postal service', () => {
  const recorded = (name: string): unknown => JSON.parse(readFileSync(join(recordings, name), 'utf8'))

  it.each([
    ['postalpincode-500001.success.json', 'Hyderabad', 'Telangana'],
    ['postalpincode-201301.success.json', 'Noida', 'Uttar Pradesh'],
  ])('%s is understood', async (name, head, state) => {
    const offices = expect.arrayContaining([
      expect.objectContaining({ name: head, branchType: 'Head Post Office', state }),
    ])
    await expect(answerTo(recorded(name))).resolves.toMatchObject({ kind: 'found', offices })
  })

  it('an unknown pincode gives the service’s own words', async () => {
    const answer = await answerTo(recorded('postalpincode-notfound.error.json'))
    expect(answer).toMatchObject({ kind: 'notFound', message: 'No records found' })
  })
})
