import { readFileSync } from 'node:fs'
import { budgetFaults, checkFolders, kindOf, overruns } from '@/scripts/site/postbuild/budgets.mjs'
import { folderWith } from '@/tests/temporary-folder.mjs'

describe('budgets of pages', () => {
  const kinds = [
    { name: 'home', routes: ['/'] },
    { name: 'article', routes: ['/blog/*'] },
    { name: 'page', routes: ['/*'] },
  ]

  test.each([
    ['/', 'home'],
    ['/blog', 'page'],
    ['/blog/top-gst-tips', 'article'],
  ])('of %s are those of the first kind that names it: %s', (route, name) => {
    expect(kindOf(route, kinds).name).toBe(name)
  })

  test('name a route that no kind holds', () => {
    expect(() => kindOf('/x', kinds.slice(0, 2))).toThrow('/x')
  })

  test('are kept at the limit, and broken one byte past it and by a page that lacks the measure', () => {
    expect(overruns('/x', { script: 100, requests: 3 }, { script: 100, requests: 8 })).toEqual([])
    expect(overruns('/x', { script: 101, requests: 3 }, { script: 100, requests: 8 })).toEqual([
      '/x: script is 101, may be 100 (+1)',
    ])
    expect(overruns('/x', {}, { script: 100 })).toHaveLength(1)
  })

  describe('of a language', () => {
    const limits = { script: 90, scripts: 2, htmlAndStyle: 100, requests: 4 }
    const visit = { script: 90, scripts: 2, htmlAndStyle: 110, requests: 4 }
    const budgets = {
      kinds: [{ routes: ['/*'], limits, ratioToEmptyPage: 0.6 }],
      moreHtmlTranslated: { page: 5, '/long': 10 },
      emptyPage: { script: 150 },
    }
    const of = (route, changed) => budgetFaults(route, { ...visit, ...changed }, budgets)

    test('are those of English, with more HTML', () => {
      expect(of('/long')).toEqual(['/long: htmlAndStyle is 110, may be 100 (+10)'])
      expect(of('/hi/long')).toEqual([])
      expect(of('/hi/short')).toEqual(['/hi/short: htmlAndStyle is 110, may be 105 (+5)'])
      expect(of('/hi/long', { requests: 5 })).toEqual(['/hi/long: requests is 5, may be 4 (+1)'])
    })

    test('of the ratio to an empty page are kept at the limit and broken past it', () => {
      const emptyPage = { script: 149 }
      expect(budgetFaults('/hi/long', visit, { ...budgets, emptyPage })).toEqual([
        expect.stringMatching(/^\/hi\/long: ratio is 0.605, may be 0.6 /),
      ])
    })
  })

  test('name the empty page of the Next that builds the site', () => {
    const { emptyPage } = JSON.parse(readFileSync('budgets.json', 'utf8'))
    expect(emptyPage.next).toBe(JSON.parse(readFileSync('package.json', 'utf8')).dependencies.next)
  })

  test('of the project hold every measure', () => {
    const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'))
    for (const { routes, limits, ratioToEmptyPage } of budgets.kinds) {
      expect(Object.keys(limits).sort()).toEqual(['htmlAndStyle', 'requests', 'script', 'scripts'])
      // One page computes with every calculator of the site at once. No tool has that excuse.
      expect(ratioToEmptyPage).toBeLessThanOrEqual(String(routes) === '/proof' ? 0.862 : 0.717)
    }
  })
})

test('the largest file of a folder is held against the folder’s own rule', () => {
  const dir = folderWith({
    'data/1.json': '[]',
    'data/names/a.json': '"abcdefghijklmnopqrstuvwxyz0123456789"',
  })
  const { overruns: found, lines } = checkFolders(dir, [
    { under: '/data/names/', worstGzip: 30 },
    { under: '/data/', worstGzip: 30 },
  ])
  expect(found).toEqual([expect.stringMatching(/^\/data\/names\/a\.json: worstGzip is \d+, may be 30 /)])
  expect(lines[1]).toMatch(/^\/data\/ \(1\): worst gzip \d+ of 30, \/data\/1\.json$/)
})
