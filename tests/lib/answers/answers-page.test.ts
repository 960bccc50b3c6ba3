import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { askOf } from '@/tests/answered-tools'

const page = readFileSync('docs/answers.md', 'utf8')
const blocks = [...page.matchAll(/```(\w*)\n([\s\S]*?)```/g)].map(([, language, text]) => ({
  language,
  text: text!,
}))

test('the program of docs/answers.md prints what the page says', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'answers-')), 'ask.mjs')
  const contents = blocks.find(({ language }) => language === 'ts')!.text
  buildSync({
    stdin: { contents, loader: 'ts', resolveDir: process.cwd() },
    ...{ bundle: true, platform: 'node', format: 'esm', outfile: file },
  })
  const printed = blocks.find(({ language }) => language === '')!.text
  const { PATH } = process.env
  const args = ['--import', './scripts/constants/set-build-constants.mjs', file]
  expect(
    execFileSync(process.execPath, args, { encoding: 'utf8', env: { PATH } as unknown as NodeJS.ProcessEnv }),
  ).toBe(printed)
})

test('every tool whose answer is apart from its screen is listed where it is', () => {
  const rows = [...page.matchAll(/^\| `\/([\w-]+)` +\| `(\w+)` of `@\/([^`]+)`/gm)]
  expect(rows.map(([, slug]) => slug).sort()).toEqual(Object.keys(askOf).sort())
  for (const [, slug, name, file] of rows) {
    expect(existsSync(`${file}.ts`)).toBe(true)
    const tool = jest.requireActual<Record<string, { slug: string }>>(join(process.cwd(), file!))[name!]
    expect(tool?.slug).toBe(slug)
  }
})
