// The list of cities, as build.mjs needs to know it. There is no newer list to take over: the package comes every month.
import { packageState } from '../packages.mjs'
import { cityPackage } from './sources.mjs'

export const cityDirectory = {
  name: 'cities',
  /** Its code, in addition to that of scripts/directories. */
  folders: ['lib/weather', 'lib/name-search'],
  inputs: (root) => ({ packages: [packageState(root, cityPackage)] }),
  newerList: () => '',
  forget: () => {},
  listIn: () => undefined,
  async build(root, target) {
    // It imports lib, which needs the hooks that build.mjs registers first.
    return (await import('./build-cities.mjs')).buildCities(root, target)
  },
}
