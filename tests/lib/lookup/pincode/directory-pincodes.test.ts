import type { IncomingMessage, ServerResponse } from 'node:http'
import { directoryFiles } from '@/lib/lookup/directory-files'
import { directoryPincodes } from '@/lib/lookup/pincode/directory-pincodes'
import { withService } from '../local-service'
import { sampleFacts, sampleFiles, withDirectory } from '../served-directory'

const signal = new AbortController().signal
const without = (name: string) =>
  Object.fromEntries(Object.entries(sampleFiles).filter(([key]) => key !== name))

describe('the directory shipped with the site', () => {
  it('finds the offices of a pincode and their age', async () => {
    await withDirectory(sampleFiles, async ({ address }) => {
      const answer = await directoryPincodes(directoryFiles(address)).ask('110001', signal)
      const offices = expect.arrayContaining([expect.objectContaining({ name: 'New Delhi GPO' })])
      expect(answer).toMatchObject({ kind: 'found', by: 'directory', facts: sampleFacts, offices })
    })
  })

  it.each([
    ['110777', 'whose shard is there'],
    ['560001', 'for which there is no shard'],
  ])('does not find %s, %s', async (pincode) => {
    await withDirectory(sampleFiles, async ({ address }) => {
      const answer = await directoryPincodes(directoryFiles(address)).ask(pincode, signal)
      expect(answer).toMatchObject({ kind: 'notFound', by: 'directory', message: null })
    })
  })

  it('answers without a date when meta.json is missing', async () => {
    await withDirectory(without('meta.json'), async ({ address }) => {
      const answer = await directoryPincodes(directoryFiles(address)).ask('110001', signal)
      expect(answer).toMatchObject({ kind: 'found', facts: null })
    })
  })

  it.each([
    ['a shard the directory lists is missing', '999001', sampleFiles],
    ['neither the shard nor the list of shards is there', '560001', without('meta.json')],
    [
      'the shard is that of another prefix',
      '110001',
      { ...sampleFiles, '110.json': { format: 1, prefix: '111' } },
    ],
  ])('fails, and does not say "not found", when %s', async (_, pincode, files) => {
    await withDirectory(files, async ({ address }) => {
      await expect(directoryPincodes(directoryFiles(address)).ask(pincode, signal)).rejects.toThrow()
    })
  })

  it.each([
    ['failed', 500, ''],
    ['had another shape', 200, '{"format":1}'],
  ])('asks again for a file that %s', async (_, status, body) => {
    let up = false
    const listener = (request: IncomingMessage, response: ServerResponse) => {
      if (!up) return response.writeHead(status).end(body)
      return response.end(JSON.stringify(sampleFiles[(request.url ?? '').slice(1)]))
    }
    await withService(listener, async ({ address }) => {
      const source = directoryPincodes(directoryFiles(address))
      await expect(source.ask('110001', signal)).rejects.toThrow()
      up = true
      await expect(source.ask('110001', signal)).resolves.toMatchObject({ kind: 'found', facts: sampleFacts })
    })
  })

  it('stops waiting when the question is given up, and keeps the file for the next one', async () => {
    const release: (() => void)[] = []
    const listener = (request: IncomingMessage, response: ServerResponse) => {
      release.push(() => response.end(JSON.stringify(sampleFiles[(request.url ?? '').slice(1)])))
    }
    await withService(listener, async ({ address, asked }) => {
      const source = directoryPincodes(directoryFiles(address))
      const caller = new AbortController()
      const first = source.ask('110001', caller.signal)
      caller.abort(new Error('typed on'))
      await expect(first).rejects.toThrow('typed on')
      const second = source.ask('110001', signal)
      while (release.length < 1) await new Promise((soon) => setTimeout(soon, 5))
      release[0]!()
      while (release.length < 2) await new Promise((soon) => setTimeout(soon, 5))
      release[1]!()
      await expect(second).resolves.toMatchObject({ kind: 'found' })
      expect(asked).toHaveLength(2)
    })
  })
})
