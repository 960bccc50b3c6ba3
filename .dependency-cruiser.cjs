/** The house's doors: app → components → lib, app → content → lib, and no way back. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'lib-stands-alone',
      comment:
        'lib is plain TypeScript: no screens, no words, no React, no Next. Types cost nothing at run time.',
      severity: 'error',
      from: { path: '^lib/' },
      to: {
        path: '^(app|components|content|scripts|tests|e2e)/|node_modules/(react|react-dom|next|lucide|@radix-ui)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'components-know-no-content',
      comment: 'Words and tools come to a component by props.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(app|content|scripts|tests|e2e)/' },
    },
    {
      name: 'content-asks-lib-only',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^(app|components|scripts|tests|e2e)/' },
    },
    {
      name: 'only-app-opens-a-tool',
      comment: 'A screen of a tool is imported by its page alone, so that its script is on no other page.',
      severity: 'error',
      from: { pathNot: '^(app/|components/tools/|tests/)' },
      to: { path: '^components/tools/' },
    },
    {
      name: 'a-tool-knows-no-other-tool',
      severity: 'error',
      from: { path: '^components/tools/([^/]+)/' },
      to: { path: '^components/tools/', pathNot: '^components/tools/$1/' },
    },
    {
      name: 'the-list-stays-out-of-the-browser',
      comment:
        'The catalogue is read at build time by pages; a component or a sum that imports it would ship it.',
      severity: 'error',
      from: { path: '^(components|lib)/' },
      to: { path: '^content/catalogue' },
    },
    {
      name: 'no-network-outside-lookup',
      comment: 'Only the clients of lib/lookup speak to the outside.',
      severity: 'error',
      from: { path: '^lib/(?!lookup/)' },
      to: { path: '^node:(http|https|net)$|^(http|https|net)$' },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      from: { path: '^(app|components|content|lib)/' },
      to: { path: '/index[.]tsx?$', pathNot: 'node_modules' },
    },
    {
      name: 'no-drawers',
      comment: 'A file says what is in it.',
      severity: 'error',
      from: { path: '^(app|components|content|lib)/' },
      to: { path: '/(utils|util|helpers|helper|common|types)[./]', pathNot: 'node_modules' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      // Types alone, which stand in @types/pdfmake.
      to: { couldNotResolve: true, pathNot: '^pdfmake/interfaces$' },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      from: { path: '^(app|components|content|lib)/' },
      to: { path: '^(tests|e2e)/|node_modules/(jest|@testing-library|fast-check|@playwright)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|out|generated|\\.cache|bench)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.mdx', '.css'],
    },
  },
}
