import { readdirSync } from 'node:fs'
import { forgetUnusedResults, keptResult } from '@/scripts/site/postbuild/kept-results.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

test('a result is computed once for each step and input', async () => {
  const folder = temporaryFolder()
  const compute = jest.fn(async () => `result ${compute.mock.calls.length}`)
  const result = async (step, input) => String(await keptResult(step, input, compute, folder))
  expect(await result('gzip 9', 'text')).toBe('result 1')
  expect(await result('gzip 9', 'text')).toBe('result 1')
  expect(await result('gzip 9', Buffer.from('text'))).toBe('result 1')
  expect(await result('gzip 8', 'text')).toBe('result 2')
  expect(await result('gzip 9', 'other')).toBe('result 3')
})

test('a step that failed is not kept', async () => {
  const folder = temporaryFolder()
  await expect(keptResult('step', 'text', () => Promise.reject(new Error('no')), folder)).rejects.toThrow(
    'no',
  )
  expect(String(await keptResult('step', 'text', async () => 'done', folder))).toBe('done')
})

test('what this run did not use is forgotten', async () => {
  const folder = temporaryFolder()
  await jest.isolateModulesAsync(async () => {
    const earlier = await import('@/scripts/site/postbuild/kept-results.mjs')
    await earlier.keptResult('step', 'old', async () => 'old', folder)
  })
  await keptResult('step', 'new', async () => 'new', folder)
  forgetUnusedResults(folder)
  expect(readdirSync(folder)).toHaveLength(1)
  expect(String(await keptResult('step', 'new', async () => 'again', folder))).toBe('new')
})
