import { answerOf, startWorker } from './worker-stand-in.mjs'

/** What the build writes into every page. */
const MARK = '<meta name="jantar-build" content="5f2c"/>'
const loan = MARK + '<h1>Loan</h1><script src="/_next/static/chunks/loan.js"></script>'
const site = {
  '/offline': MARK + '<h1>No network</h1><link href="/_next/static/chunks/all.css">',
  '/loan': loan,
  '/_next/static/chunks/all.css': 'body{}',
  '/_next/static/chunks/loan.js': 'load("static/chunks/table.js")',
  '/_next/static/chunks/table.js': 'draw()',
  '/search.json': '["loan"]',
  '/directories/pincode/110.json': '{"110":1}',
  '/rates/rates.json': '{"on":"today"}',
}

const text = async (response) => (await response).text()
const portal = () =>
  new Response('<h1>Sign in to the Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })
const broken = () => new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
/** Neither an answer nor a promise of one: the browser goes its own way. */
const ITS_OWN_WAY = undefined

describe('pages', () => {
  test('come from the network while there is one, also when a copy is kept', async () => {
    const worker = startWorker({ files: site, stored: { 'pages-development': { '/loan': 'older' } } })
    expect(await text(worker.open('/loan'))).toBe(loan)
  })

  test('come from the copy when there is no network, under either address and with any query', async () => {
    const worker = startWorker({ files: { '/loan/': loan } })
    await worker.open('/loan/?rate=9')
    worker.network.offline = true
    for (const path of ['/loan', '/loan/', '/loan?rate=8']) expect(await text(worker.open(path))).toBe(loan)
  })

  test('that were never opened give way to the offline page', async () => {
    const worker = startWorker({ files: site })
    await worker.install()
    worker.network.offline = true
    expect(await text(worker.open('/tax'))).toBe(site['/offline'])
  })

  test('that do not exist say so, and are not kept', async () => {
    const worker = startWorker({ files: site })
    expect((await worker.open('/none')).status).toBe(404)
    expect(worker.caches.pathsIn('pages-development')).toEqual([])
  })

  test('come also when there is no room to keep them', async () => {
    const worker = startWorker({ files: site })
    worker.caches.full = true
    expect(await text(worker.open('/loan'))).toBe(loan)
    expect(await text(worker.get('/_next/static/chunks/loan.js'))).toBe(site['/_next/static/chunks/loan.js'])
  })
})

test('exchange rates come from the network while there is one, and from the copy without', async () => {
  const stored = { data: { '/rates/rates.json': '{"on":"yesterday"}' } }
  const worker = startWorker({ files: site, stored })
  expect(await text(worker.get('/rates/rates.json'))).toBe('{"on":"today"}')
  const away = startWorker({ files: site, stored })
  away.network.offline = true
  expect(await text(away.get('/rates/rates.json'))).toBe('{"on":"yesterday"}')
})

afterEach(() => jest.useRealTimers())

test.each([
  ['is not waited for where a copy is kept, and what it brings is kept', { '/loan': 'older' }, 'older'],
  ['is awaited where none is: no offline page is shown', { '/offline': 'No network' }, `${MARK}newer`],
])('a slow network %s', async (_, kept, first) => {
  jest.useFakeTimers()
  const answer = new Response(`${MARK}newer`, { headers: { 'content-type': 'text/html' } })
  const slow = () => new Promise((resolve) => setTimeout(() => resolve(answer.clone()), 10_000))
  const worker = startWorker({ files: { '/loan': slow }, stored: { 'pages-development': kept } })
  const opened = worker.open('/loan')
  await jest.advanceTimersByTimeAsync(20_000)
  expect(await text(opened)).toBe(first)
  worker.network.offline = true
  expect(await text(worker.open('/loan'))).toBe(`${MARK}newer`)
})

describe('files', () => {
  test('named by their content come from the copy and are asked for once', async () => {
    const worker = startWorker({ files: site })
    const path = '/_next/static/chunks/loan.js'
    for (let visit = 0; visit < 3; visit += 1) expect(await text(worker.get(path))).toBe(site[path])
    expect(worker.network.asked).toEqual([path])
  })

  test('of a directory come from the copy, renewed behind it', async () => {
    const worker = startWorker({ files: { ...site } })
    const path = '/directories/pincode/110.json'
    expect(await worker.keep(path)).toBe('kept')
    worker.network.files[path] = '{"110":2}'
    expect(await text(worker.get(path))).toBe('{"110":1}')
    expect(await text(worker.get(path))).toBe('{"110":2}')
    worker.network.offline = true
    expect(await text(worker.get(path))).toBe('{"110":2}')
    expect(worker.caches.pathsIn('data')).toEqual([path])
  })

  test('of a directory come from the network alone for a page that asks past all copies', async () => {
    const path = '/directories/pincode/110.json'
    const worker = startWorker({ files: site, stored: { data: { [path]: 'of another build' } } })
    expect(await text(worker.get(path, { cache: 'no-cache' }))).toBe(site[path])
    expect(await text(worker.get(path))).toBe(site[path])
    worker.network.offline = true
    await expect(worker.get(path, { cache: 'no-cache' })).rejects.toThrow()
  })

  test('never seen fail without a network', async () => {
    const worker = startWorker()
    worker.network.offline = true
    expect((await worker.get('/directories/pincode/560.json')).type).toBe('error')
  })

  test('of the build before answer when the network does not or its server fails, and only then', async () => {
    const stored = { 'pages-before': { '/search.json': 'older' } }
    const worker = startWorker({ files: { ...site }, stored })
    worker.network.offline = true
    expect(await text(worker.get('/search.json'))).toBe('older')
    worker.network.offline = false
    expect(await text(worker.get('/search.json'))).toBe('["loan"]')
    const failing = startWorker({ files: { '/search.json': broken }, stored })
    expect(await text(failing.get('/search.json'))).toBe('older')
  })

  test('of other hosts, and what is sent, are not handled', async () => {
    const worker = startWorker({ files: site })
    expect(await worker.get('https://post.example/pincode/110001')).toBe(ITS_OWN_WAY)
    expect(await worker.get('/loan', { method: 'POST' })).toBe(ITS_OWN_WAY)
    expect(worker.network.asked).toEqual([])
  })
})

describe('keeping', () => {
  test('a page brings the scripts it names, and those that these name', async () => {
    const worker = startWorker({ files: site })
    expect(await worker.keep('/loan')).toBe('kept')
    expect(worker.caches.pathsIn('pages-development')).toEqual([
      '/_next/static/chunks/loan.js',
      '/_next/static/chunks/table.js',
      '/loan',
    ])
  })

  test('leaves out scripts for browsers that have no service worker', async () => {
    const page = MARK + '<script src="/_next/static/chunks/old.js" noModule=""></script>'
    const worker = startWorker({ files: { '/loan': page } })
    expect(await worker.keep('/loan')).toBe('kept')
    expect(worker.network.asked).toEqual(['/loan'])
  })

  test('takes from the build before what is named by its content', async () => {
    const path = '/_next/static/chunks/loan.js'
    const worker = startWorker({ files: site, stored: { 'pages-before': { [path]: 'same()' } } })
    await worker.keep('/loan')
    expect(worker.network.asked).toEqual(['/loan'])
    expect(worker.caches.pathsIn('pages-development')).toContain(path)
  })

  test('makes a page of a redirected answer, which a browser would refuse', async () => {
    const redirected = () => Object.defineProperty(answerOf('/loan', loan), 'redirected', { value: true })
    const clonesToo = () => Object.assign(redirected(), { clone: redirected })
    const worker = startWorker({ files: { '/loan': clonesToo } })
    await worker.keep('/loan')
    worker.network.offline = true
    const answer = await worker.open('/loan')
    expect([answer.redirected, await answer.text()]).toEqual([false, loan])
  })

  test.each([
    ['could not be had', { '/loan': loan }],
    ['is a portal’s page', { ...site, '/_next/static/chunks/loan.js': portal }],
  ])('reports when a part %s', async (_, files) => {
    expect(await startWorker({ files }).keep('/loan')).toBe('failed')
  })

  test('is left undone for a visitor who saves data, until they ask for it', async () => {
    const worker = startWorker({ files: site, saveData: true })
    await worker.keepUnasked('/loan')
    expect(worker.network.asked).toEqual([])
    expect(await worker.keep('/loan')).toBe('kept')
  })
})

test('a new build forgets all builds but the last, and no data', async () => {
  const stored = { 'pages-1': {}, data: {}, 'pages-2': {}, 'pages-3': {} }
  const worker = startWorker({ build: '3', stored })
  await worker.activate()
  expect(await worker.caches.keys()).toEqual(['data', 'pages-2', 'pages-3'])
})

describe('answers that are not what they seem', () => {
  test.each([
    '/_next/static/chunks/loan.js',
    '/_next/static/chunks/all.css',
    '/directories/pincode/110.json',
    '/search.json',
  ])('the page of a captive portal is not kept as %s', async (path) => {
    const worker = startWorker({ files: { [path]: portal } })
    await worker.get(path)
    expect(worker.caches.pathsIn('pages-development')).toEqual([])
    expect(worker.caches.pathsIn('data')).toEqual([])
  })

  test.each([
    ['a captive portal', portal],
    ['a host under maintenance, as text', () => new Response('back soon')],
    ['another site’s page', () => answerOf('/loan', '<meta name="generator" content="jantar-build">')],
  ])('a page of %s is shown, and does not take the place of the one that is kept', async (_, foreign) => {
    const stored = { 'pages-development': { '/loan': loan, '/offline': site['/offline'] } }
    const worker = startWorker({ files: { '/loan': foreign, '/offline': foreign, '/tax': foreign }, stored })
    expect(await text(worker.open('/loan'))).toBe(await foreign().text())
    await worker.open('/tax?from=home')
    expect(await worker.keep('/tax')).toBe('failed')
    worker.network.offline = true
    expect(await text(worker.open('/loan'))).toBe(loan)
    expect(await text(worker.open('/tax'))).toBe(site['/offline'])
  })

  test('a portal’s page for the offline page is not kept, so that a later visit asks again', async () => {
    const worker = startWorker({ files: { '/offline': portal } })
    await expect(worker.install()).rejects.toThrow('/offline')
    expect(worker.caches.pathsIn('pages-development')).toEqual([])
  })

  test('a kept page is better than a server that fails; without one its answer is shown', async () => {
    const stored = { 'pages-development': { '/loan': 'older' } }
    const worker = startWorker({ files: { '/loan': broken, '/tax': broken }, stored })
    expect(await text(worker.open('/loan'))).toBe('older')
    expect((await worker.open('/tax')).status).toBe(502)
  })
})

test.each([
  '/_next/static/chunks/loan.js',
  '/directories/pincode/110.json',
  '/rates/rates.json',
  '/search.json',
])('a query makes no other file of %s', async (path) => {
  const worker = startWorker({ files: site })
  for (const query of ['?utm_source=a', '?utm_source=b', '']) await worker.get(path + query)
  const kept = [...worker.caches.pathsIn('pages-development'), ...worker.caches.pathsIn('data')]
  expect(kept).toEqual([path])
  worker.network.offline = true
  expect(await text(worker.get(`${path}?utm_source=c`))).toBe(site[path])
})

test('at most 300 files of directories are kept, and the oldest go first', async () => {
  const paths = Array.from({ length: 320 }, (_, number) => `/directories/ifsc/${number}.json`)
  const worker = startWorker({ files: Object.fromEntries(paths.map((path) => [path, '{}'])) })
  for (const path of paths) await worker.get(path)
  expect(worker.caches.pathsIn('data')).toHaveLength(300)
  expect(worker.caches.pathsIn('data')).not.toContain(paths[0])
})
