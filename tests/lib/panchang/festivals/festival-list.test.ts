import { festivalInputs } from '@/lib/panchang/festivals/festival-inputs'
import { gazettedDays, listedFestivals, nextFestivals, passes } from '@/lib/panchang/festivals/festival-list'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'
import { gazettedListOf } from '@/lib/panchang/festivals/gazetted-holidays'
import { stateNames } from '@/lib/rules/states/state-names'

const all = { type: 'all', religion: 'all', state: 'all' } as const
const of2025 = listedFestivals(festivalsOf(2025))
const of2026 = listedFestivals(festivalsOf(2026))
const of2027 = listedFestivals(festivalsOf(2027))
const of2028 = listedFestivals(festivalsOf(2028))
const named = (list: typeof of2025, id: string) => list.find(({ festival }) => festival.id === id)!

describe('a festival in the list', () => {
  it('has both days of Diwali 2025 with the reason', () => {
    const diwali = named(of2025, 'diwali')
    expect(diwali.day).toBe('2025-10-20')
    expect(diwali.others.map(({ day }) => day)).toEqual(['2025-10-21'])
    expect(diwali.others[0]!.who).toContain('Maharashtra')
    expect(diwali.gazetted).toBe('listed')
  })

  it.each([
    ['eid_ul_fitr', true],
    ['jamat_ul_vida', true],
    ['diwali', false],
  ])('%s depends on the moon: %s', (id, byMoon) => {
    expect(named(of2026, id).byMoon).toBe(byMoon)
  })

  it.each<[typeof of2025, string, string | null, string]>([
    [of2026, 'ram_navami', 'listed', 'gazetted in 2026'],
    [of2027, 'holi', 'listed', 'gazetted in 2027'],
    [of2027, 'maha_shivaratri', null, 'not in the list of 2027'],
    [of2028, 'holi', 'usual', 'no list of 2028 is known'],
  ])('is gazetted by its year’s list: %#', (list, id, gazetted) => {
    expect(named(list, id).gazetted).toBe(gazetted)
  })
})

describe('the day that leads', () => {
  const leading = (year: number, id: string, state?: string) =>
    named(listedFestivals(festivalsOf(year), state), id)

  it('is the chosen state’s own: Tamil Nadu keeps Pongal 2026 on 15 January', () => {
    expect(leading(2026, 'pongal').day).toBe('2026-01-14')
    const own = leading(2026, 'pongal', 'TN')
    expect(own.day).toBe('2026-01-15')
    expect(own.others.map(({ day }) => day)).toEqual(['2026-01-14'])
    expect(leading(2025, 'diwali', 'MH').day).toBe('2025-10-21')
    // One newspaper has 3 March for Maharashtra: it stays next to the central day.
    expect(leading(2026, 'holi', 'MH').day).toBe('2026-03-04')
  })

  it('is that of the central list for a holiday that is called the central government’s', () => {
    // The list of July 2025 has 27 May; the calculation, one day after Umm al-Qura, 28 May.
    const bakrid = leading(2026, 'eid_ul_adha')
    expect([bakrid.day, bakrid.gazetted]).toEqual(['2026-05-27', 'listed'])
    expect(bakrid.others).toEqual([expect.objectContaining({ day: '2026-05-28' })])
    const ofStates = [2025, 2026, 2027].flatMap((year) => {
      const days = festivalsOf(year)
      return Object.keys(stateNames).map((state) => listedFestivals(days, state))
    })
    expect(leading(2025, 'diwali', 'MH').gazetted).toBeNull()
    for (const list of [of2025, of2026, of2027, ...ofStates])
      for (const { festival, day, gazetted } of list)
        if (gazetted === 'listed')
          expect([festival.id, day]).toEqual([
            festival.id,
            gazettedListOf(Number(day.slice(0, 4)))!.days[festival.id],
          ])
  })

  // Memorandum of 16 July 2026: Holi on 23 March. Purnima is there on the evening of 21 March alone.
  it('has both days of Holi 2027 and of its fire, with one reason', () => {
    const holi = leading(2027, 'holi')
    expect([holi.day, holi.gazetted]).toEqual(['2027-03-23', 'listed'])
    expect(holi.others).toEqual([
      { day: '2027-03-22', who: 'Calculated for New Delhi', reason: expect.stringContaining('Purnima') },
    ])
    const fire = leading(2027, 'holika_dahan')
    expect([fire.day, fire.others[0]!.day]).toEqual(['2027-03-21', '2027-03-22'])
  })

  it('names the reason of its difference beside the calculated day, whoever leads', () => {
    expect(leading(2026, 'eid_ul_adha').others[0]!.reason).toContain('before the moon could be sighted')
    expect(leading(2025, 'diwali', 'MH').others[0]).toMatchObject({
      day: '2025-10-20',
      reason: expect.stringContaining('Amavasya lasted'),
    })
    for (const list of [of2025, of2026, of2027])
      for (const { others } of list) expect(new Set(others.map(({ day }) => day)).size).toBe(others.length)
  })

  it('puts a gazetted holiday first on a day with several, and the days stay in order', () => {
    for (const list of [of2025, of2026, of2027, of2028]) {
      const days = list.map(({ day }) => day)
      expect(days).toEqual(days.toSorted())
      for (const [at, { day, gazetted }] of list.entries())
        if (gazetted !== null && list[at - 1]?.day === day) expect(list[at - 1]!.gazetted).not.toBeNull()
    }
  })

  it('is never that of a lyrics site or of a laboratory’s calendar', () => {
    const weak = of2026.flatMap(({ others }) => others.filter((other) => other.weak))
    expect(weak.map(({ day }) => day)).toEqual(['2026-03-27', '2026-04-14', '2026-11-09'])
  })

  // West Bengal kept 28 September to 2 October 2025, and in 2024 Dashami on 13 October, a day after Dussehra.
  it.each([
    [2025, ['2025-09-28', '2025-09-29', '2025-09-30', '2025-10-02']],
    [2024, ['2024-10-09', '2024-10-10', '2024-10-11', '2024-10-13']],
  ])('of Bengal’s Durga Puja %i are its own', (year, days) => {
    const ids = ['durga_shashthi', 'durga_saptami', 'durga_ashtami', 'durga_dashami']
    expect(ids.map((id) => leading(year, id, 'WB').day)).toEqual(days)
  })
})

