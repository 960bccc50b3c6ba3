import { join } from 'node:path'
import { usedStyles, withOwnStyles } from '@/scripts/site/islands/page-styles.mjs'
import { folderWith } from '@/tests/temporary-folder.mjs'

describe('the rules that a page uses', () => {
  test.each([
    ['of one selector of several', '.b,.a:hover,.b>p{top:0}.a .b{top:2px}', '.a:hover{top:0}'],
    ['of elements and attributes', 'p,[hidden]{top:0}.b p{top:0}', 'p,[hidden]{top:0}'],
    [
      'inside at-rules, which go where nothing is left of them',
      '@media print{.b{top:0}}@layer x{@media (width<9px){.a{top:0}.b{top:0}}}',
      '@layer x{@media (width<9px){.a{top:0}}}',
    ],
    [
      'of the order of layers, of motion and of print',
      '@layer x,y;@keyframes k{to{top:0}}@page{size:A4}',
      '@layer x,y;@keyframes k{to{top:0}}@page{size:A4}',
    ],
    [
      'whatever they rule out or choose from',
      ':is(.b,.c) p:not(.b:has(.c)){top:0}.a:not(.b){top:0}.b:not(.a){top:0}',
      ':is(.b,.c) p:not(.b:has(.c)){top:0}.a:not(.b){top:0}',
    ],
    [
      'of classes with signs',
      '.max-\\[22\\.49rem\\]\\:hidden{top:0}.w-\\[9px\\]{top:0}',
      '.max-\\[22\\.49rem\\]\\:hidden{top:0}',
    ],
    ['with brackets in their texts', '.a:after{content:"}.b{"}.b{top:0}', '.a:after{content:"}.b{"}'],
    [
      'of its category',
      ':root,[data-category=c]{top:0}[data-category=d]{top:0}[data-category]{top:0}',
      ':root,[data-category=c]{top:0}[data-category]{top:0}',
    ],
    ['of names that are put together', '.look-plain{top:0}.lookout{top:0}', '.look-plain{top:0}'],
  ])('%s', (_, css, expected) => {
    expect(usedStyles(css, ['a', 'max-[22.49rem]:hidden', 'look-', 'data-category=c'])).toBe(expected)
  })
})

test('a page has them in its text, of all its stylesheets in their order, with those of its scripts', () => {
  const dir = folderWith({
    '_next/1.css': '.title{top:0}.other{top:0}',
    '_next/2.css': '.later{top:0}.title{top:1px}.shape-round{top:0}',
    'part.tsx': 'export const Part = ({ look }) => <p className={`later shape-${look}`} />',
  })
  const link = (name) => `<link rel="stylesheet" href="/_next/${name}.css"/>`
  const page = `<head>${link(1)}<title>x</title>${link(2)}</head><h1 class="wide title">x</h1>`
  const styled =
    '<head><style>.title{top:0}.later{top:0}.title{top:1px}.shape-round{top:0}</style><title>x</title></head><h1 class="wide title">x</h1>'
  const scripts = [{ sources: [], laterSources: [join(dir, 'part.tsx')] }]
  expect(withOwnStyles(page, scripts, dir)).toBe(styled)
  // A second run over its own result.
  expect(withOwnStyles(styled, scripts, dir)).toBe(styled)
})
