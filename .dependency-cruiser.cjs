/** The folders of `parent`, the lowest level first: a folder imports only from the levels below its own. */
const LEVELS = {
  lib: [
    ['language'],
    ['dial', 'format', 'json', 'love', 'name-search', 'pictures', 'seo', 'upi'],
    ['calendar', 'contact', 'link-check', 'postal', 'storage'],
    ['inputs', 'quotes', 'rules', 'weather'],
    ['answers'],
    [
      ...[
        'age',
        'arithmetic',
        'banking',
        'education',
        'health',
        'identity',
        'money',
        'panchang',
        'suggestion',
      ],
      ...['units', 'vehicles'],
    ],
    [
      'comparison',
      'countdown',
      'dates',
      'energy',
      'expenses',
      'finance',
      'form-pictures',
      'invoicing',
      'lookup',
      'pdf-files',
      'qr',
      'recharge',
      'stamp-duty',
      'tax',
    ],
    ['capital-gains', 'gold', 'own-figures', 'salary', 'savings', 'visiting-card'],
    ['catalogue', 'questions', 'saved-data'],
    ['proof'],
  ],
  'lib/invoicing': [
    ['document'],
    ['model'],
    ['rent'],
    ['tax'],
    ['returns', 'storage'],
    ['ledger', 'businesses'],
  ],
  'components/documents': [
    ['store'],
    ['controls'],
    ['paper'],
    ['pdf'],
    ['scan'],
    ['details', 'ledger', 'send'],
    ['result'],
    ['form'],
    ['books', 'businesses'],
    ['library'],
  ],
  components: [
    ['announcer', 'hooks'],
    ['ui'],
    ['islands', 'live', 'panchang', 'share'],
    ['results'],
    ['tool-form'],
    ['fields', 'site'],
    ['answers', 'documents', 'lookup', 'own-figures', 'proof', 'saved-data', 'tool-page'],
    ['tools'],
    ['article-tool', 'comparison'],
  ],
}

/** One rule for each level but the highest: nothing on it imports from its own level's other folders or from above. */
const oneWay = Object.entries(LEVELS).flatMap(([parent, levels]) =>
  levels.flatMap((level, height) =>
    level.map((folder) => {
      const closed = levels
        .slice(height)
        .flat()
        .filter((other) => other !== folder)
      return {
        name: 'folders-import-one-way',
        comment: `The levels of ${parent} are listed at the top of this file.`,
        severity: 'error',
        from: { path: `^${parent}/${folder}/` },
        to: { path: `^${parent}/(${closed.join('|')})/` },
      }
    }),
  ),
)

const everyFolderHasALevel = Object.entries(LEVELS).map(([parent, levels]) => ({
  name: 'every-folder-has-a-level',
  comment: 'A new folder is added to LEVELS.',
  severity: 'error',
  from: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/(${levels.flat().join('|')})/` },
  to: {},
}))

/** Imports run one way: app → components → lib, app → content → lib. */
module.exports = {
  forbidden: [
    ...oneWay.filter(({ to }) => !to.path.includes('()')),
    ...everyFolderHasALevel,
    {
      name: 'screens-of-documents-are-above-its-folders',
      severity: 'error',
      from: { path: '^components/documents/[^/]+/' },
      to: { path: '^components/documents/[^/]+$' },
    },
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
      comment: 'Words and tools come to a component by props; the words of papers are data that it fetches.',
      severity: 'error',
      from: { path: '^components/' },
      to: {
        path: '^(app|content|scripts|tests|e2e)/',
        pathNot: '^content/[a-z]+/(paper|names/amounts)\\.json$',
      },
    },
    {
      name: 'content-asks-lib-only',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^(app|components|scripts|tests|e2e)/' },
    },
    {
      name: 'only-app-opens-a-tool',
      comment:
        'A screen of a tool is imported by its page alone, so that its script is on no other page. An article or a comparison fetches one when it is needed.',
      severity: 'error',
      from: { pathNot: '^(app/|components/tools/|components/article-tool/|components/comparison/|tests/)' },
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
      // Types alone, which are in @types/pdfmake.
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
