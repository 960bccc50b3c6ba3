import { render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecentTools } from '@/components/site/home/recent-tools-store'
import { ThemeButton } from '@/components/site/theme-button'
import { storedDocuments } from '@/lib/invoicing/storage/stored-documents'
import { storedPictures } from '@/lib/invoicing/storage/stored-pictures'
import { storedSlugs } from '@/lib/storage/stored-slugs'
import type { StorageKey } from '@/lib/storage/storage-keys'
import type { StoredFormat } from '@/lib/storage/stored-text'
import { StoredValue } from '@/lib/storage/stored-value'
import { createCardStore } from '@/lib/visiting-card/card-store'
import { hostileTexts, soundTexts } from '@/tests/hostile-texts'

const mockFormats = new Map<string, StoredFormat<unknown>>()

// Each value that the site keeps is made by this function, which here notes how it is read and written.
jest.mock('@/lib/storage/stored-value', () => {
  const actual = jest.requireActual<typeof import('@/lib/storage/stored-value')>('@/lib/storage/stored-value')
  const storedValue = (format: StoredFormat<unknown> & { key: StorageKey }) => {
    mockFormats.set(format.key, format)
    return actual.storedValue(format)
  }
  return { ...actual, storedValue }
})

const filesThatKeep = ['lib', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && /\bstoredValue[<(]/.test(readFileSync(path, 'utf8'))),
)

beforeAll(async () => {
  for (const file of filesThatKeep) await import(`@/${file.replace(/\.tsx?$/, '')}`)
  createCardStore()
  storedDocuments({ place: '', newId: () => 'new', onCopies: () => {} })
  storedPictures('')
})
beforeEach(() => localStorage.clear())

/** Each text behind its first signs, which name its test. */
const named = (texts: readonly string[]) =>
  texts.map((text) => [JSON.stringify(text.slice(0, 40)), text] as const)

const isPolluted = () => 'polluted' in Object.prototype || 'polluted' in window

/** What a visit makes of a stored text that it shows, changes and leaves. */
function visit(format: StoredFormat<unknown>, text: string) {
  localStorage.setItem(format.key, text)
  const store = new StoredValue(format)
  const leave = store.subscribe(() => {})
  const found = store.getState()
  store.change((value) => value)
  leave()
  return { ...found, notSaved: store.getState().notSaved }
}

test('the list of stored values is whole', () => {
  expect([...mockFormats.keys()].sort()).toEqual(Object.keys(soundTexts).sort())
})

test('each of them is listed, copied and erased on /saved-data', async () => {
  const { isSavedKey } = await import('@/lib/saved-data/saved-kinds')
  expect([...mockFormats.keys()].filter((key) => !isSavedKey(key))).toEqual([])
})

test('nothing is written to the storage past these and the few keys that hold bare words', () => {
  const writers = ['lib', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter(
        (path) => /\.tsx?$/.test(path) && /\blocalStorage\b|\bsetItem\(/.test(readFileSync(path, 'utf8')),
      ),
  )
  expect(writers.sort()).toEqual([
    // Once a visit, in the storage of the session.
    'components/site/notices/install-offer.tsx',
    'components/site/theme-button.tsx',
    'components/site/theme-script.ts',
    // Which business is open.
    'lib/invoicing/businesses/business-acts.ts',
    'lib/saved-data/backup.ts',
    'lib/storage/browser-storage.ts',
    'lib/storage/language-offer.ts',
    'lib/storage/stored-slugs.ts',
    'lib/storage/stored-text.ts',
  ])
})

const keys = Object.entries<readonly string[]>(soundTexts)
const soundOnes = keys.flatMap(([key, texts]) => texts.map((text) => [key, text] as const))

describe.each(keys)('under %s', (key, sound) => {
  const unreadable = hostileTexts.filter((text) => !sound.includes(text))

  test.each(named(unreadable))('%s is set aside whole, and reported', (_, text) => {
    const { value, setAside, notSaved } = visit(mockFormats.get(key)!, text)
    // Where there is no room for a copy, the text stays where it was.
    expect(notSaved).toBe(text.length > 2_500_000 ? 'full' : null)
    expect(setAside).toBe(notSaved ? null : `${key}.unreadable.1`)
    expect(localStorage.getItem(setAside ?? key) === text).toBe(true)
    expectReadable(mockFormats.get(key)!, value)
    expect(isPolluted()).toBe(false)
  })
})

test.each(soundOnes)('%s may hold %j', (key, text) => {
  const { value, setAside } = visit(mockFormats.get(key)!, text)
  expect(setAside).toBeNull()
  expectReadable(mockFormats.get(key)!, value)
})

/** What was read of a text can be stored and read again. */
function expectReadable({ read, write }: StoredFormat<unknown>, value: unknown): void {
  const text = write(value)
  if (text !== null) expect(read(JSON.parse(text))).toEqual({ value, complete: true })
}

describe('lists that can be made again', () => {
  test.each(named(hostileTexts))('%s gives none but what is sound', (_, text) => {
    for (const key of ['theme', 'recentTools', 'toolsByLaw'])
      localStorage.setItem(key, text.slice(0, 200_000))
    for (const slug of [...readRecentTools().split(' '), ...storedSlugs('toolsByLaw')])
      expect(slug).toMatch(/^[a-z0-9-]*$/)
    expect(isPolluted()).toBe(false)
  })

  test.each(named(hostileTexts.filter(({ length }) => length < 1_000_000)))('%s is no theme', (_, text) => {
    localStorage.setItem('theme', text)
    render(<ThemeButton />)
    expect(screen.getByRole('button')).toHaveAccessibleName(/^Theme: system\./)
  })
})
