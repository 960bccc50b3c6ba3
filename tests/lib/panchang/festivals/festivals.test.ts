import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'
import { easterSunday } from '@/lib/panchang/festivals/easter'
import { differenceSources } from '@/lib/panchang/festivals/difference-sources'
import { festivalDifferences } from '@/lib/panchang/festivals/festival-differences'
import { festivals } from '@/lib/panchang/festivals/festival-table'
import { mainFestivals } from '@/lib/panchang/festivals/main-festivals'
import { gazettedLists, gazettedListOf, usuallyGazetted } from '@/lib/panchang/festivals/gazetted-holidays'

interface Reference {
  festival: string
  name: string
  year: number
  computed: string[]
  other_cities_differ?: Record<string, string[]>
  published: { source: string; date: string }[]
  published_differing: { source: string; date: string }[]
}

const file = join('..', 'shared', 'vectors', 'festivals.json')
const reference = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as { vectors: Reference[] }).vectors
  : null
if (!reference) process.stderr.write(`SKIPPED: ${file} is not there, so its dates are not checked.\n`)

const cities: Record<string, { latitude: number; longitude: number }> = {
  'New Delhi': { latitude: 28.6139, longitude: 77.209 },
  Mumbai: { latitude: 19.076, longitude: 72.8777 },
  Chennai: { latitude: 13.0827, longitude: 80.2707 },
  Kolkata: { latitude: 22.5726, longitude: 88.3639 },
  Guwahati: { latitude: 26.1445, longitude: 91.7362 },
  'Central Station (23N11 82E30)': { latitude: 23 + 11 / 60, longitude: 82.5 },
}

const years = new Map<string, ReturnType<typeof festivalsOf>>()
function yearIn(year: number, city = 'New Delhi') {
  const key = `${year} ${city}`
  if (!years.has(key)) years.set(key, festivalsOf(year, cities[city]))
  return years.get(key)!
}

const SECOND_RULE = 'diwali_second_day_rule'
function daysOf(id: string, year: number, city?: string): string[] {
  const asked = id === SECOND_RULE ? 'diwali' : id
  return yearIn(year, city)
    .filter((festival) => festival.id === asked)
    .map(({ day, byOtherRule }) => (id === SECOND_RULE ? (byOtherRule ?? day) : day))
}

const run = reference ? describe : describe.skip
run('festivals compared with the reference', () => {
  const rows = reference ?? []
  it.each(rows)('$name $year', ({ festival, year, computed }) => {
    expect(daysOf(festival, year)).toEqual(computed)
  })
  const elsewhere = rows.flatMap(({ festival, year, other_cities_differ: differ }) =>
    Object.entries(differ ?? {}).map(([city, dates]) => ({ festival, year, city, dates })),
  )
  it.each(elsewhere)('$festival $year in $city', ({ festival, year, city, dates }) => {
    expect(daysOf(festival, year, city)).toEqual(dates)
  })

  it('lists every published day that differs from ours', () => {
    const known = new Set(festivalDifferences.map(({ festival, day }) => `${festival} ${day}`))
    const missing = rows
      .flatMap(({ festival, published_differing: differing }) =>
        differing.map(({ date }) => `${festival} ${date}`),
      )
      .filter((difference) => !known.has(difference))
    expect(missing).toEqual([])
  })
})

const DRIK_2023 = 'Drik Panchang, as printed for 2023'
const DOPT_2025 = 'central government list of 2025'
const DOPT_2026 = 'central government list of 2026'

