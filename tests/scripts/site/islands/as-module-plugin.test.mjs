import { build } from 'esbuild'
import { asModulePlugin } from '@/scripts/site/islands/as-module-plugin.mjs'
import { siteSettings } from '@/scripts/site-settings.mjs'

test('jsQR is bundled as a module: no helper for CommonJS, and its reader by default', async () => {
  const { outputFiles } = await build({
    stdin: { contents: `import jsQR from 'jsqr'; export default typeof jsQR`, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [asModulePlugin(siteSettings.islands.asModules)],
  })
  const text = outputFiles[0].text
  expect(text).not.toContain('__commonJS')
  expect(text).not.toContain('__toESM')
  const body = text.replace(/export \{[^}]*\};?\s*$/, '')
  const name = /(\w+) as default/.exec(text)[1]
  expect(new Function(`${body}; return ${name}`)()).toBe('function')
})
