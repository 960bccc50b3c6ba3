import { robotsOf } from '@/scripts/watching/robots.mjs'

const ours = (text) => robotsOf(text, 'JantarWatch')

test.each([
  ['nothing', 'User-agent: *\nDisallow:', '/a', true],
  ['another program', 'User-agent: Other\nDisallow: /', '/a', true],
  [
    'us by name, in place of all',
    'User-agent: *\nDisallow: /\n\nUser-agent: jantarwatch\nDisallow: /b',
    '/a',
    true,
  ],
  ['us among others', 'User-agent: Other\nUser-agent: JantarWatch\nDisallow: /a', '/a/b', false],
  ['a folder, and a page in it', 'User-agent: *\nDisallow: /a/\nAllow: /a/b', '/a/b', true],
  ['the rest of the folder', 'User-agent: *\nDisallow: /a/\nAllow: /a/b', '/a/c', false],
  ['a query', 'User-agent: *\nDisallow: /*?id=', '/a?id=1', false],
  ['an ending', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
  ['more after the ending', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?b', true],
  [
    'a comment, and lines of other fields',
    '# all\nSitemap: https://a.in/s.xml\nUser-agent: * # each\nDisallow: /a # this',
    '/a',
    false,
  ],
  ['signs that mean something in a pattern', 'User-agent: *\nDisallow: /a(b', '/a(b', false],
])('%s', (_, text, path, allowed) => expect(ours(text)(path)).toBe(allowed))
