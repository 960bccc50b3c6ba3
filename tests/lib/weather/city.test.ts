import fc from 'fast-check'
import { cityText, LONGEST_CITY } from '@/lib/weather/city'

it.each([
  ['gaps around and between words are one space or none', '  New \t\n Delhi ', 'New Delhi'],
  ['control characters are gaps', 'Pune\u0000\u0007,\u0085Maharashtra', 'Pune , Maharashtra'],
])('%s', (_sentence, text, city) => expect(cityText(text)).toBe(city))

it('no text becomes longer than a city, and a city stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const city = cityText(text)
      expect(city.length).toBeLessThanOrEqual(LONGEST_CITY)
      expect(cityText(city)).toBe(city.trim())
    }),
  )
})
