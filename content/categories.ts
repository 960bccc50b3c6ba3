import type { Category } from '@/lib/catalogue/tool'

export const categories: readonly Category[] = [
  {
    slug: 'calculators',
    name: 'Calculators',
    navName: 'Calculators',
    introduction:
      'Loans, tax, deposits, health and plain arithmetic, each with its formula and your own numbers in it.',
    description:
      'Free calculators for India: EMI, income tax, salary, GST, PPF, SIP, FD, RD, TDS, BMI, age and percentage, each showing its working step by step.',
    keywords: ['calculator', 'ganit', 'hisab', 'हिसाब', 'गणना'],
  },
  {
    slug: 'business-tools',
    name: 'Business Tools',
    navName: 'Business Tools',
    introduction:
      'Papers a shopkeeper or freelancer hands over: quotations, invoices, receipts, cards and stamp duty.',
    description:
      'Make GST invoices, quotations, receipts and visiting cards in your browser, and look up stamp duty by state. Free, private and without an account.',
    keywords: ['business', 'vyapar', 'dukan', 'व्यापार', 'दुकान'],
  },
  {
    slug: 'everyday-utilities',
    name: 'Everyday Utilities',
    navName: 'Utilities',
    introduction:
      'Small helpers for ordinary days: convert, count down, keep track of spending, make a QR code.',
    description:
      'Convert currencies and units, track daily expenses, count down to a date, make QR codes and more. Seven quick utilities that work on any phone.',
    keywords: ['utilities', 'rozmarra', 'रोज़मर्रा'],
  },
  {
    slug: 'india-specific-tools',
    name: 'India-Specific Tools',
    navName: 'India Tools',
    introduction:
      'Pincodes, bank codes, power bills, the panchang and the papers every Indian household deals with.',
    description:
      'Find pincodes and IFSC codes, estimate electricity bills, read the panchang and festival dates, and follow plain guides to PAN, RC and exam results.',
    keywords: ['india', 'bharat', 'भारत', 'sarkari', 'सरकारी'],
  },
]
