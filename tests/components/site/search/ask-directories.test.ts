import { readFileSync } from 'node:fs'
import { askDirectories } from '@/components/site/search/ask-directories'
import type { DirectoryFiles } from '@/lib/lookup/directory-files'

/** The built directories, read from the disk. */
const filesOf =
  (root: string): DirectoryFiles =>
  (name, read) =>
    new Promise((resolve) =>
      resolve(read(JSON.parse(readFileSync(`public/directories/${root}/${name}`, 'utf8')))),
    )

const built = { pincodes: filesOf('pincode'), banks: filesOf('ifsc'), cities: filesOf('cities') }
const none: DirectoryFiles = () => Promise.reject(new TypeError('Failed to fetch'))

const toolsFor = async (query: string, directories = built) =>
  (await askDirectories(query, new AbortController().signal, directories)).map(({ slug, set }) => [slug, set])

test.each([
  ['Koramangala', [['pincode-finder', { place: 'koramangala' }]]],
  ['canara bank', [['ifsc-code-finder', { place: 'canara bank' }]]],
  ['qwerty', []],
  ['12345', []],
  ['ab', []],
  ['a place that has a very long name of many words', []],
])('%s leads to %j', async (query, tools) => {
  expect(await toolsFor(query)).toEqual(tools)
})

test('a city leads to its pincodes and to its weather', async () => {
  expect(await toolsFor('jaisalmer')).toEqual([
    ['pincode-finder', { place: 'jaisalmer' }],
    ['weather-forecast', { city: 'jaisalmer' }],
  ])
})

test('a directory that cannot be fetched answers nothing, and the others do', async () => {
  expect(await toolsFor('jaisalmer', { ...built, pincodes: none })).toEqual([
    ['weather-forecast', { city: 'jaisalmer' }],
  ])
  expect(await toolsFor('jaisalmer', { pincodes: none, banks: none, cities: none })).toEqual([])
})
