import fc from 'fast-check'
import { readRegistration } from '@/lib/vehicles/registration'
import { vehicleStateOf, vehicleStates } from '@/lib/vehicles/states'
import { anyText } from '@/tests/any-text'

describe('a number of a state', () => {
  it.each([
    'MH 12 AB 1234',
    'mh12ab1234',
    'MH.12/AB 1234',
    'M H 1 2 A B 1 2 3 4',
    'IND MH 12 AB 1234',
    'MH १२ AB १२३४',
  ])("'%s' is read", (text) => {
    expect(readRegistration(text)).toEqual({
      kind: 'state',
      plate: 'MH 12 AB 1234',
      state: { code: 'MH', name: 'Maharashtra' },
      office: '12',
      delhiClass: null,
      series: 'AB',
      serial: '1234',
    })
  })

  it.each([
    ['GJ 1 1234', 'GJ 1 1234', '1', '', '1234'],
    ['GJ11234', 'GJ 11 234', '11', '', '234'],
    ['RJ 14 C 5', 'RJ 14 C 5', '14', 'C', '5'],
    ['KL-07-CDE-0001', 'KL 07 CDE 0001', '07', 'CDE', '0001'],
    ['KA 01 TC 1234', 'KA 01 TC 1234', '01', 'TC', '1234'],
  ])("'%s': spaces decide where they are typed", (text, plate, office, series, serial) => {
    expect(readRegistration(text)).toMatchObject({ kind: 'state', plate, office, series, serial })
  })

  it.each([
    ['DL 3C AB 1234', 'DL 3C AB 1234', '3', 'car', 'AB'],
    ['dl3cab1234', 'DL 3C AB 1234', '3', 'car', 'AB'],
    ['DL 10 S 77', 'DL 10S 77', '10', 'twoWheeler', ''],
    ['DL 1L AB 1234', 'DL 1 LAB 1234', '1', null, 'LAB'],
  ])("'%s' of Delhi has the class of vehicle", (text, plate, office, delhiClass, series) => {
    expect(readRegistration(text)).toMatchObject({ kind: 'state', plate, office, delhiClass, series })
  })

  it.each([
    ['OD 02 A 1', 'Odisha', undefined],
    ['OR 02 A 1', 'Odisha', 'OD'],
    ['UK 07 A 1', 'Uttarakhand', undefined],
    ['UA 07 A 1', 'Uttarakhand', 'UK'],
    ['TG 09 A 1', 'Telangana', undefined],
    ['TS 09 A 1', 'Telangana', 'TG'],
    ['DD 01 A 1', 'Dadra and Nagar Haveli and Daman and Diu', undefined],
    ['DN 09 A 1', 'Dadra and Nagar Haveli', 'DD'],
    ['LA 01 A 1', 'Ladakh', undefined],
  ])('%s is of %s; newer letters: %s', (text, name, nowCode) => {
    const reading = readRegistration(text)
    expect('state' in reading && reading.state).toMatchObject({ name })
    expect('state' in reading && reading.state.nowCode).toBe(nowCode)
  })

  it('has letters of a state', () => {
    expect(readRegistration('ZZ 12 AB 1234')).toEqual({ kind: 'problem', problem: 'state', code: 'ZZ' })
  })
})

describe('other marks', () => {
  it.each([
    ['24 BH 1234 AA', { kind: 'bharat', plate: '24 BH 1234 AA', year: 2024, serial: '1234', series: 'AA' }],
    ['21bh0001a', { kind: 'bharat', plate: '21 BH 0001 A', year: 2021 }],
    ['77 CD 12', { kind: 'diplomatic', plate: '77 CD 12', corps: 'CD', mission: '77', serial: '12' }],
    ['199cc0123', { kind: 'diplomatic', corps: 'CC', mission: '199' }],
    ['11-UN-5', { kind: 'diplomatic', corps: 'UN' }],
    [
      '↑ 03 D 153874 H',
      { kind: 'defence', plate: '↑ 03 D 153874 H', year: '03', codeLetter: 'D', lastLetter: 'H' },
    ],
    ['08B059787A', { kind: 'defence', plate: '↑ 08 B 059787 A', serial: '059787' }],
    [
      'T 0326 MH 1234 AB',
      { kind: 'temporary', plate: 'T 0326 MH 1234 AB', month: 3, year: 2026, series: 'AB' },
    ],
    ['t1223ka0123z', { kind: 'temporary', month: 12, year: 2023 }],
    ['MH VA AB 1234', { kind: 'vintage', plate: 'MH VA AB 1234', series: 'AB' }],
    ['MH 12 TC 123', { kind: 'trade', plate: 'MH 12 TC 123', office: '12', serial: '123' }],
    ['MMC 1234', { kind: 'old', plate: 'MMC 1234', letters: 'MMC', serial: '1234' }],
  ])("'%s' is read", (text, parts) => {
    expect(readRegistration(text)).toMatchObject(parts)
  })
})

it.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['MH 12 @B 1234', 'characters'],
  ['M', 'incomplete'],
  ['MH12', 'incomplete'],
  ['24BH12', 'incomplete'],
  ['T0326MH', 'incomplete'],
  ['XX1', 'state'],
  ['T 0326 XX 1234 A', 'state'],
  ['MH12AB12345', 'pattern'],
  ['HELLO WORLD', 'pattern'],
  ['MH 12 AB 0000', 'zero'],
  ['MH 00 AB 1234', 'zero'],
  ['24 BH 0000 AA', 'zero'],
  ['0 CD 1', 'zero'],
  ['MMC 0', 'zero'],
  ['20 BH 1234 AA', 'bharatYear'],
  ['T 1326 MH 1234 A', 'month'],
])("'%s' has the problem '%s'", (text, problem) => {
  expect(readRegistration(text)).toMatchObject({ kind: 'problem', problem })
})

describe('the letters of states', () => {
  it('are two, each once; newer letters are of today', () => {
    const codes = vehicleStates.map(({ code }) => code)
    expect(new Set(codes).size).toBe(40)
    expect(codes).toHaveLength(40)
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
    for (const { nowCode } of vehicleStates.filter((state) => state.nowCode))
      expect(vehicleStateOf(nowCode!)?.nowCode).toBeUndefined()
    // 28 states and 8 territories, and four letters that were given up.
    expect(vehicleStates.filter(({ nowCode }) => !nowCode)).toHaveLength(36)
  })
})

describe('any mark', () => {
  const letters = (min: number, max: number) =>
    fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ'), minLength: min, maxLength: max })
  const serials = fc.integer({ min: 1, max: 9_999 }).map(String)
  const marks = fc
    .tuple(
      fc.constantFrom(...vehicleStates.map(({ code }) => code)),
      fc.integer({ min: 1, max: 99 }).map((office) => String(office).padStart(2, '0')),
      letters(1, 2),
      serials,
    )
    .filter(([, , series]) => series !== 'TC')

  it('is read again from its plate', () => {
    const texts = fc.oneof(
      marks.map((parts) => parts.join(' ')),
      fc.constantFrom('24 BH 1234 AA', '77CD12', '03D153874H', 'T 0326 MH 1234 AB', 'MHVAAB1234', 'DL1LAB12'),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readRegistration(text)
        if (reading.kind === 'problem') throw new Error(`${text}: ${reading.problem}`)
        expect(readRegistration(reading.plate)).toEqual(reading)
      }),
    )
  })

  it('and any other text is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyText), (text) => {
        expect(readRegistration(text).kind).toMatch(/^[a-z]+$/)
      }),
    )
  })
})
