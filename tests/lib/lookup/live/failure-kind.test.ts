import { liveFailure } from '@/lib/lookup/live/failure-kind'
import { HttpFault, LookupFault } from '@/lib/lookup/lookup-fault'

const never = () => Promise.reject(new Error('not to be asked'))
const kindOf = (fault: unknown, isOnline = true, isReached: () => Promise<boolean> = never) =>
  liveFailure(fault, { isOnline, isReached })
const network = new LookupFault('network', 'x')

it.each([
  [429, 'tooMany'],
  [401, 'refused'],
  [404, 'gone'],
  [500, 'broken'],
])('status %i is %s', async (status, kind) => {
  await expect(kindOf(new HttpFault(status, ''))).resolves.toBe(kind)
})

it.each([
  ['timeLimit', 'late'],
  ['notJson', 'otherPage'],
  ['shape', 'shape'],
] as const)('a fault of %s is %s', async (fault, kind) => {
  await expect(kindOf(new LookupFault(fault, 'x'))).resolves.toBe(kind)
})

it('no answer is the network’s doing, the host’s or the browser’s', async () => {
  await expect(kindOf(network, false)).resolves.toBe('offline')
  await expect(kindOf(network, true, () => Promise.resolve(false))).resolves.toBe('unreached')
  await expect(kindOf(network, true, () => Promise.resolve(true))).resolves.toBe('unreadable')
})

it('an error of our own is none of these', async () => {
  await expect(kindOf(new TypeError('x'))).rejects.toThrow(TypeError)
})
