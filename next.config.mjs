import createMDX from '@next/mdx'

const withMDX = createMDX({})

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  pageExtensions: ['ts', 'tsx'],
  // Types are a step of their own in `npm run check` and `npm test`; checking them twice only delays `npm start`.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    // Few large script files instead of many small ones: fewer requests and 4 KB less for a first visit.
    turbopackChunking: { maxChunkCountPerGroup: 2, maxMergeChunkSize: 5_000_000, minChunkSize: 3_000_000 },
  },
}

export default withMDX(nextConfig)
