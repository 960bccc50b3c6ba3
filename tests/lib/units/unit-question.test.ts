import { unitQuestion } from '@/lib/units/unit-question'

const asked = (text: string) => {
  const question = unitQuestion(text)
  return question.kind === 'asked'
    ? [question.value, question.from.id, question.to?.id ?? null]
    : question.kind
}

describe('a sentence names a value, its unit and the unit wanted', () => {
  it.each([
    ['5 ft 7 in to cm', 67, 'inch', 'centimetre'],
    ['5 ft 2 in to cm', 62, 'inch', 'centimetre'],
    ['5ft2in to cm', 62, 'inch', 'centimetre'],
    [`5'7" in cm`, 67, 'inch', 'centimetre'],
    ['5’ 7” to metres', 67, 'inch', 'metre'],
    ['5 in in cm', 5, 'inch', 'centimetre'],
    ['2 bigha (UP) in acre', 2, 'bighaUttarPradesh', 'acre'],
    ['2 bigha (U.P.) in acre', 2, 'bighaUttarPradesh', 'acre'],
    ['3 WB katha to sq ft', 3, 'kathaWestBengal', 'squareFoot'],
    ['3 katha assam to sq. ft.', 3, 'kathaAssam', 'squareFoot'],
    ['100 F to C', 100, 'fahrenheit', 'celsius'],
    ['98.6° F to celsius', 98.6, 'fahrenheit', 'celsius'],
    ['-40 C = F', -40, 'celsius', 'fahrenheit'],
    ['1.5 lakh sq ft in acres', 1_50_000, 'squareFoot', 'acre'],
    ['2,400 sqft to gaj', 2_400, 'squareFoot', 'gaj'],
    ['100 gaj to feet', 100, 'gajLength', 'foot'],
    ['10 tola into grams', 10, 'tola', 'gram'],
    ['30 mpg to km/l', 30, 'milePerUsGallon', 'kilometrePerLitre'],
    ['5 L/100 km to kmpl', 5, 'litrePer100Km', 'kilometrePerLitre'],
    ['20 kmpl to l/100km', 20, 'kilometrePerLitre', 'litrePer100Km'],
    ['50 m2 to ft2', 50, 'squareMetre', 'squareFoot'],
    ['1 hour 30 min in seconds', 90, 'minute', 'second'],
    ['6 kilometers to miles', 6, 'kilometre', 'mile'],
    ['५ फुट to cm', 5, 'foot', 'centimetre'],
    ['8 Mb to MB', 8, 'megabit', 'megabyte'],
    ['1.5 ac ton to kw', 1.5, 'tonOfRefrigeration', 'kilowatt'],
    ['1 kg to lbs', 1, 'kilogram', 'pound'],
    ['1 lb 8 oz to g', 24, 'ounce', 'gram'],
    ['2 a in sq m', 2, 'are', 'squareMetre'],
  ])('%s', (text, value, from, to) => {
    expect(asked(text)).toEqual([value, from, to])
  })

  it('may leave the target open', () => {
    expect(asked('5 ft 7 in')).toEqual([67, 'inch', null])
    expect(asked('12 inch')).toEqual([12, 'inch', null])
  })
})

describe('what cannot be answered says why', () => {
  it('a bigha without its state, with all that there are', () => {
    const question = unitQuestion('2 bigha in acre')
    if (question.kind !== 'whichOne') throw new Error(question.kind)
    expect(question.choices.map(({ id }) => id)).toEqual([
      'bighaUttarPradesh',
      'bighaBihar',
      'bighaWestBengal',
      'bighaAssam',
      'bighaRajasthan',
      'bighaRajasthanKachcha',
      'bighaGujarat',
      'bighaHimachalPradesh',
    ])
  })

  it('a bigha as the target, too', () => {
    expect(unitQuestion('1 acre to bigha').kind).toBe('whichOne')
    expect(asked('1 acre to bigha (Assam)')).toEqual([1, 'acre', 'bighaAssam'])
  })

  it('both bighas of Rajasthan', () => {
    expect(unitQuestion('1 bigha (rajasthan) in acre').kind).toBe('whichOne')
    expect(asked('1 bigha (Rajasthan, kachcha) in acre')).toEqual([1, 'bighaRajasthanKachcha', 'acre'])
  })

  it('different kinds', () => {
    expect(unitQuestion('5 kg to cm').kind).toBe('differentKinds')
  })

  it.each([
    ['5 zzz to cm', 'zzz'],
    ['5 ft to zzz', 'zzz'],
    ['5 bigha (Kerala) in acre', 'bigha (Kerala)'],
  ])('%s: an unknown unit', (text, unit) => {
    expect(unitQuestion(text)).toEqual({ kind: 'unknownUnit', text: unit })
  })

  it.each(['', 'feet', 'to', '5', 'hello world', 'x'.repeat(101), '5 kg 3 ft'])('%j', (text) => {
    expect(unitQuestion(text)).toEqual({ kind: 'unreadable' })
  })
})