describe('filters', () => {
  const ids = (filter: Partial<typeof all> | object) =>
    of2025.filter((one) => passes(one, { ...all, ...filter })).map(({ festival }) => festival.id)

  it('of type', () => {
    expect(ids({ type: 'national' })).toEqual(['republic_day', 'independence_day', 'gandhi_jayanti'])
    expect(ids({ type: 'gazetted' })).toHaveLength(17)
  })
  it('of religion', () => {
    expect(ids({ religion: 'parsi' })).toEqual(['jamshedi_navroz', 'parsi_new_year'])
    expect(ids({ religion: 'buddhist' })).toEqual(['ambedkar_jayanti', 'buddha_purnima', 'guru_purnima'])
  })
  it('of state keeps what all of India keeps', () => {
    const kerala = ids({ state: 'KL' })
    expect(kerala).toEqual(expect.arrayContaining(['onam', 'vishu', 'diwali', 'christmas']))
    expect(kerala).not.toContain('bohag_bihu')
  })
})

describe('the next festival', () => {
  it.each([
    ['2025-10-02', ['gandhi_jayanti', 'dussehra', 'durga_dashami'], 'several on one day, gazetted first'],
    ['2025-10-03', ['sharad_purnima'], 'after it'],
    ['2025-12-28', [], 'none is left in the year'],
  ])('from %s is %j: %s', (from, expected) => {
    expect(nextFestivals(of2025, from).map(({ festival }) => festival.id)).toEqual(expected)
  })
})

describe('gazetted days', () => {
  it('follow the list of their year, each once', () => {
    expect(gazettedDays(2025, of2025)).toHaveLength(16)
    expect(gazettedDays(2026, of2026)).toContain('2026-05-27')
    expect(gazettedDays(2027, of2027)).toHaveLength(16)
    expect(gazettedDays(2027, of2027)).toContain('2027-03-23')
    expect(gazettedDays(2028, of2028)).toContain(named(of2028, 'holi').day)
  })
})

describe('inputs', () => {
  it.each([
    ['2000', true],
    ['2050', true],
    ['', true],
    ['1999', false],
    ['2051', false],
  ])('the year "%s" can be asked for: %s', (year, ok) => {
    expect(festivalInputs.year.read(year).ok).toBe(ok)
  })
  it('each of the 36 states and union territories can be chosen', () => {
    expect(festivalInputs.state.options).toEqual(['all', ...Object.keys(stateNames)])
  })
})
