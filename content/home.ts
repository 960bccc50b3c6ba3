import { liveTools } from '@/content/catalogue'
import { pageLanguage } from '@/lib/language/page-language'
import { site } from '@/content/site'
import { t } from '@/content/page-words'

export const homeWords = {
  heading: t('Exact answers for everyday India'),
  introduction: t(
    '{0} free tools that show their working. What you type stays on your device.',
    liveTools.length,
  ),
  title: t('Free calculators and tools for everyday India'),
  description: t(
    '{0} free tools for India: EMI, income tax, GST, pincode, IFSC, invoices, panchang and more. No account, and nothing you type leaves your device.',
    liveTools.length,
  ),
}

/** The tools that most visitors come for. */
export const popularSlugs = [
  'emi-calculator',
  'income-tax-calculator',
  'sip-calculator',
  'gst-calculator',
  'fd-calculator',
  'pincode-finder',
  'ifsc-code-finder',
  'age-calculator',
]

/** The site itself, and how a search engine may search it. */
export const siteData = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  alternateName: `${site.name}: ${site.tagline}`,
  url: site.origin,
  inLanguage: pageLanguage().lang,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
}
