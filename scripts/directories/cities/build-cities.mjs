// Builds public/directories/cities: India's towns and cities with their coordinates, a file for each first letter.
import { join } from 'node:path'
import { checkSizes, count, sizeLine, sizesOf } from '../file-sizes.mjs'
import { writeDirectory } from '../write-directory.mjs'
import { cityFiles, tidyCities } from './city-rows.mjs'
import { cityPackage, readCityPackage } from './sources.mjs'

/** The largest file that one typed letter may cost, in gzip bytes; a build above it fails. */
const largestFile = 12 * 1024

/** Builds and writes; returns { report: lines, files: how many }. */
function build(root, target) {
  const cities = tidyCities(readCityPackage(root))
  const files = cityFiles(cities)
  const sizes = sizesOf(files)
  checkSizes('cities', [['file', sizes, largestFile]])
  const written = writeDirectory(target, join(root, '.cache/directories'), [...files])
  const { name, version, published } = cityPackage
  const head = `List of cities: ${count(cities.length)} towns and cities of India, ${name} ${version} of ${published}`
  return { report: [head, sizeLine('first letters', sizes)], files: written }
}

/** There is no newer list to take over: the package comes every month. */
export const cityDirectory = {
  name: 'cities',
  /** Its code, in addition to that of scripts/directories. */
  folders: ['lib/weather', 'lib/name-search'],
  packages: [cityPackage],
  build,
}
