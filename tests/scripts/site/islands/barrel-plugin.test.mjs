import { build } from 'esbuild'
import { barrelPlugin } from '@/scripts/site/islands/barrel-plugin.mjs'
import { siteSettings } from '@/scripts/site-settings.mjs'

test('of a package with an index, the files of the names that are taken are read and no others', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: ['components/lookup/link-verdicts.tsx'],
    external: ['@/*', 'react*'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    plugins: [barrelPlugin(siteSettings.islands.barrels, process.cwd())],
  })
  const icons = Object.keys(metafile.inputs).filter((file) => file.startsWith('node_modules/lucide/'))
  const files = ['check.mjs', 'circle-alert.mjs', 'x.mjs']
  expect(icons.map((file) => file.split('/').at(-1)).toSorted()).toEqual(files)
  expect(outputFiles[0].text).not.toMatch(/from ?["']lucide/)
  expect(outputFiles[0].text).toMatch(/Check = \[/)
})
