/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { readPayload } from '@/scripts/postbuild/flight-html.mjs'
import { parseRows, writeRows } from '@/scripts/postbuild/flight-rows.mjs'
import { slimPage } from '@/scripts/postbuild/slim-payload.mjs'
import { slimRows } from '@/scripts/postbuild/slim-rows.mjs'

/** A page as Next 16.4 exported it: fixed words, a client component, and one element used in both. */
const recorded = readFileSync('tests/scripts/recorded/page-with-fixed-words.txt', 'utf8')
const MARK = '<section class="" data-static="w">'
const words = (content) => ['$', 'section', null, { 'data-static': 'w', children: content }]
const row = (id, value) => ({ id, tag: '', body: JSON.stringify(value) })
const bodyOf = (rows, id) => JSON.parse(rows.find((one) => one.id === id).body)

describe('rows of a payload', () => {
  test('are read and written back to the very same bytes, long Hindi text included', () => {
    const payload = readPayload(recorded)
    const rows = parseRows(payload)
    expect(writeRows(rows)).toBe(payload)
    const text = rows.find(({ tag }) => tag === 'T').body
    expect(text).toMatch(/^किस्त is the Hindi word/)
    expect(Buffer.byteLength(text)).toBeGreaterThan(text.length)
  })

  test.each([
    ['a text cut short', '1:T20,abc', /cut short/],
    ['a row without an end', '1:{"a":1}', /no end/],
    ['bytes that are no row', 'hello\n', /no row starts/],
    ['a typed array', '1:A4,abcd', /binary/],
  ])('are refused when they hold %s', (_, payload, message) => {
    expect(() => parseRows(payload)).toThrow(message)
  })
})

describe('a page with fixed words', () => {
  const slim = slimPage(recorded)
  const payload = readPayload(slim.replace(/<script>\(d=>[\s\S]*?\(document\);/, '<script>'))

  test('keeps every word in the page and loses those of marked elements in the payload', () => {
    expect(slim).toContain('<li>Read the &lt;EMI&gt;.</li>')
    expect(payload).not.toContain('Read the <EMI>.')
    expect(payload).not.toContain('FAQPage')
  })

  test('keeps what a client component needs, even what was first written among fixed words', () => {
    expect(payload).toContain('kept child')
    expect(payload.match(/Said in both places/g)).toHaveLength(1)
    expect(payload).not.toMatch(/:props:children:3/)
  })

  test('keeps a text of its own length outside the marks, and drops the rows nobody refers to', () => {
    const rows = parseRows(payload)
    expect(rows.filter(({ tag }) => tag === 'T')).toHaveLength(1)
    expect(rows.filter(({ tag }) => tag === 'I')).toHaveLength(
      parseRows(readPayload(recorded)).filter(({ tag }) => tag === 'I').length,
    )
  })

  test('is left as it is, to the letter, when nothing is marked', () => {
    const unmarked = recorded.replaceAll('data-static', 'data-other')
    expect(slimPage(unmarked)).toBe(unmarked)
  })
})

describe('a marked element', () => {
  test('gives its children for the sign that React should leave the page alone', () => {
    const { rows, emptied } = slimRows(
      [row('0', words([['$', 'p', null, { children: 'Text' }]]))],
      new Set([MARK]),
    )
    expect(emptied).toEqual([MARK])
    expect(bodyOf(rows, '0')[3]).toEqual({
      'data-static': 'w',
      dangerouslySetInnerHTML: { __html: '' },
      suppressHydrationWarning: true,
    })
  })

  test('that the page does not show keeps its words, as they may be needed later', () => {
    const rows = [row('0', words('Text'))]
    expect(slimRows(rows, new Set())).toEqual({ rows, emptied: [] })
  })

  test.each([
    ['as an element', words([['$', '$L3', null, {}]]), []],
    [
      'in a row of its own',
      words(['$L4']),
      [row('4', ['$', 'p', null, { children: ['$', '$L3', null, {}] }])],
    ],
    ['behind a path', words(['$4:props:children']), [row('4', ['$', 'p', null, { children: '$L3' }])]],
  ])('must not hold a client component %s', (_, element, more) => {
    const rows = [{ id: '3', tag: 'I', body: '[7,[],"Counter"]' }, ...more, row('0', [element, '$4'])]
    expect(() => slimRows(rows, new Set([MARK]))).toThrow(/holds a client component.*Counter/)
  })

  test('may refer into a row that also holds client components, when what it refers to is plain', () => {
    const outer = [
      '$',
      'div',
      null,
      {
        children: [
          ['$', 'b', null, { children: 'Plain' }],
          ['$', '$L3', null, {}],
        ],
      },
    ]
    const rows = [
      { id: '3', tag: 'I', body: '[7,[],"Counter"]' },
      row('5', outer),
      row('0', ['$5', words(['$5:props:children:0'])]),
    ]
    expect(slimRows(rows, new Set([MARK])).emptied).toEqual([MARK])
  })

  test('must not hold a promise', () => {
    expect(() => slimRows([row('0', words('$@4')), row('4', null)], new Set([MARK]))).toThrow(/promise/)
  })

  test('must be told from its like: two of the same name fail the build', () => {
    const page = '<p data-static="a">x</p><p data-static="a">y</p>'
    expect(() => slimPage(page)).toThrow(/stands twice/)
    expect(() => slimPage('<p data-static="">x</p><ol data-static="">y</ol>')).not.toThrow()
  })
})
