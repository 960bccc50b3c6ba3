import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { linesOf } from '@/scripts/watching/page-lines.mjs'
import { politeFetch } from '@/scripts/watching/polite-fetch.mjs'
import { reportOf, watchPages } from '@/scripts/watching/watch-pages.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

/** What the played site answers, by path: a page, or a status. */
let site = {}
let asked = []
const server = createServer((request, response) => {
  asked.push(request.url)
  const answer = site[request.url] ?? 404
  if (typeof answer === 'number') return response.writeHead(answer).end()
  const type = request.url.startsWith('/commits') ? 'application/json' : 'text/html'
  response.writeHead(200, { 'content-type': type }).end(answer)
})
beforeAll(() => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
const origin = () => `http://127.0.0.1:${server.address().port}`

const at = (path, more) => ({ title: path, href: origin() + path, words: [], rules: ['A limit'], ...more })
const circulars = () => at('/circulars', { words: ['wage ceiling', 'rate'], isSource: false })
const source = () => at('/source', { isSource: true })
const commits = () => at('/commits', { words: ['slab'] })
const read = (before, { pages = [], canaries = [] }) =>
  watchPages({ pages, canaries, before, get: politeFetch({ wait: async () => {} }) })

/** Two readings, the second after the site has changed. */
async function twice(what, first, second) {
  site = first
  const { kept, findings } = await read({}, what())
  site = second
  return { first: findings, second: (await read(kept, what())).findings }
}

test('a new line with a word of a rule is found, and no other', async () => {
  const list = (...lines) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
  const { first, second } = await twice(
    () => ({ pages: [circulars()] }),
    { '/circulars': list('Wage ceiling of 15,000') },
    {
      '/circulars': list(
        '<b>Wage ceiling</b> of 25,000',
        'Holiday list',
        'Corporate office',
        'Wage ceiling of 15,000',
      ),
    },
  )
  expect(first).toEqual([])
  expect(second).toEqual([expect.objectContaining({ kind: 'new', lines: ['Wage ceiling of 25,000'] })])
  expect(reportOf(second)).toContain('- /circulars: <http')
})

test('a source counts by its figures: what is around them may change', async () => {
  const page = (rate, menu) =>
    `<nav>${menu}</nav><p>The rate is ${rate}%</p><script>let visits = ${Math.random()}</script>`
  const what = () => ({ pages: [source()] })
  expect((await twice(what, { '/source': page(5, 'Home') }, { '/source': page(5, 'News') })).second).toEqual(
    [],
  )
  const { second } = await twice(what, { '/source': page(5, 'Home') }, { '/source': page(2, 'Home') })
  expect(second).toEqual([expect.objectContaining({ kind: 'changed', lines: ['The rate is 2%'] })])
})

test.each([
  [404, 'gone'],
  [500, 'unread'],
])('a page that answers %d is %s, and what was known of it stays', async (status, kind) => {
  site = { '/source': '<p>5%</p>' }
  const what = { pages: [source()] }
  const { kept } = await read({}, what)
  site = { '/source': status }
  const again = await read(kept, what)
  expect(again.findings).toEqual([expect.objectContaining({ kind, lines: [`answers ${status}`] })])
  expect(again.kept).toEqual(kept)
})

test('new commits of another project that touch a rate are hints', async () => {
  const commit = (sha, message) => ({ sha, html_url: `https://github.com/a/b/${sha}`, commit: { message } })
  const old = commit('1', 'fix: slab of 2025')
  const { first, second } = await twice(
    () => ({ canaries: [commits()] }),
    { '/commits': JSON.stringify([old]) },
    {
      '/commits': JSON.stringify({
        items: [commit('3', 'feat: new slabs\n\nof the act'), commit('2', 'chore: lint'), old],
      }),
    },
  )
  expect(first).toEqual([])
  expect(second).toEqual([
    expect.objectContaining({ kind: 'commits', lines: ['feat: new slabs https://github.com/a/b/3'] }),
  ])
})

test('what robots.txt forbids is not fetched, nor anything while its server fails', async () => {
  asked = []
  site = { '/robots.txt': 'User-agent: *\nDisallow: /source', '/source': '<p>5%</p>' }
  expect((await read({}, { pages: [source()] })).findings).toEqual([
    expect.objectContaining({ kind: 'unread', lines: ['robots.txt does not allow it'] }),
  ])
  site = { '/robots.txt': 503, '/source': '<p>5%</p>' }
  expect((await read({}, { pages: [source()] })).findings[0]).toMatchObject({ kind: 'unread' })
  expect(asked).toEqual(['/robots.txt', '/robots.txt'])
})

test('a host is asked once a second, however many pages it has', async () => {
  site = { '/a': 'a', '/b': 'b', '/c': 'c' }
  const waits = []
  const get = politeFetch({ now: () => 0, wait: async (ms) => void waits.push(ms) })
  await Promise.all(['/a', '/b', '/c'].map((path) => get(origin() + path)))
  expect(waits).toEqual([0, 1000, 2000, 3000])
})

test('a host that does not answer is unread', async () => {
  const findings = (await read({}, { pages: [{ ...source(), href: 'http://127.0.0.1:1/a' }] })).findings
  expect(findings).toEqual([
    expect.objectContaining({ kind: 'unread', lines: [expect.stringMatching(/^no answer: /)] }),
  ])
})

test('a page of lines: blocks, without scripts, each once; a file is its digest', () => {
  const page = (type, text) => linesOf({ type, bytes: Buffer.from(text) })
  expect(page('text/html', '<h1>A</h1><p>b <b>c</b>\n d</p><style>e</style><p>A</p>')).toEqual(['A', 'b c d'])
  expect(page('text/plain; charset=utf-8', 'a\n\n b ')).toEqual(['a', 'b'])
  expect(page('application/pdf', '%PDF-1.7')).toEqual([expect.stringMatching(/^[\da-f]{12}$/)])
})

test('a report mentions nobody and links nowhere, and what was not read alone is none', () => {
  const page = { title: 'A', href: 'https://a.in/', rules: [] }
  const lines = ['`@everyone` [x](https://b.in)']
  expect(reportOf([{ ...page, kind: 'new', lines }])).toContain('  - `’@everyone’ [x](https://b.in)`')
  expect(reportOf([{ ...page, kind: 'unread', lines: [] }])).toBe('')
  expect(reportOf([])).toBe('')
})

test('the command keeps what it read and prints what is new', async () => {
  const folder = temporaryFolder()
  const [pages, kept] = ['pages.json', 'kept/watch.json'].map((name) => join(folder, name))
  writeFileSync(pages, JSON.stringify({ pages: [circulars()], canaries: [] }))
  const run = async () => {
    const args = ['scripts/watch.mjs', '--pages', pages, '--kept', kept]
    return (await promisify(execFile)(process.execPath, args)).stdout.trim()
  }
  site = { '/circulars': '<p>Holidays</p>' }
  expect(await run()).toBe('')
  expect(Object.keys(JSON.parse(readFileSync(kept, 'utf8')))).toEqual([`${origin()}/circulars`])
  site = { '/circulars': '<p>Holidays</p><p>The wage ceiling rises</p>' }
  expect(await run()).toContain('`The wage ceiling rises`')
})
