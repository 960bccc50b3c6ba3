import { t } from '@/content/page-words'

/** Questions that show what the search understands. */
export const exampleQuestions = [
  t('emi 25 lakh 9% 20 years'),
  t('4599 including gst'),
  t('sip 5000 12% 15 yr'),
  t('tax on 15 lakh'),
  t('age 15 aug 1990'),
  t('5 ft 7 in to cm'),
  t('tithi tomorrow'),
  t('diwali 2027'),
  t('weather delhi'),
  '110001',
]
