import { islandFile } from '@/scripts/site/islands/island-file.mjs'
import { findIslands, withIslands, withScripts } from '@/scripts/site/islands/write-islands.mjs'
import { siteSettings } from '@/scripts/site-settings.mjs'

const { folders } = siteSettings.islands

const page =
  '<main><h1>Words</h1><site-island of="emi-calculator"><p>Sum</p></site-island></main>' +
  '<site-island of="year" with="{&quot;builtIn&quot;:2026}" frame="">2026</site-island>'

describe('the islands of a page', () => {
  test('are found in order, with their props', () => {
    expect(findIslands(page)).toEqual([
      { of: 'emi-calculator', props: {}, frame: false, content: '<p>Sum</p>' },
      { of: 'year', props: { builtIn: 2026 }, frame: true, content: '2026' },
    ])
  })

  test('take their new content as it is, dollars too, and are marked until they are hydrated', () => {
    const contents = ['$1 $&', 'year']
    const written =
      '<main><h1>Words</h1><site-island of="emi-calculator" waiting>$1 $&</site-island></main>' +
      '<site-island of="year" with=\'{"builtIn":2026}\' frame waiting>year</site-island>'
    expect(withIslands(page, contents)).toBe(written)
    expect(withIslands(written, contents)).toBe(written)
  })

  test('keep quotes and signs of their props', () => {
    const props = { title: `“It's” "A & B" &quot; <b>` }
    const escaped = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    const written = withIslands(`<site-island of="a" with="${escaped}">x</site-island>`, ['y'])
    expect(findIslands(written)).toEqual([{ of: 'a', props, frame: false, content: 'y' }])
  })

  test('are not inside each other', () => {
    expect(() => findIslands(`<site-island of="a">${page}</site-island>`)).toThrow('inside another island')
  })

  test('have their components in files of their names', () => {
    expect(islandFile('emi-calculator', '.', folders)).toMatch(/^components\/tools\/emi-calculator\//)
    expect(islandFile('theme-button', '.', folders)).toBe('components/site/theme-button.tsx')
    expect(() => islandFile('no-such-part', '.', folders)).toThrow('<Island of="no-such-part">')
  })
})

describe('the scripts of a page', () => {
  const kept =
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>' +
    '<script>theme()</script><script type="application/ld+json">{"name":"EMI"}</script>'
  const built = `<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/r.js"/>${kept}
<script src="/_next/static/chunks/t.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script></head>
<body><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([])</script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"<b>"])</script></body>`

  test('are ours alone, also over those of an earlier run, and what is not Next’s stays', () => {
    const [shared, own, frame] = ['shared', 'own', 'frame'].map((name) => `/_next/static/chunks/${name}-1.js`)
    const html = withScripts(built, { shared, own, frame })
    expect(html.replaceAll('\n', '')).toBe(
      `<head>${kept}<script type="module" src="${shared}" data-frame="${frame}"></script>` +
        `<script type="module" src="${own}"></script></head><body></body>`,
    )
    expect(withScripts(html, { shared, own, frame })).toBe(html)
  })

  test('stop the build when something of Next’s is left', () => {
    const unknown = '<head></head><script>self.__next_g=1;import("/_next/static/chunks/x.js")</script>'
    expect(() => withScripts(unknown, { shared: '/shared.js' })).toThrow('A script of Next is left')
  })
})
