import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactNames, refuseMissing } from '@/scripts/site/islands/react-exports.mjs'
import { temporaryFolder } from '@/tests/temporary-folder.mjs'

const exported = {
  react: ['Fragment', '__INTERNALS', 'memo', 'useId', 'useNew', 'useState', 'version'],
  'react-dom': ['createPortal', 'flushSync', 'version'],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
}

/** What is taken of React by a file with this text. */
function taken(text) {
  const root = temporaryFolder()
  writeFileSync(join(root, 'part.tsx'), text)
  return reactNames(exported, ['part.tsx', 'worker:/gone.js'], root)
}

test('a name of React that a component imports needs no list', () => {
  expect(taken(`import { type ReactNode, useNew } from 'react'`).react).toEqual(['useNew'])
})

test.each([
  [`import { memo as kept } from "react"`, ['memo']],
  [`import * as React from 'react'; React.useId(); React.useState(0)`, ['useId', 'useState']],
  [`export { memo } from 'react'`, ['memo']],
  [`import type { memo } from 'react'`, []],
  [`import { memo } from 'other'; const text = "from 'react'"`, []],
  [`// import { memo } from 'react'`, []],
])('%s takes %j', (text, names) => {
  expect(taken(text).react).toEqual(names)
})

test('compiled JSX takes its own names, and each name is exported once', () => {
  expect(taken('<p/>')['react/jsx-runtime']).toEqual(['Fragment', 'jsx', 'jsxs'])
  const both = taken(`import { Fragment, version } from 'react'; import { version as dom } from 'react-dom'`)
  expect(both).toEqual({
    react: ['Fragment', 'version'],
    'react-dom': [],
    'react/jsx-runtime': ['jsx', 'jsxs'],
  })
})

test('a package that takes a name which the shared script does not export stops the build', () => {
  const root = temporaryFolder()
  const names = { react: ['memo'], 'react-dom': [], 'react/jsx-runtime': ['jsx'] }
  const scripts = new Map(
    Object.entries(names).map(([module, own]) => [module, { address: '/shared.js', names: own }]),
  )
  mkdirSync(join(root, 'node_modules/part'), { recursive: true })
  const check = (text) => () => {
    const file = `node_modules/part/${text.length}.js`
    writeFileSync(join(root, file), text)
    refuseMissing([file, 'entry:page'], scripts, root)
  }
  expect(check(`import { memo } from 'react'`)).not.toThrow()
  expect(check(`import * as React from 'react'; React.memo()`)).not.toThrow()
  expect(check(`import { memo, useId } from 'react'`)).toThrow('takes useId of react, which')
  expect(check(`import * as React from 'react'; React.useId()`)).toThrow('takes useId of react, which')
})
