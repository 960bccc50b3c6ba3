import type { Category } from '@/lib/catalogue/tool'
import { typedKeywordsOf } from '@/content/languages'
import { t } from '@/content/page-words'

export const categories: readonly Category[] = [
  {
    slug: 'calculators',
    name: t('Calculators'),
    navName: t('Calculators'),
    introduction: t(
      'Loans, tax, deposits, health and plain arithmetic, each with its formula and your own numbers in it.',
    ),
    description: t(
      'Free calculators for India: EMI, income tax, salary, GST, PPF, SIP, FD, RD, TDS, BMI, age and percentage, each showing its working step by step.',
    ),
    keywords: ['calculator', ...typedKeywordsOf('calculators')],
  },
  {
    slug: 'business-tools',
    name: t('Business Tools'),
    navName: t('Business Tools'),
    introduction: t(
      'Papers a shopkeeper or freelancer hands over: quotations, invoices, receipts, cards and stamp duty.',
    ),
    description: t(
      'Make GST invoices, quotations, receipts and visiting cards in your browser, and look up stamp duty by state. Free, private and without an account.',
    ),
    keywords: ['business', ...typedKeywordsOf('business-tools')],
  },
  {
    slug: 'everyday-utilities',
    name: t('Everyday Utilities'),
    navName: t('Utilities'),
    introduction: t(
      'Small helpers for ordinary days: convert, count down, keep track of spending, make a QR code.',
    ),
    description: t(
      'Convert currencies and units, track daily expenses, count down to a date, make QR codes and more. Seven quick utilities that work on any phone.',
    ),
    keywords: ['utilities', ...typedKeywordsOf('everyday-utilities')],
  },
  {
    slug: 'india-specific-tools',
    name: t('India-Specific Tools'),
    navName: t('India Tools'),
    introduction: t(
      'Pincodes, bank codes, power bills, the panchang and the papers every Indian household deals with.',
    ),
    description: t(
      'Find pincodes and IFSC codes, estimate electricity bills, read the panchang and festival dates, and follow plain guides to PAN, RC and exam results.',
    ),
    keywords: ['india', ...typedKeywordsOf('india-specific-tools')],
  },
]
