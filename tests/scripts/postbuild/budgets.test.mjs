/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkBudgets, kindOf, overrunTable, pageOverruns } from '@/scripts/postbuild/budgets.mjs'
import { firstLoad } from '@/scripts/postbuild/page-weight.mjs'

function builtSite(files) {
  const dir = mkdtempSync(join(tmpdir(), 'jantar-site-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}

describe('the first load of a page', () => {
  test('is each script and style once, preloads included, without what only old browsers fetch', () => {
    const html =
      '<link rel="stylesheet" href="/a.css?v=1"/><link rel="preload" as="script" fetchPriority="low" href="/b.js"/>' +
      '<link rel="preload" as="image" href="/p.png"/><link rel="modulepreload" href="/m.js"/>' +
      '<script src="/b.js" async=""></script><script src="/old.js" noModule=""></script><script>inline()</script>'
    expect(firstLoad(html)).toEqual({ scripts: ['/b.js', '/m.js'].sort(), styles: ['/a.css'] })
  })
})

describe('budgets', () => {
  const kinds = [
    { name: 'home', routes: ['/'], limits: {} },
    { name: 'article', routes: ['/blog/*'], limits: { scriptBrotli: 100, requests: 8 } },
    { name: 'page', routes: ['/*'], limits: {} },
  ]

  test.each([
    ['/', 'home'],
    ['/blog', 'page'],
    ['/blog/top-gst-tips', 'article'],
    ['/emi-calculator', 'page'],
  ])('of %s are those of the first kind that names it: %s', (route, name) => {
    expect(kindOf(route, kinds).name).toBe(name)
  })

  test('name a route that no kind holds', () => {
    expect(() => kindOf('/x', kinds.slice(0, 2))).toThrow('/x')
  })

  test('are kept at the limit and broken one byte past it', () => {
    const page = (scriptBrotli) => ({
      route: '/blog/a',
      kind: kinds[1],
      weight: { scriptBrotli, requests: 3 },
    })
    expect(pageOverruns(page(100))).toEqual([])
    expect(pageOverruns(page(101))).toEqual([
      { where: '/blog/a', measure: 'scriptBrotli', limit: 100, actual: 101 },
    ])
  })

  test('are told in a table with the place and the excess', () => {
    const table = overrunTable([{ where: '/x', measure: 'scriptGzip', limit: 1000, actual: 1250 }])
    expect(table.split('\n')[1]).toMatch(/^\/x\s+scriptGzip\s+1250\s+1000\s+\+250$/)
  })

  test('weigh the files as they are sent, and the worst file of a folder by its own rule', () => {
    const dir = builtSite({
      'index.html': '<script src="/a.js"></script>',
      'a.js': 'long '.repeat(1000),
      'a.js.br': 'x'.repeat(70),
      'data/1.json': '[]',
      'data/names/a.json': '"abcdefghijklmnopqrstuvwxyz0123456789"',
    })
    const limits = { scriptBrotli: 60, requests: 2 }
    const { overruns, lines } = checkBudgets(dir, {
      kinds: [{ name: 'home', routes: ['/'], limits }],
      folders: [
        { under: '/data/names/', worstGzip: 30 },
        { under: '/data/', worstGzip: 30 },
      ],
    })
    expect(overruns.map(({ where }) => where)).toEqual(['/', '/data/names/a.json'])
    expect(lines[0]).toBe('home (1): scriptBrotli 70 of 60, requests 2 of 2')
  })

  test('of the project hold every measure that a page has', () => {
    const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'))
    for (const { limits } of budgets.kinds)
      expect(Object.keys(limits)).toEqual(
        expect.arrayContaining(['scriptBrotli', 'scriptGzip', 'htmlAndStyleBrotli', 'requests']),
      )
  })
})
