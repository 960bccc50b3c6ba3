import { bankOfQuery } from '@/lib/banking/branch-search'
import { directoryFiles, type DirectoryFiles } from '@/lib/lookup/directory-files'
import { lookUpBanks } from '@/lib/lookup/ifsc/branch-lookup'
import { lookUpPlace } from '@/lib/lookup/pincode/place-lookup'
import { cityList } from '@/lib/lookup/weather/weather-cities'
import { closeness, problemOfName } from '@/lib/name-search/closeness'
import { latinOf } from '@/lib/name-search/devanagari'
import { spellingsOf } from '@/lib/name-search/other-spellings'
import type { ToolQuestion } from '@/lib/questions/tool-question'

/** The directories that are shipped with the site, of which each file is fetched once. */
interface Directories {
  pincodes: DirectoryFiles
  banks: DirectoryFiles
  cities: DirectoryFiles
}

const shipped: Directories = {
  pincodes: directoryFiles('/directories/pincode'),
  banks: directoryFiles('/directories/ifsc'),
  cities: directoryFiles('/directories/cities'),
}

/** No place or branch has more words. */
const MOST_WORDS = 6
const isName = (text: string) => /^[\p{L}\p{M} .'-]+$/u.test(text) && text.split(' ').length <= MOST_WORDS

async function isBank(query: string, files: DirectoryFiles): Promise<boolean> {
  const banks = await lookUpBanks(files)
  return bankOfQuery(latinOf(query), new Map(banks.map(({ letters, name }) => [letters, name]))) !== null
}

/** True if an office or a district has this name, or one that begins so; slips do not count. */
async function isPlace(query: string, files: DirectoryFiles, signal: AbortSignal): Promise<boolean> {
  const { districts, offices } = await lookUpPlace(query, files, signal)
  const names = [...districts, ...offices].map(({ name }) => name)
  return spellingsOf(query).some((spelling) => names.some((name) => closeness(name, '', spelling) !== null))
}

/**
 * The lookups for the name of a bank, a place or a city as the site's own directories have it, for a query
 * that names no page: 'canara bank', 'koramangala'. What could not be fetched answers nothing.
 */
export async function askDirectories(
  query: string,
  signal: AbortSignal,
  { pincodes, banks, cities }: Directories = shipped,
): Promise<ToolQuestion[]> {
  const name = query.trim().toLowerCase()
  if (!isName(name) || problemOfName(name) !== null) return []
  const asked: readonly (readonly [found: Promise<boolean>, slug: string, control: string])[] = [
    [isBank(name, banks), 'ifsc-code-finder', 'place'],
    [isPlace(name, pincodes, signal), 'pincode-finder', 'place'],
    [
      cityList(cities)
        .named(name, signal)
        .then(({ length }) => length > 0),
      'weather-forecast',
      'city',
    ],
  ]
  const found = await Promise.allSettled(asked.map(([isFound]) => isFound))
  return asked.flatMap(([, slug, control], place) => {
    const answer = found[place]!
    return answer.status === 'fulfilled' && answer.value
      ? [{ slug, set: { [control]: name }, answer: null }]
      : []
  })
}
