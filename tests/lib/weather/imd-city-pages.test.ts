import { imdPageOf } from '@/lib/weather/imd-city-pages'

const front = 'https://mausam.imd.gov.in/'

it.each([
  ['PUNE ', null, 'https://city.imd.gov.in/citywx/city_weather.php?id=43063'],
  ['Bengaluru', 'Karnataka', 'https://city.imd.gov.in/citywx/city_weather.php?id=43295'],
  ['Jaipur', 'Assam', front],
  ['Ratlam', 'Madhya Pradesh', front],
  ['constructor', null, front],
])('%s in %s', (name, region, href) =>
  expect(imdPageOf({ name, region })).toEqual({ href, ofCity: href !== front }),
)
