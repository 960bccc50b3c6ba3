import { panchangInputs, placeFrom } from '@/lib/panchang/panchang-inputs'

describe('the place of a panchang', () => {
  it('is a city by its name, whatever the coordinates say', () => {
    expect(placeFrom('chennai', null)).toEqual({ name: 'Chennai', latitude: 13.0827, longitude: 80.2707 })
  })
  it.each([
    [18.52, 73.86, 'Asia/Kolkata', 'Pune', 'Pune'],
    [18.52, 73.86, 'Asia/Kolkata', '', '18.52° N, 73.86° E'],
    [-33.87, 151.21, 'Australia/Sydney', '', '33.87° S, 151.21° E'],
  ])('is another place at %d, %d in %s, called %j: %s', (latitude, longitude, timeZone, place, name) => {
    expect(placeFrom('other', { latitude, longitude, timeZone, place })).toEqual({
      name,
      latitude,
      longitude,
      timeZone,
    })
  })
  it('is null while its coordinates cannot be read', () => {
    expect(placeFrom('other', null)).toBeNull()
  })
  it.each([
    [90, 180, true],
    [-90, -180, true],
    [90.1, 180.1, false],
    [-90.1, -180.1, false],
  ])('latitude %d and longitude %d are on the Earth: %s', (latitude, longitude, expected) => {
    expect(panchangInputs.latitude.read(String(latitude)).ok).toBe(expected)
    expect(panchangInputs.longitude.read(String(longitude)).ok).toBe(expected)
  })
  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Mars/Olympus', null],
  ])('the time zone %j is %j', (name, zone) => {
    expect(panchangInputs.timeZone.read(name)).toEqual(
      zone === null ? { ok: false, problem: { kind: 'unknownTimeZone' } } : { ok: true, value: zone },
    )
  })
  it.each([
    ['2100-12-31', true],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2101-01-01', false],
  ])('the date %s can be asked for: %s', (text, ok) => {
    expect(panchangInputs.date.read(text).ok).toBe(ok)
  })
  it('keeps a long name short', () => {
    expect(panchangInputs.place.read('x'.repeat(200))).toEqual({ ok: true, value: 'x'.repeat(80) })
  })
})
