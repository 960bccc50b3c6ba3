import { readFileSync } from 'node:fs'
import { siteFiles } from '@/scripts/site/site-files.mjs'

const text = (file: string) => readFileSync(file, 'utf8')
const files = ['app', 'components', 'content'].flatMap((folder) =>
  siteFiles(folder).map((file: string) => `${folder}/${file}`),
)
const styles = files.filter((file) => file.endsWith('.css'))
const sources = files.filter((file) => /\.(?:tsx?|mdx)$/.test(file)).concat('mdx-components.tsx')

/** As scripts/site/islands/page-styles.mjs finds them, which leaves a class that it does not find out of the page. */
const words = new Set(sources.flatMap((file) => text(file).split(/[\s'"`]+|\$\{/)))
const beginnings = [...words].filter((word) => /\w-$/.test(word))

const classesOf = (css: string) =>
  [...css.replaceAll(/\/\*[^]*?\*\/|'[^']*'/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)

test.each(styles)('each class of %s is named in a component, whole or by its beginning', (file) => {
  const unknown = classesOf(text(file)).filter(
    (name) => !words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  )
  expect(unknown).toEqual([])
})

test('the styles of the whole site name no class', () => {
  expect(classesOf(text('app/globals.css').replaceAll(/@(?:import|source)[^;]*;/g, ''))).toEqual([])
})

/** Words that Tailwind writes no style for, though it would know them. */
const leftOut = new Set(
  [...text('app/globals.css').matchAll(/@source not inline\('\{([^}]*)\}'\)/g)].flatMap(([, names]) =>
    names!.split(','),
  ),
)
/** The quoted names of classes, as in `className: 'a b'`, `className={isOpen ? 'a' : 'b'}`. */
const classNames = (source: string) =>
  [...source.matchAll(/\bclassName(?:=|:)([^\n]*)/g)]
    .flatMap(([, line]) => line!.match(/'[^'\n]*'|"[^"\n]*"/g) ?? [])
    .flatMap((quoted) => quoted.slice(1, -1).split(' '))

test('no component has a class that is left out of the styles', () => {
  const missing = sources.flatMap((file) =>
    classNames(text(file).replaceAll(/variant: '\w+'/g, ''))
      .filter((name) => leftOut.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(leftOut.size).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
