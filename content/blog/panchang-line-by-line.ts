import type { Article } from '@/lib/catalogue/page'

export const panchangLineByLine: Article = {
  slug: 'panchang-line-by-line',
  title: 'How to read a panchang, line by line',
  description:
    'Tithi, weekday, nakshatra, yoga and karana explained with one day in New Delhi, why a tithi ends at night, and where Rahu Kaal comes from.',
  summary: 'Five lines follow the Sun and the Moon. The rest divides the day by its length.',
  imageAlt:
    'A large dial with the Sun and a half Moon on its rim, an arc of thirty parts and five spokes to its centre',
  publishedOn: '2026-11-24',
  updatedOn: '2026-11-24',
  readingMinutes: 6,
  related: ['daily-panchang-muhurat', 'indian-festival-calendar', 'countdown-timer-creator'],
}
