import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import regexp from 'eslint-plugin-regexp'

const prose = [
  'content/**',
  'lib/rules/**',
  'lib/panchang/festivals/festival-table.ts',
  'lib/quotes/**',
  'components/ui/**',
  'tests/**',
  'e2e/**',
]

/** Nothing there is React, and its rules compile every file they read: half of the whole time. */
const withoutReact = ['lib', 'content', 'scripts', 'bench', 'deploy', 'public', 'e2e', 'tests/!(components)']
const reactRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|jsx)/.test(name))
/** These compile the whole file as React's compiler does. */
const compilerRules = reactRules.filter(
  (name) => name.startsWith('react-hooks/') && !/\/(rules-of-hooks|exhaustive-deps)$/.test(name),
)

const plainerWords = 'says said told beside besides stands stood mend mends mended further'.split(' ')

const spelledOut = [
  {
    selector: "CallExpression[callee.property.name='toLocaleString'][arguments.length=0]",
    message: "Spell out 'en-IN'.",
  },
  {
    selector: "NewExpression[callee.property.name='NumberFormat'][arguments.length=0]",
    message: "Spell out 'en-IN'.",
  },
]
/** `'constructor' in anything` is true: a word of a visitor, or of a stored text, is looked up among the object's own names. */
const ownNames = [
  {
    selector: "BinaryExpression[operator='in'][left.type!='Literal']",
    message: "Object.hasOwn: with `in`, every object has a 'constructor'.",
  },
]
/** A row may begin in the future, and a bill's row never counts. */
const newestRow = [
  {
    selector: "CallExpression[callee.property.name='at'][callee.object.property.name='values']",
    message: 'The newest row need not be in force: ruleOn(rule, day), or inForce(rule).',
  },
]
const rawTextMessage = 'Read the value of a field: its text is whatever a link or a visitor wrote.'
/** A field's raw text is compared with a fixed word, shown, or handed to a parser whole. */
const rawText = [
  "CallExpression[callee.object.property.name='text'][callee.object.type='MemberExpression']",
  'CallExpression[callee.name=/^(?:Number|parseInt|parseFloat|BigInt|Date)$/] > MemberExpression[property.name="text"]',
  "MemberExpression[computed=true] > MemberExpression.property[property.name='text']",
  "BinaryExpression[operator=/^(?:[<>]=?|[-*/%])$/] > MemberExpression[property.name='text']",
].map((selector) => ({ selector, message: rawTextMessage }))
const unknownAsZero = [
  {
    selector:
      "LogicalExpression[operator='??'][right.raw='0'], LogicalExpression[operator='||'][right.raw='0']",
    message:
      'What cannot be computed is null, not 0. Where 0 is the true value, write why: a tally, a default, a condition.',
  },
]
const calendarMessage = 'Count days and months with lib/calendar.'
const dateArithmetic = [
  { selector: 'Literal[value=86400000]', message: calendarMessage },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='UTC']",
    message: calendarMessage,
  },
  {
    selector: 'CallExpression[callee.property.name=/^set(UTC)?(Date|Month|FullYear)$/]',
    message: calendarMessage,
  },
]
const paiseArithmetic = [
  {
    selector:
      "CallExpression[callee.object.name='Math'][callee.property.name='round'] > BinaryExpression[operator='*'][right.value=100]",
    message: 'Round rupees with toPaise of lib/money/paise: 1.005 × 100 is less than 100.5.',
  },
]

export default defineConfig([
  ...next,
  ...nextTypeScript,
  prettier,
  {
    plugins: { regexp },
    rules: {
      // A text or a link that anyone may write must not hang the page.
      'regexp/no-super-linear-backtracking': 'error',
      // Plain links between documents are the design; the router's own link fetches a payload for each.
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'no-console': 'error',
      // Comments use plain technical English: a function returns, an error reports, a figure is next to another.
      'no-warning-comments': ['error', { terms: plainerWords, location: 'anywhere' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-syntax': ['error', ...spelledOut],
      eqeqeq: 'error',
      // One name, one thing: a reader need not look which of two a line means. A type may have the name of its value.
      'no-shadow': 'off',
      '@typescript-eslint/no-shadow': [
        'error',
        { ignoreOnInitialization: true, ignoreTypeValueShadow: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: prose,
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      // A switch over the kinds of one value counts once.
      complexity: ['error', { max: 12, variant: 'modified' }],
    },
  },
  {
    // A screen is one tree of elements; its length is layout, not logic.
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['app/**', 'components/**', 'content/**', 'lib/**'],
    ignores: ['lib/calendar/**', 'lib/panchang/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...spelledOut,
        ...ownNames,
        ...unknownAsZero,
        ...newestRow,
        ...dateArithmetic,
        ...paiseArithmetic,
      ],
    },
  },
  {
    files: ['components/{tools,fields,tool-form}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...spelledOut,
        ...ownNames,
        ...unknownAsZero,
        ...newestRow,
        ...rawText,
        ...dateArithmetic,
        ...paiseArithmetic,
      ],
    },
  },
  {
    // The panchang computes with moments of the sky, in Julian days.
    files: ['lib/calendar/**', 'lib/panchang/**'],
    rules: {
      'no-restricted-syntax': ['error', ...spelledOut, ...ownNames, ...unknownAsZero, ...paiseArithmetic],
    },
  },
  {
    // What visitors type, paste and open; build steps read files of ours.
    files: ['app/**', 'components/**', 'content/**', 'lib/**'],
    rules: { 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: withoutReact.map((folder) => `${folder}/**`),
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  {
    files: ['tests/components/**'],
    rules: Object.fromEntries(compilerRules.map((name) => [name, 'off'])),
  },
  {
    files: ['e2e/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          message: 'Import it from ./site-test: a page that crashed fails the test.',
        },
      ],
    },
  },
  // The compiler reports what is unused in these (noUnusedLocals, noUnusedParameters).
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  // CommonJS has no other way to import.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  globalIgnores([
    '.next/**',
    '.next-*/**',
    'out/**',
    'out-embed/**',
    'generated/**',
    '.cache/**',
    'next-env.d.ts',
    'public/directories/**',
    'public/rates/**',
    'bench/**/.next/**',
  ]),
])
