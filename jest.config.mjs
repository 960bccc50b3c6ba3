import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: '.' })

const config = createConfig({
  testEnvironment: 'jsdom',
  // A machine that does other work as well is several times slower.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx,mjs}'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.cache', '<rootDir>/bench'],
  moduleNameMapper: {
    '^@/(.*)\\.mdx$': '<rootDir>/tests/mdx-stand-in.tsx',
    '^@/(.*)$': '<rootDir>/$1',
  },
})

// Packages that ship only ES modules are compiled too; next/jest would leave all of node_modules alone.
const esmPackages = ['d3-array', 'internmap']
async function jestConfig() {
  const resolved = await config()
  return {
    ...resolved,
    transformIgnorePatterns: [
      `/node_modules/(?!(${esmPackages.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  }
}

export default jestConfig