describe('festivals as almanacs and governments published them', () => {
  it.each([
    ['makar_sankranti', '2023-01-15', DRIK_2023],
    ['vasant_panchami', '2023-01-26', DRIK_2023],
    ['ratha_saptami', '2023-01-28', DRIK_2023],
    ['guru_ravidas_jayanti', '2023-02-05', DRIK_2023],
    ['dayananda_saraswati_jayanti', '2023-02-15', DRIK_2023],
    ['maha_shivaratri', '2023-02-18', DRIK_2023],
    ['holika_dahan', '2023-03-07', DRIK_2023],
    ['holi', '2023-03-08', DRIK_2023],
    ['ugadi', '2023-03-22', DRIK_2023],
    ['gangaur', '2023-03-24', DRIK_2023],
    ['ram_navami', '2023-03-30', DRIK_2023],
    ['mahavir_jayanti', '2023-04-04', DRIK_2023],
    ['hanuman_jayanti', '2023-04-06', DRIK_2023],
    ['puthandu', '2023-04-14', DRIK_2023],
    ['vishu', '2023-04-15', DRIK_2023],
    ['bohag_bihu', '2023-04-15', DRIK_2023],
    ['akshaya_tritiya', '2023-04-22', DRIK_2023],
    ['buddha_purnima', '2023-05-05', DRIK_2023],
    ['rabindra_jayanti', '2023-05-09', DRIK_2023],
    ['rath_yatra', '2023-06-20', DRIK_2023],
    ['guru_purnima', '2023-07-03', DRIK_2023],
    ['hariyali_teej', '2023-08-19', 'the same; Shravana was doubled, the second counts'],
    ['nag_panchami', '2023-08-21', DRIK_2023],
    ['onam', '2023-08-29', DRIK_2023],
    ['raksha_bandhan', '2023-08-30', 'the same; Purnima ended too soon after sunrise on the 31st'],
    ['janmashtami_smarta', '2023-09-06', DRIK_2023],
    ['janmashtami_vaishnava', '2023-09-07', DRIK_2023],
    ['vishwakarma_puja', '2023-09-17', DRIK_2023],
    ['hartalika_teej', '2023-09-18', DRIK_2023],
    ['ganesh_chaturthi', '2023-09-19', DRIK_2023],
    ['samvatsari', '2023-09-20', DRIK_2023],
    ['anant_chaturdashi', '2023-09-28', DRIK_2023],
    ['mahalaya', '2023-10-14', DRIK_2023],
    ['sharad_navratri', '2023-10-15', DRIK_2023],
    ['durga_ashtami', '2023-10-22', DRIK_2023],
    ['maha_navami', '2023-10-23', DRIK_2023],
    ['dussehra', '2023-10-24', DRIK_2023],
    ['sharad_purnima', '2023-10-28', DRIK_2023],
    ['valmiki_jayanti', '2023-10-28', DRIK_2023],
    ['karwa_chauth', '2023-11-01', DRIK_2023],
    ['dhanteras', '2023-11-10', DRIK_2023],
    ['naraka_chaturdashi', '2023-11-12', DRIK_2023],
    ['diwali', '2023-11-12', DRIK_2023],
    ['kali_puja', '2023-11-12', DRIK_2023],
    ['govardhan_puja', '2023-11-14', DRIK_2023],
    ['bhai_dooj', '2023-11-15', DRIK_2023],
    ['chhath', '2023-11-19', DRIK_2023],
    ['dev_deepawali', '2023-11-26', DRIK_2023],
    ['guru_nanak_jayanti', '2023-11-27', DRIK_2023],
    ['raksha_bandhan', '2022-08-11', 'Drik Panchang: Purnima from 10:38 am to 7:05 am'],
    ['nag_panchami', '2022-08-02', 'Drik Panchang'],
    ['diwali', '2022-10-24', 'central government list of 2022'],
    ['hazrat_ali_birthday', '2025-01-14', DOPT_2025],
    ['jamat_ul_vida', '2025-03-28', DOPT_2025],
    ['parsi_new_year', '2025-08-15', DOPT_2025],
    ['diwali', '2025-10-20', DOPT_2025],
    ['guru_tegh_bahadur', '2025-11-24', DOPT_2025],
    ['hazrat_ali_birthday', '2026-01-03', DOPT_2026],
    ['jamat_ul_vida', '2026-03-20', DOPT_2026],
    ['holika_dahan', '2026-03-03', DOPT_2026],
  ])('%s %s: %s', (id, day) => {
    expect(daysOf(id, Number(day.slice(0, 4)))).toContain(day)
  })

  // Thiruvonam as Kerala kept it; in 2013 the month of Chingam held Shravana twice, in 2006 it held it at no sunrise.
  it.each([
    '2006-09-05',
    '2010-08-23',
    '2011-09-09',
    '2012-08-29',
    '2013-09-16',
    '2014-09-07',
    '2015-08-28',
    '2016-09-14',
    '2017-09-04',
    '2018-08-25',
    '2019-09-11',
    '2020-08-31',
    '2021-08-21',
    '2022-09-08',
    '2024-09-15',
  ])('Onam %s', (day) => {
    expect(daysOf('onam', Number(day.slice(0, 4)))).toEqual([day])
  })

  it.each([
    [2000, ['2000-01-08', '2000-12-27'], 'eid_ul_fitr', 'twice in a year'],
    [2025, ['2025-01-06', '2025-12-27'], 'guru_gobind_singh_jayanti', 'twice in a year'],
    [2026, [], 'guru_gobind_singh_jayanti', 'not at all'],
  ])('in %d on %j: %s, %s', (year, days, id) => {
    // The first Eid of 2000 was on 8 or 9 January, by the moon.
    const found = daysOf(id, year)
    expect(found).toHaveLength(days.length)
    found.forEach((day, at) => {
      expect(Math.abs(Date.parse(day) - Date.parse(days[at]!))).toBeLessThanOrEqual(86_400_000)
    })
  })

  it('gives the day of the gazetted lists, but for the moon and for Diwali’s neighbours', () => {
    const different = gazettedLists.flatMap(({ year, days }) =>
      Object.entries(days)
        .filter(([id, day]) => !daysOf(id, year).includes(day))
        .map(([id, day]) => `${id} ${day}`),
    )
    expect(different).toEqual(['eid_ul_adha 2026-05-27', 'holi 2027-03-23'])
  })
})

