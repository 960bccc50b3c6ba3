import { professionalTaxLaw } from '@/lib/rules/salary/professional-tax'
import { professionalTaxPlaces } from '@/lib/rules/salary/professional-tax-places'
import { noProfessionalTaxSource, professionalTaxSources } from '@/lib/rules/salary/professional-tax-sources'
import { professionalTax, type Sex } from '@/lib/salary/professional-tax'
import { testSharedCases } from '@/tests/shared-cases'
import { sharedFact } from '@/tests/shared-facts'

const open = (place: (typeof professionalTaxPlaces)[number], pay: number) =>
  professionalTax(place, pay, 'male').open

describe('the professional tax of a year', () => {
  it.each<[(typeof professionalTaxPlaces)[number], number, Sex, number, string]>([
    ['Maharashtra', 10_001, 'male', 2_500, '11 × 200 + 300'],
    ['Maharashtra', 25_000, 'female', 0, 'women up to 25,000'],
    ['Karnataka', 24_999, 'male', 0, 'below 25,000'],
    ['Madhya Pradesh', 30_000, 'male', 2_000, '3,60,000 a year'],
    ['Kerala', 12_000, 'male', 1_500, '72,000 a half-year: 2 × 750'],
    ['Kerala', 2_000, 'male', 640, '12,000 a half-year: 2 × 320'],
    ['Meghalaya', 10_000, 'male', 500, '1,20,000 a year'],
    ['Punjab', 50_000, 'male', 2_400, '6,00,000 a year, clearly taxable'],
    ['Punjab', 20_000, 'male', 0, '2,40,000 a year, below both readings'],
    ['Chandigarh', 5_00_000, 'male', 0, 'levies none'],
  ])('%s, ₹%d a month, %s: ₹%d, %s', (place, pay, sex, year) => {
    expect(professionalTax(place, pay, sex)).toMatchObject({ year, open: null })
  })

  it('falls on the months as it is deducted', () => {
    const { months } = professionalTax('Madhya Pradesh', 50_000, 'male')
    expect(months).toEqual([208, 208, 208, 208, 208, 208, 208, 208, 208, 208, 208, 212])
    expect(professionalTax('Odisha', 50_000, 'male').months!.at(-1)).toBe(300)
    expect(professionalTax('Karnataka', 50_000, 'male').months!.indexOf(300)).toBe(10)
    expect(professionalTax('Bihar', 50_000, 'male').months).toBeNull()
  })

  it('is open where no figure was found, or two', () => {
    expect(open('Chhattisgarh', 50_000)).toBe('notFound')
    expect(open('Manipur', 50_000)).toBe('notFound')
    expect(open('Tamil Nadu (other towns)', 50_000)).toBe('notFound')
    expect(open('Tamil Nadu (Chennai)', 7_000)).toEqual({ per: 'halfYear', readings: [430, 425] })
    expect(open('Mizoram', 15_001)).toEqual({ per: 'month', readings: [208, 195] })
    expect(open('Punjab', 25_000)).toEqual({ per: 'year', readings: [0, 2_400] })
    expect(open('Delhi', 50_000)).toBeNull()
  })

  testSharedCases<
    { state: (typeof professionalTaxPlaces)[number]; monthlyGross: number; sex: Sex },
    { year: number; months?: number[] }
  >('salary', 'professionalTax', ({ state, monthlyGross, sex }, { year, months = null }) => {
    const tax = professionalTax(state, monthlyGross, sex)
    expect([tax.year, tax.months]).toEqual([year, months])
  })
})

describe('the bands', () => {
  it.each(Object.entries(professionalTaxLaw))(
    'of %s rise, end without a limit, and keep to 2,500',
    (place, law) => {
      for (const bands of [law.bands, law.women ?? law.bands]) {
        const limits = bands.map(([upTo]) => upTo)
        expect(limits).toEqual(limits.toSorted((one, other) => one - other))
        expect(limits.at(-1)).toBe(Infinity)
      }
      expect(law.from).toMatch(/^20\d\d-\d\d-\d\d$/)
      for (const pay of [1_000, 9_000, 16_000, 30_000, 10_00_000])
        expect(professionalTax(place as 'Assam', pay, 'male').year).toBeLessThanOrEqual(2_500)
    },
  )

  it('name their sources', () => {
    expect(Object.keys(professionalTaxLaw).filter((place) => !(place in professionalTaxSources))).toEqual([])
    for (const { title, href } of [...Object.values(professionalTaxSources), noProfessionalTaxSource]) {
      expect(title).toMatch(/\w/)
      expect(href).toMatch(/^https?:\/\//)
    }
  })

  interface Fact {
    state: string
    upTo_tax: [number | null, number | string | { year: number }][]
    conf: string
  }
  const facts = sharedFact<{ professionalTax: { states: Fact[]; none: { states: string[] } } }>('salary')
  const read = facts?.professionalTax
  if (read) {
    it('are those that were researched', () => {
      for (const { state, upTo_tax, conf } of read.states) {
        const law = professionalTaxLaw[state as 'Assam']
        if (conf === 'low' || state === 'Punjab') continue
        expect(law!.bands.map(([upTo]) => (upTo === Infinity ? null : upTo))).toEqual(
          upTo_tax.map(([upTo]) => upTo),
        )
        for (const [place, [, tax]] of upTo_tax.entries())
          if (typeof tax === 'number') expect(law!.bands[place]![1]).toBe(tax)
      }
      for (const state of read.none.states)
        expect(professionalTax(state as 'Goa', 50_000, 'male').open).toBeNull()
    })
  } else {
    it.skip('are those that were researched: ../shared/facts/salary.json is not there', () => {})
  }
})
