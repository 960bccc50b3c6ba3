import nextJest from 'next/jest.js'
import './scripts/constants/set-build-constants.mjs'

const createConfig = nextJest({ dir: '.' })

// Packages that ship only ES modules are compiled too; next/jest would leave all of node_modules alone.
const esmPackages = ['d3-array', 'internmap']

async function jestConfig() {
  const resolved = await createConfig({
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.cache', '<rootDir>/bench'],
    moduleNameMapper: {
      '^fast-check$': '<rootDir>/tests/seeded-fast-check.ts',
      '^@/(.*)\\.mdx$': '<rootDir>/tests/mdx-stand-in.tsx',
      '^@/(.*)$': '<rootDir>/$1',
    },
  })()
  const shared = {
    ...resolved,
    // Jest looks up a global through the sandbox each time it is named, which loops over numbers and pixels
    // do millions of times.
    sandboxInjectedGlobals: ['Array', 'Math', 'Number', 'Object', 'String', 'Uint8ClampedArray'],
    transformIgnorePatterns: [
      `/node_modules/(?!(${esmPackages.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  }
  return {
    ...shared,
    // A machine that does other work as well is several times slower.
    testTimeout: 30_000,
    // A file that needs the other environment declares it in its first line.
    projects: [
      {
        ...shared,
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/tests/!(components)/**/*.test.{ts,tsx,mjs}'],
      },
      {
        ...shared,
        displayName: 'jsdom',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/tests/components/**/*.test.{ts,tsx}'],
        setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
      },
    ],
  }
}

export default jestConfig