describe('Easter', () => {
  it.each([
    [2008, '2008-03-23'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('of %d is on %s: the table of the United States Census Bureau', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })
})

describe('the list of festivals', () => {
  const ids = festivals.map(({ id }) => id)

  it('names each festival once, and twelve main ones among them', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(60)
    expect(mainFestivals).toHaveLength(12)
    expect(ids).toEqual(expect.arrayContaining([...mainFestivals]))
  })

  it('has a festival for each gazetted day, and knows three years', () => {
    expect(gazettedLists.map(({ year }) => year)).toEqual([2025, 2026, 2027])
    for (const { days } of gazettedLists) {
      expect(ids).toEqual(expect.arrayContaining(Object.keys(days)))
      expect(Object.keys(days)).toHaveLength(17)
    }
    // Independence Day and Milad-un-Nabi are both on Sunday, 15 August 2027.
    expect(new Set(Object.values(gazettedListOf(2027)!.days)).size).toBe(16)
    expect(gazettedListOf(2028)).toBeUndefined()
    expect(usuallyGazetted).toContain('diwali')
    expect(usuallyGazetted).not.toContain('ram_navami')
  })

  it('states for each other day whose it is, and it is another day than ours', () => {
    for (const { festival, day, source } of festivalDifferences) {
      const ours = daysOf(festival, Number(day.slice(0, 4)))
      expect([festival, ours.length]).toEqual([festival, 1])
      expect(ours).not.toContain(day)
      expect(differenceSources[source].href).toMatch(/^https:/)
    }
  })
})

describe('the second rule of Diwali', () => {
  it.each<[number, string | undefined, string]>([
    [2023, undefined, 'one evening only'],
    [2024, '2024-11-01', '41 minutes after sunset in Delhi'],
    [2025, undefined, '10 minutes in Delhi, too little'],
  ])('in %d gives %s: %s', (year, expected) => {
    expect(yearIn(year).find(({ id }) => id === 'diwali')!.byOtherRule).toBe(expected)
  })
})

describe('years outside the calendar', () => {
  it.each([1999, 2051])('%d is refused', (year) => {
    expect(() => festivalsOf(year)).toThrow(RangeError)
  })
  it.each([2000, 2050])('%d is answered, in the order of its days', (year) => {
    const days = yearIn(year).map(({ day }) => day)
    expect(days).toEqual(days.toSorted())
    expect(days.every((day) => day.startsWith(`${year}-`))).toBe(true)
    expect(days.length).toBeGreaterThanOrEqual(79)
  })
})
