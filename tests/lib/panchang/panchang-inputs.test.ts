import { panchangInputs, placeFrom } from '@/lib/panchang/panchang-inputs'
import { isNearIndia, panchangCities } from '@/lib/panchang/places'

describe('the place of a panchang', () => {
  it('is a city by its name, whatever the coordinates say', () => {
    expect(placeFrom('chennai', null)).toEqual({ name: 'Chennai', latitude: 13.0827, longitude: 80.2707 })
  })
  it.each([
    ['Pune', 'Pune'],
    ['', '18.52° N, 73.86° E'],
  ])('is another place, called %s: %s', (place, name) => {
    expect(placeFrom('other', { latitude: 18.52, longitude: 73.86, place })).toEqual({
      latitude: 18.52,
      longitude: 73.86,
      name,
    })
  })
  it('is none while its coordinates cannot be read', () => {
    expect(placeFrom('other', null)).toBeNull()
  })
  it.each([
    [5.9, 77, false],
    [6, 68, true],
    [38, 98, true],
    [28, 98.1, false],
    [51.5, 0, false],
  ])('%d° N %d° E is near India: %s', (latitude, longitude, expected) => {
    expect(isNearIndia({ latitude, longitude })).toBe(expected)
    expect(panchangInputs.latitude.read(String(latitude)).ok).toBe(latitude >= 6 && latitude <= 38)
  })
  it('knows five cities near India', () => {
    expect(Object.values(panchangCities).every(isNearIndia)).toBe(true)
  })
  it.each([
    ['2100-12-31', true],
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2101-01-01', false],
    ['', true],
  ])('the date %s can be asked for: %s', (text, ok) => {
    expect(panchangInputs.date.read(text).ok).toBe(ok)
  })
  it('keeps a long name short', () => {
    expect(panchangInputs.place.read('x'.repeat(200))).toEqual({ ok: true, value: 'x'.repeat(80) })
  })
})
