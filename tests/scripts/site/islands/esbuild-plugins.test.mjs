import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { build } from 'esbuild'
import { assetPlugin } from '@/scripts/site/islands/asset-plugin.mjs'
import { entryPlugin } from '@/scripts/site/islands/esbuild-plugins.mjs'
import { lazyPartPlugin, partWordsPlugin } from '@/scripts/site/islands/lazy-part-plugins.mjs'
import { siteSettings } from '@/scripts/site-settings.mjs'
import { folderWith } from '@/tests/temporary-folder.mjs'

/** As the project's tsconfig has it. */
const aliasOfRoot = ({ onResolve, resolve, initialOptions }) =>
  onResolve({ filter: /^@\/components/ }, ({ path, kind }) =>
    resolve(path.replace('@', '.'), { kind, resolveDir: initialOptions.absWorkingDir }),
  )

/** The script of the file `components/screen.tsx`, with what is not in `files` left as an import. */
async function bundled(files, plugins) {
  const paths = Object.entries(files).map(([name, text]) => [`components/${name}`, text])
  const root = folderWith(Object.fromEntries(paths))
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['components/screen.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    logLevel: 'silent',
    loader: { '.ttf': 'file' },
    external: ['@own/*'],
    plugins,
  })
  return { text: outputFiles.map((file) => file.text).join('\n'), inputs: Object.keys(metafile.inputs) }
}

describe('the address of an asset', () => {
  const asBundled = (text) =>
    bundled({ 'screen.tsx': text, 'font.ttf': 'x', 'sum-worker.ts': 'postMessage(1)' }, [
      assetPlugin('@own/script'),
    ])

  test.each([
    `new URL('./font.ttf', import.meta.url)`,
    'new URL(`./font.ttf`, /* of this page */ import . meta . url,)',
  ])('%s is that of the file that ships', async (expression) => {
    const { text } = await asBundled(`export const font = ${expression}`)
    expect(text).toMatch(/new URL\(font_default, location\.href\)/)
    expect(text).not.toContain('import.meta')
    expect(text).not.toContain('ownScript')
  })

  test('of a worker goes through the policy of Trusted Types', async () => {
    const { text } = await asBundled(`export const sum = new URL('./sum-worker.ts', import.meta.url)`)
    expect(text).toContain('ownScript(new URL(sum_worker_default, location.href))')
    expect(text).toContain('from "@own/script"')
  })

  test('in a comment or a text is left alone', async () => {
    const words = `new URL('./none.ttf', import.meta.url)`
    const { text } = await asBundled(`// ${words}\nexport const words = "${words}"`)
    expect(text).toContain(words)
  })
})

test('a worker has of the library of PDFs what it uses, and works without the rest', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'components/tools/pdf-tools/start-job.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    outdir: 'out',
    loader: { '.js': 'js' },
    external: ['@own/*'],
    plugins: [assetPlugin('@own/script', undefined, siteSettings.islands.pureInWorkers)],
  })
  const worker = outputFiles.find(({ path }) => path.includes('pdf-worker'))
  expect(worker.contents.length).toBeLessThan(310_000)
  const answers = []
  let ask
  new Function('addEventListener', 'postMessage', 'reportError', worker.text)(
    (_, listener) => (ask = listener),
    (message) => answers.push(message),
    (fault) => answers.push({ kind: 'answer', fault }),
  )
  const pdf = await PDFDocument.create()
  pdf.addPage()
  const files = [{ name: 'a.pdf', file: new Blob([await pdf.save()]) }]
  const job = {
    kind: 'pages',
    page: 'a4',
    marginMm: 0,
    pictures: null,
    pages: '1, 1',
    as: 'one',
    turn: 90,
    turned: '',
  }
  ask({ data: { job, files } })
  while (!answers.some(({ kind }) => kind === 'answer'))
    await new Promise((resolve) => setTimeout(resolve, 5))
  const made = await PDFDocument.load(answers.at(-1).answer.made.bytes)
  expect(made.getPages().map((page) => page.getRotation().angle)).toEqual([90, 90])
})

describe('a lazy part', () => {
  const asBundled = (text, part = 'export const sum = 1') =>
    bundled({ 'screen.tsx': text, 'part.tsx': part }, [
      entryPlugin('', '.'),
      lazyPartPlugin(new Map(), '@own/style'),
      partWordsPlugin('@own/words'),
    ])

  test.each([`import('./part')`, 'import(\n  /* later */ `./part`,\n)'])(
    '%s waits for its words',
    async (call) => {
      const { text } = await asBundled(`export const load = () => ${call}`)
      expect(text).toMatch(/withPartWords\(\(\) => import\(\s*(?:\/\*.*\*\/\s*)?"\.\/part-\w+\.js"/)
      expect(text).toContain('from "@own/words"')
    },
  )

  test('shown in the first window has its words with the page', async () => {
    const names = ['./part', '@/components/own', './other']
    const calls = names.map((name, at) => `export const load${at} = () => import('${name}')`)
    const part = 'export default function Part() {}'
    const files = { 'screen.tsx': calls.join('\n'), 'part.tsx': part, 'own.ts': part, 'other.tsx': part }
    const { text } = await bundled(files, [
      entryPlugin('', '.'),
      { name: 'alias', setup: aliasOfRoot },
      lazyPartPlugin(new Map(), '@own/style'),
      partWordsPlugin('@own/words', ['components/part.tsx', 'components/own.ts']),
    ])
    expect(text).toMatch(/withPartWords\(\(\) => import\("\.\/part-\w+\.js"\), ""\)/)
    expect(text).toMatch(/withPartWords\(\(\) => import\("\.\/own-\w+\.js"\), ""\)/)
    expect(text).toMatch(/withPartWords\(\(\) => import\("\.\/other-\w+\.js"\)\)/)
  })

  test('of a name with one place is any of the files that there are', async () => {
    const files = {
      'screen.tsx': 'export const load = (code: string) => import(`./${code}/words.json`)',
      'hi/words.json': '{"words":"one"}',
      'gu/words.json': '{"words":"two"}',
      'gu/others.json': '{"words":"three"}',
    }
    const { text, inputs } = await bundled(files, [
      entryPlugin('', '.'),
      lazyPartPlugin(new Map(), '@own/style'),
      partWordsPlugin('@own/words'),
    ])
    expect(inputs.filter((file) => /^components.*json$/.test(file)).toSorted()).toEqual([
      'components/gu/words.json',
      'components/hi/words.json',
    ])
    expect(text).toMatch(/"gu": \(\) => withPartWords\(\(\) => import\("\.\/words-\w+\.js"/)
    expect(text).toMatch(/\[code\]\(\)/)
  })

  test('a type, a comment and a text are no lazy parts', async () => {
    const source = `type Part = typeof import('./part') // import('./part')
export const words = "import('./part')"; export const part: Part | null = null`
    const { text, inputs } = await asBundled(source)
    expect(text).not.toContain('withPartWords')
    expect(inputs).toEqual(['components/screen.tsx'])
  })

  test.each(['export default function Part() {}', 'const part = 1\nexport { part as default }'])(
    '%s is there by default',
    async (part) => {
      const { text } = await asBundled(`export const load = () => import('./part')`, part)
      expect(text).toMatch(/as default\b/)
    },
  )

  test('beside an asset stops the build', async () => {
    const source = `export const load = () => import('./part'); new URL('./part.tsx', import.meta.url)`
    await expect(asBundled(source)).rejects.toThrow('import.meta.url beside import()')
  })
})
