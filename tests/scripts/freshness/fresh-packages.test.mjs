import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataPackages } from '@/scripts/freshness/data-packages.mjs'
import { freshPackages } from '@/scripts/freshness/fresh-packages.mjs'
import { folderWith, temporaryFolder } from '@/tests/temporary-folder.mjs'

/** On the rates that are installed, with a newer, a wrong and a missing version. */

const installed = 'node_modules/@fawazahmed0/currency-api'
const recorded = JSON.parse(readFileSync(join(installed, 'v1/currencies/usd.min.json'), 'utf8'))
const ratesPackage = dataPackages.filter(({ name }) => name === '@fawazahmed0/currency-api')

const packageWith = (usd) =>
  folderWith({
    'v1/currencies/usd.min.json': JSON.stringify({ date: recorded.date, usd: recorded.usd, ...usd }),
  })

/** A registry that offers one newer version and notes what is taken. */
function registryWith(fetched) {
  const taken = []
  return {
    taken,
    newest: async () => ({ version: '2099.1.1', published: '2099-01-01' }),
    fetch: async () => fetched,
    take: async (name, version) => void taken.push(`${name}@${version}`),
  }
}

async function takeNewest(registry, options = {}) {
  const remembered = []
  const [end] = await freshPackages(ratesPackage, {
    root: process.cwd(),
    registry,
    remember: (name) => remembered.push(name),
    ...options,
  })
  return { ...end, remembered }
}

const tomorrow = { date: '2099-01-01', usd: { ...recorded.usd, inr: recorded.usd.inr * 1.01 } }

test('a newer package is taken', async () => {
  const registry = registryWith(packageWith(tomorrow))
  expect(await takeNewest(registry)).toMatchObject({ outcome: 'taken', remembered: [ratesPackage[0].name] })
  expect(registry.taken).toEqual(['@fawazahmed0/currency-api@2099.1.1'])
})

test('a wrong package is refused with every reason, and nothing is installed', async () => {
  const wrong = { ...tomorrow.usd, inr: recorded.usd.inr * 100, eur: undefined }
  const registry = registryWith(packageWith({ ...tomorrow, usd: wrong }))
  const end = await takeNewest(registry)
  expect(end.outcome).toBe('refused')
  expect(end.messages.join('\n')).toMatch(/EUR has vanished/)
  expect(end.messages.join('\n')).toMatch(/INR moved by 9900\.0 %/)
  expect([registry.taken, end.remembered]).toEqual([[], []])
})

test.each([
  ['is missing', { newest: () => Promise.reject(new Error('404 Not Found')) }, /to be had \(404 Not Found\)/],
  ['is no package', registryWith(temporaryFolder()), /./],
])('a package that %s leaves the one we have', async (_, registry, message) => {
  const end = await takeNewest(registry)
  expect(end).toMatchObject({ outcome: 'kept', remembered: [] })
  expect(end.messages[0]).toMatch(message)
  expect(registry.taken ?? []).toEqual([])
})

test('the newest is kept, and a dry run takes nothing', async () => {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(await takeNewest({ newest: async () => ({ version }) })).toMatchObject({ outcome: 'kept' })
  const registry = registryWith(packageWith(tomorrow))
  expect(await takeNewest(registry, { dryRun: true })).toMatchObject({ outcome: 'taken' })
  expect(registry.taken).toEqual([])
})

test('every package passes its own check against itself', () => {
  for (const { name, problems } of dataPackages)
    expect([name, problems(join('node_modules', name), join('node_modules', name))]).toEqual([name, []])
})
