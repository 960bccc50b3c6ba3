import {
  type AirHour,
  airBandOf,
  indianAirQuality,
  type Pollutant,
  subIndex,
} from '@/lib/weather/air-quality'

describe('the sub-index of the Central Pollution Control Board', () => {
  it.each<[Pollutant, number, number, string]>([
    ['pm25', 30, 50, 'the end of good'],
    ['pm25', 45, 75, 'the board’s own example: halfway from 30 to 60'],
    ['pm25', 185, 350, 'halfway from 120 to 250'],
    ['pm25', 380, 500, '130 above the last band'],
    ['pm25', 900, 500, 'no index is above 500'],
    ['pm10', 175, 150, 'halfway from 100 to 250'],
    ['no2', 130, 150, 'halfway from 80 to 180'],
    ['so2', 230, 150, 'halfway from 80 to 380'],
    ['o3', 134, 150, 'halfway from 100 to 168'],
    ['co', 6_000, 150, '6 mg: halfway from 2 to 10'],
    ['pm10', 0, 0, 'clean air'],
  ])('%s of %d is %d: %s', (pollutant, mean, index) => {
    expect(subIndex(pollutant, mean)).toBeCloseTo(index, 9)
  })
})

it.each([
  [50, 'good'],
  [100, 'satisfactory'],
  [200, 'moderate'],
  [300, 'poor'],
  [400, 'veryPoor'],
  [401, 'severe'],
])('%d is %s', (index, band) => expect(airBandOf(index)).toBe(band))

describe('the index of a day', () => {
  const hour: AirHour = { pm25: 45, pm10: 60, no2: 20, so2: 8, o3: 30, co: 500 }
  const day = (changes: Partial<AirHour> = {}, length = 24) =>
    Array.from({ length }, () => ({ ...hour, ...changes }))

  it('is the worst of its sub-indices', () => {
    const whole = { index: 75, band: 'satisfactory', worst: 'pm25', pm25: 45, pm10: 60 }
    expect(indianAirQuality(day())).toEqual(whole)
    expect(indianAirQuality(day({ pm10: 175 }))).toMatchObject({ index: 150, worst: 'pm10' })
  })
  it('takes means over a day: half at 30 and half at 60 is 45', () => {
    expect(indianAirQuality([...day({ pm25: 30 }, 12), ...day({ pm25: 60 }, 12)])?.index).toBe(75)
  })
  it('takes ozone over the last eight hours', () => {
    const late = [...day({}, 16), ...day({ o3: 134 }, 8)]
    expect(indianAirQuality(late)).toMatchObject({ index: 150, worst: 'o3' })
    expect(indianAirQuality([...day({ o3: 134 }, 16), ...day({}, 8)])?.worst).toBe('pm25')
  })
  it('needs 16 hours of 24', () => {
    expect(indianAirQuality(day({}, 16))?.index).toBe(75)
    expect(indianAirQuality(day({}, 15))).toBeNull()
  })
  it('needs three pollutants, one of them particles', () => {
    expect(indianAirQuality(day({ pm25: null, pm10: null }))).toBeNull()
    expect(indianAirQuality(day({ no2: null, so2: null, o3: null, co: null }))).toBeNull()
    expect(indianAirQuality([])).toBeNull()
  })
})
