import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import regexp from 'eslint-plugin-regexp'
import {
  noPositionalBoolean,
  positionalBooleans,
  positionalValues,
  rowsByPosition,
} from './scripts/lint/parameters.mjs'
import {
  dateArithmetic,
  newestRow,
  ownNames,
  paiseArithmetic,
  rawText,
  spelledOut,
  unknownAsZero,
} from './scripts/lint/selectors.mjs'

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
      // Prettier keeps the width of code alone.
      'max-len': ['error', { code: 1_000, comments: 120, ignoreUrls: true, ignoreStrings: true }],
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
    // Who reads a call sees what each value is: at most three in a row, the rest by name.
    files: ['app/**', 'components/**', 'content/**', 'lib/**'],
    plugins: { jantar: { rules: { 'no-positional-boolean': noPositionalBoolean } } },
    rules: { 'max-params': ['error', 3], 'jantar/no-positional-boolean': 'error' },
  },
  { files: [...rowsByPosition, ...positionalValues], rules: { 'max-params': 'off' } },
  { files: positionalBooleans, rules: { 'jantar/no-positional-boolean': 'off' } },
  {
    // Sentences are the page's. Amounts with their unit are `lib/format`'s, and answers in the search are sentences.
    files: ['lib/**'],
    ignores: ['lib/format/**', 'lib/language/**', 'lib/questions/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@/lib/language/words', importNames: ['t'], message: 'Return a kind; components word it.' },
      ],
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
