import { LookupFault } from '@/lib/lookup/lookup-fault'
import type { PincodeAnswer, PincodeSource } from '@/lib/lookup/pincode/pincode-answer'
import { liveFirst } from '@/lib/lookup/live-first'
import { DirectoryDamaged } from '@/lib/name-search/directory-damaged'

const signal = new AbortController().signal
const found = (by: 'live' | 'directory'): PincodeAnswer => ({ kind: 'found', by, facts: null, offices: [] })
const notFound: PincodeAnswer = { kind: 'notFound', by: 'live', facts: null, message: 'No records found' }

const answering = (answer: PincodeAnswer): PincodeSource => ({ ask: () => Promise.resolve(answer) })
const failing = (error: Error): PincodeSource => ({ ask: () => Promise.reject(error) })
const network = new LookupFault('network', 'could not reach it')

describe('looking up a pincode', () => {
  it('asks the directory alone when no service is configured', async () => {
    const outcome = await liveFirst(
      '110001',
      { live: null, directory: answering(found('directory')) },
      signal,
    )
    expect(outcome).toEqual({ answer: found('directory'), liveFault: null })
  })

  it.each([
    ['found', found('live')],
    ['not found', notFound],
  ])('accepts the answer "%s" of a configured service, without asking the directory', async (_, answer) => {
    const directory = { ask: jest.fn() }
    const outcome = await liveFirst('110001', { live: answering(answer), directory }, signal)
    expect(outcome).toEqual({ answer, liveFault: null })
    expect(directory.ask).not.toHaveBeenCalled()
  })

  it('falls back to the directory when the service fails, and reports it', async () => {
    const sources = { live: failing(network), directory: answering(found('directory')) }
    const outcome = await liveFirst('110001', sources, signal)
    expect(outcome).toEqual({ answer: found('directory'), liveFault: network })
  })

  it('fails when both fail, for the reason of the last', async () => {
    const damaged = new DirectoryDamaged('shard 110: incomplete')
    const sources = { live: failing(network), directory: failing(damaged) }
    await expect(liveFirst('110001', sources, signal)).rejects.toBe(damaged)
  })

  it.each(['live', 'directory'])('lets an error of our own code through, in %s', async (which) => {
    const sources = { live: null, directory: answering(found('directory')) }
    const broken = { ...sources, [which]: failing(new TypeError('x is not a function')) }
    await expect(liveFirst('110001', broken, signal)).rejects.toThrow(TypeError)
  })

  it('rejects with the caller’s reason when the question was given up', async () => {
    const caller = new AbortController()
    const live: PincodeSource = {
      ask: () => {
        caller.abort(new Error('typed on'))
        return Promise.reject(network)
      },
    }
    const sources = { live, directory: answering(found('directory')) }
    await expect(liveFirst('110001', sources, caller.signal)).rejects.toThrow('typed on')
  })
})
