import createMDX from '@next/mdx'

const withMDX = createMDX({})

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // A `page.dev.tsx` is a page of `npm run dev` alone.
  pageExtensions: ['ts', 'tsx', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  // Types are a step of their own in `npm run check` and `npm test`; checking them twice only delays `npm start`.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    // Few large script files instead of many small ones: fewer requests and 4 KB less for a first visit.
    turbopackChunking: { maxChunkCountPerGroup: 2, maxMergeChunkSize: 5_000_000, minChunkSize: 3_000_000 },
  },
}

export default withMDX(nextConfig)
