import { availableParallelism } from 'node:os'
import createMDX from '@next/mdx'
import { buildConstants } from './scripts/constants/build-constants.mjs'

const withMDX = createMDX({})

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  env: buildConstants(),
  poweredByHeader: false,
  // A `page.dev.tsx` is a page of `npm run dev` alone.
  pageExtensions: ['ts', 'tsx', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  // Types are a step of their own in `npm run check` and `npm test`; checking them twice only delays `npm start`.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    // What Next compiles for its server runs twice, in the build, and its scripts are replaced by those of
    // the islands. Making that small, mapping it to its sources and keeping it for the next compile would
    // take longer than the compile itself.
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
    // Pages are written by as many processes; Next would leave one processor idle, half of a small machine.
    cpus: availableParallelism(),
    // Few large script files instead of many small ones: fewer requests and 4 KB less for a first visit.
    turbopackChunking: { maxChunkCountPerGroup: 2, maxMergeChunkSize: 5_000_000, minChunkSize: 3_000_000 },
  },
}

export default withMDX(nextConfig)
