import { build } from 'esbuild'
import { sharedPlugin } from '@/scripts/site/islands/esbuild-plugins.mjs'

const SHARED = new Map([
  ['react', { address: '/shared.js', names: { default: 'default', memo: 'a', useId: 'b', useState: 'c' } }],
])

async function bundled(modules) {
  const { outputFiles } = await build({
    stdin: { contents: `import 'one'\nimport 'two'`, resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
      sharedPlugin(SHARED),
      {
        name: 'modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(one|two)$/ }, ({ path }) => ({
            path: path === 'two' ? '/node_modules/two' : path,
            namespace: 'modules',
          }))
          onLoad({ filter: /.*/, namespace: 'modules' }, ({ path }) => ({
            contents: modules[path.split('/').at(-1)],
          }))
        },
      },
    ],
  })
  return outputFiles[0].text
}

test('a script imports a name of the shared script once, and none that it does not use', async () => {
  const text = await bundled({
    one: `import { useState, useId } from 'react'; console.log(useState, useId)`,
    two: '',
  })
  expect(text.match(/import \{.*\}/g)).toEqual(['import { b }', 'import { c }'])
})

test('a package that computes a name gets all names', async () => {
  const text = await bundled({
    one: '',
    two: `import * as React from 'react'; console.log(React[location.hash])`,
  })
  for (const name of ['default', 'memo', 'useId', 'useState']) expect(text).toContain(`${name}: () =>`)
})
