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

describe('exchange rates', () => {
  const older = { data: { '/rates/rates.json': '{"on":"yesterday"}' } }

  test('come from the network while there is one, also when a copy is kept', async () => {
    const worker = startWorker({ files: site, stored: older })
    expect(await text(worker.get('/rates/rates.json'))).toBe('{"on":"today"}')
  })

  test('come from the copy without a network', async () => {
    const worker = startWorker({ files: site, stored: older })
    worker.network.offline = true
    expect(await text(worker.get('/rates/rates.json'))).toBe('{"on":"yesterday"}')
  })
})

describe('a slow network', () => {
  const HTML = { headers: { 'content-type': 'text/html' } }
  /** Answers after ten seconds. */
  const slow = (body) => () =>
    new Promise((resolve) => setTimeout(() => resolve(new Response(body, HTML)), 10_000))

  afterEach(() => jest.useRealTimers())

  test('is not waited for where a copy is kept, and what it brings is kept for the next time', async () => {
    jest.useFakeTimers()
    const stored = { 'pages-development': { '/loan': 'older' } }
    const worker = startWorker({ files: { '/loan': slow(`${MARK}newer`) }, stored })
    const answer = worker.open('/loan')
    await jest.advanceTimersByTimeAsync(20_000)
    expect(await text(answer)).toBe('older')
    worker.network.offline = true
    expect(await text(worker.open('/loan'))).toBe(`${MARK}newer`)
  })

  test('is awaited where none is cached: no offline page is shown', async () => {
    jest.useFakeTimers()
    const stored = { 'pages-development': { '/offline': 'No network' } }
    const worker = startWorker({ files: { '/loan': slow(`${MARK}newer`) }, stored })
    const answer = worker.open('/loan')
    await jest.advanceTimersByTimeAsync(20_000)
    expect(await text(answer)).toBe(`${MARK}newer`)
  })
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
    await worker.get(path)
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

  test('of the build before answer only when the network does not', async () => {
    const worker = startWorker({ files: site, stored: { 'pages-before': { '/search.json': 'older' } } })
    worker.network.offline = true
    expect(await text(worker.get('/search.json'))).toBe('older')
    worker.network.offline = false
    expect(await text(worker.get('/search.json'))).toBe('["loan"]')
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

  test('a file of a directory puts it with the other data, which outlives builds', async () => {
    const worker = startWorker({ files: site })
    expect(await worker.keep('/directories/pincode/110.json')).toBe('kept')
    expect(worker.caches.pathsIn('data')).toEqual(['/directories/pincode/110.json'])
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

  test('reports when a part could not be had', async () => {
    const worker = startWorker({ files: { '/loan': loan } })
    expect(await worker.keep('/loan')).toBe('failed')
  })

  test('is left undone for a visitor who saves data', async () => {
    const worker = startWorker({ files: site, saveData: true })
    await worker.keepUnasked('/loan')
    expect(worker.network.asked).toEqual([])
  })

  test('is done for them all the same once they ask for it', async () => {
    const worker = startWorker({ files: site, saveData: true })
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
  const portal = () =>
    new Response('<h1>Sign in to the Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })
  const broken = () => new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } })

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

  test('a page that needs such a file is not reported as kept', async () => {
    const worker = startWorker({ files: { ...site, '/_next/static/chunks/loan.js': portal } })
    expect(await worker.keep('/loan')).toBe('failed')
  })

  test('a kept page is better than a server that fails; without one its answer is shown', async () => {
    const stored = { 'pages-development': { '/loan': 'older' } }
    const worker = startWorker({ files: { '/loan': broken, '/tax': broken }, stored })
    expect(await text(worker.open('/loan'))).toBe('older')
    expect((await worker.open('/tax')).status).toBe(502)
  })

  test('a file of the build before is better than a server that fails', async () => {
    const stored = { 'pages-older': { '/search.json': 'older' } }
    const worker = startWorker({ files: { '/search.json': broken }, stored })
    expect(await text(worker.get('/search.json'))).toBe('older')
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
