import { reactNames } from '@/scripts/site/islands/react-exports.mjs'
import { folderWith } from '@/tests/temporary-folder.mjs'

const exported = {
  react: ['Fragment', '__INTERNALS', 'memo', 'useId', 'useNew', 'useState', 'version'],
  'react-dom': ['createPortal', 'flushSync', 'version'],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
}

/** What is taken of React by a file with this text. */
function taken(text) {
  return reactNames(exported, ['part.tsx', 'worker:/gone.js'], folderWith({ 'part.tsx': text }))
}

test.each([
  [`import { type ReactNode, memo as kept } from "react"`, ['memo']],
  [`import * as React from 'react'; React.useId(); React.useState(0)`, ['useId', 'useState']],
  [`export { memo } from 'react'; import type { useId } from 'react'`, ['memo']],
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
