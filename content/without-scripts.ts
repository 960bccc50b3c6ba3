import type { Tool } from '@/lib/catalogue/tool'
import { t } from '@/content/page-words'

/** What of a tool's page works where a browser runs no scripts. */
type WithoutScripts = 'result' | 'reading' | 'nothing'

const words: Record<WithoutScripts, string> = {
  result: t(
    'JavaScript is turned off. The result on this page is for the values shown. To enter your own, turn on JavaScript.',
  ),
  reading: t(
    'JavaScript is turned off. You can read this page and follow its links. To search or choose, turn on JavaScript.',
  ),
  nothing: t(
    'JavaScript is turned off. This tool needs it. You can read the steps and the answers to questions below.',
  ),
}

/** Tools unlike the others of their category: calculators show a result, other tools need scripts. */
const exceptions: Readonly<Record<string, WithoutScripts>> = {
  'age-calculator': 'nothing',
  'all-in-one-calculator': 'nothing',
  'currency-converter': 'result',
  'e-stamp-duty-calculator': 'result',
  'electricity-bill-estimator': 'result',
  'gold-calculator': 'result',
  'margin-calculator': 'result',
  'unit-converter': 'result',
  'daily-panchang-muhurat': 'result',
  'exam-result-checker-guide': 'reading',
  'indian-festival-calendar': 'reading',
  'mobile-recharge-plan-finder': 'reading',
  'pan-card-verification-guide': 'reading',
  'random-quote-generator': 'reading',
  'vehicle-rc-checker': 'reading',
}

/** The note on a tool's page for browsers without scripts. */
export function wordsWithoutScripts({ slug, category }: Pick<Tool, 'slug' | 'category'>): string {
  return words[exceptions[slug] ?? (category === 'calculators' ? 'result' : 'nothing')]
}
