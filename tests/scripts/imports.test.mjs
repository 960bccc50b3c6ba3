import { readdirSync } from 'node:fs'
import { build } from 'esbuild'

const scripts = ['scripts', 'bench', 'e2e', 'deploy'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.mjs')),
)

// Many of them run only by hand, where nobody would see that a name was changed.
test('every script imports what the other files export', async () => {
  expect(scripts).toContain('bench/weight.mjs')
  const { errors, warnings } = await build({
    entryPoints: scripts,
    bundle: true,
    write: false,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  })
  expect([...errors, ...warnings].map(({ text, location }) => `${location?.file}: ${text}`)).toEqual([])
})
