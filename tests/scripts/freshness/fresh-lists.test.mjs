import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { freshLists } from '@/scripts/freshness/fresh-lists.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

const withList = async (answer, test) => {
  const server = createServer(answer)
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    await test(`http://127.0.0.1:${server.address().port}/list.tsv.gz`)
  } finally {
    server.close()
  }
}
const ours = () => ({ root: temporaryFolder(), today: '2026-11-22' })
const sends = (_, response) =>
  response.writeHead(200, { 'Last-Modified': 'Fri, 02 Oct 2026 08:00:00 GMT' }).end('a list')

test('without an address both lists are kept', async () => {
  const outcomes = await freshLists({ PINCODE_LIST_URL: '' }, ours())
  expect(outcomes.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['PINCODE_LIST_URL', 'kept'],
    ['IFSC_LIST_URL', 'kept'],
  ])
})

test('a list is handed to its importer with the month of its last change', async () => {
  await withList(sends, async (address) => {
    const importList = jest.fn(async (_, path) => readFileSync(path, 'utf8'))
    const [, ifsc] = await freshLists({ IFSC_LIST_URL: address }, { ...ours(), importList })
    expect(ifsc).toEqual({ name: 'IFSC_LIST_URL', outcome: 'taken', messages: ['a list'] })
    expect(importList).toHaveBeenCalledWith('--ifsc', expect.any(String), '2026-10')
  })
})

test('a list that the importer refuses is refused with its reasons', async () => {
  await withList(sends, async (address) => {
    const importList = () => Promise.reject(new Error('is refused:\n  line 3: no pincode'))
    const [pincodes] = await freshLists({ PINCODE_LIST_URL: address }, { ...ours(), importList })
    expect(pincodes).toMatchObject({ outcome: 'refused', messages: ['is refused:', '  line 3: no pincode'] })
  })
})

test('an address that does not answer keeps what we have', async () => {
  const refuse = (_, response) => response.writeHead(503).end()
  await withList(refuse, async (address) => {
    const [pincodes] = await freshLists({ PINCODE_LIST_URL: address }, ours())
    expect(pincodes).toMatchObject({ outcome: 'kept', messages: [expect.stringContaining('HTTP 503')] })
  })
})
