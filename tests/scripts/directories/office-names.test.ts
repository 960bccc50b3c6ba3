import fc from 'fast-check'
import { readableName, splitMarker, tidyName } from '@/scripts/directories/pincode/office-names.mjs'

describe('the type written in a name', () => {
  it.each([
    ['Ada B.O', 'Ada', 'Branch Post Office'],
    ['Vennala S.O', 'Vennala', 'Sub Post Office'],
    ['Basti H.O', 'Basti', 'Head Post Office'],
    ['New Delhi G.P.O.', 'New Delhi GPO', 'Head Post Office'],
    ['Bhainsa S.O (Adilabad)', 'Bhainsa (Adilabad)', 'Sub Post Office'],
    ['Baragaon (Jhunjhunu)S.O', 'Baragaon (Jhunjhunu)S.O', null],
    ['Main Bazar NDTSO', 'Main Bazar', 'Sub Post Office'],
    ['Nari Bari ED B.O', 'Nari Bari', 'Branch Post Office'],
    ['Elephanta Caves Po', 'Elephanta Caves', null],
    ['Vaso', 'Vaso', null],
    ['AGPO', 'AGPO', null],
  ])('%s: the name is %s, the type %s', (text, name, branchType) => {
    expect(splitMarker(text)).toEqual({ name, branchType })
  })
})

describe('a tidy name', () => {
  it.each([
    ['Hisar  Nai Mandi', '', 'Hisar Nai Mandi'],
    ['Sector 11( Chandigarh)', 'Chandigarh', 'Sector 11 (Chandigarh)'],
    ['Kalol (Bilaspur (HP)))', 'Bilaspur (HP)', 'Kalol (Bilaspur (HP))'],
    ['Lodna (Banku', 'Bankura', 'Lodna (Bankura)'],
    ['Bhimasar )', '', 'Bhimasar'],
    ['Asarwa [Araba]', '', 'Asarwa (Araba)'],
    ['Malkauli `', '', 'Malkauli'],
    ['Sidhari,', '', 'Sidhari'],
    ['(Gandhinagar) Sector 6', 'Gandhinagar', '(Gandhinagar) Sector 6'],
  ])('of %j in %j is %j', (text, district, name) => {
    expect(tidyName(text, district)).toBe(name)
  })

  it('stays as it is when read again, and never holds the separator of the shards', () => {
    const messy = fc.string({ unit: fc.constantFrom(...'aB1 .()[]|`,;-SO'), maxLength: 20 })
    fc.assert(
      fc.property(messy, (text) => {
        const { name } = readableName(text, 'Agra')
        expect(name).not.toContain('|')
        expect(readableName(name, 'Agra').name).toBe(name)
      }),
    )
  })
})
