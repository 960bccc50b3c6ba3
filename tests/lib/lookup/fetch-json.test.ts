import type { RequestListener } from 'node:http'
import { fetchJson } from '@/lib/lookup/fetch-json'
import { liveIfsc } from '@/lib/lookup/ifsc/live-ifsc'
import { liveRates } from '@/lib/lookup/live-rates'
import { livePincodes } from '@/lib/lookup/pincode/live-pincodes'
import { always, deadAddress, withService } from './local-service'

const limitMs = 2_000
const forever = new AbortController().signal

describe('fetching JSON', () => {
  it('returns what the body holds', async () => {
    await withService(always(200, '{"a":[1,2]}'), async ({ address }) => {
      await expect(fetchJson(address, { limitMs })).resolves.toEqual({ a: [1, 2] })
    })
  })

  it.each([
    [500, '{"message":"down for repair"}', 'down for repair'],
    [404, '"Not Found"', 'Not Found'],
    [502, '{"message":', 'Bad Gateway'],
    [404, '{"message":""}', 'Not Found'],
  ])('raises the status %i of %s, with its words "%s"', async (status, body, reason) => {
    await withService(always(status, body), async ({ address }) => {
      await expect(fetchJson(address, { limitMs })).rejects.toMatchObject({
        name: 'HttpFault',
        kind: 'status',
        message: `HTTP error! status: ${status}`,
        status,
        reason,
      })
    })
  })

  it.each([
    ['{"result":"error"}', { result: 'error' }],
    ['<html>busy</html>', undefined],
  ])('hands on the whole JSON of a status that is not OK: %s', async (body, expected) => {
    await withService(always(403, body), async ({ address }) => {
      await expect(fetchJson(address, { limitMs })).rejects.toMatchObject({ status: 403, body: expected })
    })
  })

  it.each([
    ['an HTML page', '<!doctype html><title>Sign in</title>'],
    ['JSON that was cut off', '[{"Status":"Succ'],
  ])('raises "not JSON" for %s with status 200', async (_, body) => {
    await withService(always(200, body, 'text/html'), async ({ address }) => {
      await expect(fetchJson(address, { limitMs })).rejects.toMatchObject({
        name: 'LookupFault',
        kind: 'notJson',
      })
    })
  })

  it('raises a network fault when the connection breaks in the middle of the body', async () => {
    const breaksOff: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('[{"Status":', () => response.destroy())
    }
    await withService(breaksOff, async ({ address }) => {
      await expect(fetchJson(address, { limitMs })).rejects.toMatchObject({ kind: 'network' })
    })
  })

  it('raises a network fault when nobody listens', async () => {
    await expect(fetchJson(await deadAddress(), { limitMs })).rejects.toMatchObject({ kind: 'network' })
  })

  it.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['sends a head and then hangs', (_, response) => response.writeHead(200).write('[')],
  ])('gives up after its time limit on a service that %s', async (_, listener) => {
    await withService(listener, async ({ address }) => {
      await expect(fetchJson(address, { limitMs: 60 })).rejects.toMatchObject({ kind: 'timeLimit' })
    })
  })

  it.each([
    ['pincodes', (address: string) => livePincodes(address, 60).ask('500001', forever)],
    ['bank codes', (address: string) => liveIfsc(address, 60).ask('KKBK0000261', forever)],
    ['rates', (address: string) => liveRates(address, 'KEY', 60).ask('USD', forever)],
  ])('gives up on a silent service of %s, too', async (_, ask) => {
    await withService(
      () => {},
      async ({ address }) => {
        await expect(ask(address)).rejects.toMatchObject({ kind: 'timeLimit' })
      },
    )
  })

  it('stops with the caller’s own reason when the caller gives up', async () => {
    await withService(
      () => {},
      async ({ address }) => {
        const caller = new AbortController()
        const answer = fetchJson(address, { limitMs, signal: caller.signal })
        caller.abort(new Error('asked something else'))
        await expect(answer).rejects.toThrow('asked something else')
      },
    )
  })

  it('asks the server itself when the browser’s copy is to be skipped', async () => {
    const echo: RequestListener = (request, response) =>
      response.end(JSON.stringify(request.headers['cache-control'] ?? null))
    await withService(echo, async ({ address }) => {
      await expect(fetchJson(address, { limitMs })).resolves.toBeNull()
      await expect(fetchJson(address, { limitMs, cache: 'no-cache' })).resolves.toBe('max-age=0')
    })
  })

  it('does not begin when the caller has already given up', async () => {
    await withService(always(200, '[]'), async ({ address, asked }) => {
      const signal = AbortSignal.abort(new Error('too late'))
      await expect(fetchJson(address, { limitMs, signal })).rejects.toThrow('too late')
      expect(asked).toEqual([])
    })
  })
})
