import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'

const prose = ['content/**', 'lib/rules/**', 'lib/quotes/**', 'components/ui/**', 'tests/**', 'e2e/**']

export default defineConfig([
  ...next,
  ...nextTypeScript,
  prettier,
  {
    rules: {
      // Plain links between documents are the design; the router's own link fetches a payload for each.
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='toLocaleString'][arguments.length=0]",
          message: "Spell out 'en-IN'.",
        },
        {
          selector: "NewExpression[callee.property.name='NumberFormat'][arguments.length=0]",
          message: "Spell out 'en-IN'.",
        },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: prose,
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
    },
  },
  {
    // A screen is one tree of elements; its length is layout, not logic.
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  // CommonJS has no other way to import.
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  globalIgnores([
    '.next/**',
    '.next-*/**',
    'out/**',
    'generated/**',
    '.cache/**',
    'next-env.d.ts',
    'public/directories/**',
    'public/rates/**',
    'bench/**/.next/**',
  ]),
])
