import { festivalInputs } from '@/lib/panchang/festivals/festival-inputs'
import { gazettedDays, listedFestivals, nextFestivals, passes } from '@/lib/panchang/festivals/festival-list'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'
import { stateNames } from '@/lib/rules/states/state-names'

const all = { type: 'all', religion: 'all', state: 'all' } as const
const of2025 = listedFestivals(festivalsOf(2025))
const of2026 = listedFestivals(festivalsOf(2026))
const of2027 = listedFestivals(festivalsOf(2027))
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
    ['ramadan', true],
    ['jamat_ul_vida', true],
    ['diwali', false],
    ['christmas', false],
  ])('%s depends on the moon: %s', (id, byMoon) => {
    expect(named(of2026, id).byMoon).toBe(byMoon)
  })

  it.each<[typeof of2025, string, string | null, string]>([
    [of2025, 'ram_navami', null, 'restricted in 2025'],
    [of2026, 'ram_navami', 'listed', 'gazetted in 2026'],
    [of2027, 'holi', 'usual', 'no list of 2027 is known'],
    [of2027, 'ram_navami', null, 'not in every list'],
  ])('is gazetted by its year’s list: %#', (list, id, gazetted) => {
    expect(named(list, id).gazetted).toBe(gazetted)
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
  it('all together can leave none', () => {
    expect(ids({ type: 'national', religion: 'parsi' })).toEqual([])
  })
})

describe('the next festival', () => {
  it.each([
    ['2025-10-02', ['gandhi_jayanti', 'dussehra'], 'two on one day'],
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
    expect(gazettedDays(2027, of2027)).toContain('2027-03-22')
  })
})

describe('inputs', () => {
  it.each(['2000', '2050', ''])('year %s can be asked for', (year) => {
    expect(festivalInputs.year.read(year)).toEqual({ ok: true, value: year })
  })
  it.each(['1999', '2051', 'x'])('year %s can not', (year) => {
    expect(festivalInputs.year.read(year).ok).toBe(false)
  })
  it('each of the 36 states and union territories can be chosen', () => {
    expect(festivalInputs.state.options).toEqual(['all', ...Object.keys(stateNames)])
  })
})
