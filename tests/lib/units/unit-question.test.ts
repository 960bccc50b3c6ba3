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
    [`5'7" in cm`, 67, 'inch', 'centimetre'],
    ['5’ 7” to metres', 67, 'inch', 'metre'],
    ['5 in in cm', 5, 'inch', 'centimetre'],
    ['2 bigha (U.P.) in acre', 2, 'bighaUttarPradesh', 'acre'],
    ['3 WB katha to sq ft', 3, 'kathaWestBengal', 'squareFoot'],
    ['3 katha assam to sq. ft.', 3, 'kathaAssam', 'squareFoot'],
    ['98.6° F to celsius', 98.6, 'fahrenheit', 'celsius'],
    ['-40 C = F', -40, 'celsius', 'fahrenheit'],
    ['100 gaj to feet', 100, 'gajLength', 'foot'],
    ['5 L/100 km to kmpl', 5, 'litrePer100Km', 'kilometrePerLitre'],
    ['50 m2 to ft2', 50, 'squareMetre', 'squareFoot'],
    ['1 hour 30 min in seconds', 90, 'minute', 'second'],
    ['५ फुट to cm', 5, 'foot', 'centimetre'],
    ['8 Mb to MB', 8, 'megabit', 'megabyte'],
    ['1.5 ac ton to kw', 1.5, 'tonOfRefrigeration', 'kilowatt'],
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

describe('fractions, feet and inches, units of the trade and other word orders', () => {
  it.each([
    ['half an acre in guntha', 0.5, 'acre', 'guntha'],
    ['three quarters of a mile in km', 0.75, 'mile', 'kilometre'],
    ['one and a half kg to g', 1.5, 'kilogram', 'gram'],
    ['2 and a half feet to cm', 2.5, 'foot', 'centimetre'],
    ['an acre in sq ft', 1, 'acre', 'squareFoot'],
    ['पाव किलो में ग्राम', 0.25, 'kilogram', 'gram'],
    ['डेढ़ एकड़ to sq ft', 1.5, 'acre', 'squareFoot'],
    ['1 1/2 inch in mm', 1.5, 'inch', 'millimetre'],
    ['½ inch in mm', 0.5, 'inch', 'millimetre'],
    ['2¾ inch in mm', 2.75, 'inch', 'millimetre'],
    ['5 ft 6 1/2 in to cm', 66.5, 'inch', 'centimetre'],
    ['6 foot 2 in cm', 74, 'inch', 'centimetre'],
    [`5'7 to cm`, 67, 'inch', 'centimetre'],
    ['5 feet 7', 67, 'inch', null],
    ['3 brass to sq ft', 3, 'brassArea', 'squareFoot'],
    ['brass to cubic metre 2', 2, 'brass', 'cubicMetre'],
    ['sq ft to cent 1,50,000', 1_50_000, 'squareFoot', 'cent'],
    ['tola to gram 2.5', 2.5, 'tola', 'gram'],
    ['feet to cm', 1, 'foot', 'centimetre'],
    ['convert 5 kg to lb', 5, 'kilogram', 'pound'],
    ['how many guntha in half acre?', 0.5, 'acre', 'guntha'],
  ])('%s', (text, value, from, to) => {
    expect(asked(text)).toEqual([value, from, to])
  })

  it('a brass alone may be one of volume or of area', () => {
    expect(unitQuestion('1 brass').kind).toBe('whichOne')
    expect(asked('1 brass (volume)')).toEqual([1, 'brass', null])
  })

  it.each([
    ['half kg in cm', 'differentKinds'],
    ['1/0 inch in mm', 'unknownUnit'],
    ['6 kg 2 in cm', 'unknownUnit'],
  ])('%s: %s', (text, kind) => {
    expect(unitQuestion(text).kind).toBe(kind)
  })
})

describe('what cannot be answered gives the reason', () => {
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

  it.each([['5 ft to zzz', 'zzz']])('%s: an unknown unit', (text, unit) => {
    expect(unitQuestion(text)).toEqual({ kind: 'unknownUnit', text: unit })
  })

  it.each(['', 'feet', '5', 'x'.repeat(101), '5 kg 3 ft'])('%j', (text) => {
    expect(unitQuestion(text)).toEqual({ kind: 'unreadable' })
  })
})
