/** A question with an answer that was found without this site: published, or by another program. */
export interface GoldenCase {
  /** The slug of the tool that answers it. */
  tool: string
  question: string
  /** The published result, rounded as its source rounds; a time of day is in minutes after midnight. */
  expected: number | string
  /** Decimals of a number: to how many the source gives it. */
  decimals?: number
  as?: 'timeOfDay'
  source: { title: string; href?: string }
}

const SWISS_EPHEMERIS = {
  title: 'Swiss Ephemeris 2.10, from the orbits of NASA’s JPL',
  href: 'https://www.astro.com/swisseph/',
}
const SECOND_PROGRAM = { title: 'A second program, in exact fractions' }

/** Every case by its name; `computeGolden` answers each. */
export const goldenCases = {
  emi: {
    tool: 'emi-calculator',
    question: 'EMI of ₹10,00,000 at 8.5% for 120 months',
    expected: 12_398.57,
    decimals: 2,
    source: SECOND_PROGRAM,
  },
  emiInterest: {
    tool: 'emi-calculator',
    question: 'Total interest of that loan',
    expected: 4_87_828.27,
    decimals: 2,
    source: SECOND_PROGRAM,
  },
  pmt: {
    tool: 'emi-calculator',
    question: 'Instalment of 10,000 at 8% for 10 months',
    expected: 1_037.03,
    decimals: 2,
    source: {
      title: 'Microsoft: example of the Excel function PMT',
      href: 'https://support.microsoft.com/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  },
  xirr: {
    tool: 'investment-returns-calculator',
    question:
      'XIRR of −10,000 on 1 Jan 2008, then 2,750, 4,250, 3,250 and 2,750 until 1 Apr 2009, in per cent',
    expected: 37.3363,
    decimals: 4,
    source: {
      title: 'Microsoft: example of the Excel function XIRR',
      href: 'https://support.microsoft.com/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d',
    },
  },
  sip: {
    tool: 'sip-calculator',
    question: '₹1,000 a month for a year at 12%, by the effective monthly rate',
    expected: 12_766,
    decimals: 0,
    source: { title: 'SIP Calculator on GitHub', href: 'https://priyanshu84iya.github.io/SIP-Calculator' },
  },
  fd: {
    tool: 'fd-calculator',
    question: '₹1,00,000 at 7% for 3 years, compounded every quarter',
    expected: 1_23_143.93,
    decimals: 2,
    source: SECOND_PROGRAM,
  },
  rd: {
    tool: 'rd-calculator',
    question: '₹5,000 a month for 18 months at 7.5%, by the banks’ formula',
    expected: 95_502.35,
    decimals: 2,
    source: {
      title: 'K. B. S. Bangalore: maturity amount of a recurring deposit',
      href: 'http://blog.kbsbng.com/2011/01/maturity-amount-calculation-for.html',
    },
  },
  ppf: {
    tool: 'ppf-calculator',
    question: '₹1,50,000 every 1 April for 15 years at 7.1%',
    expected: 40_68_209,
    decimals: 0,
    source: {
      title: 'Zee News, 8 April 2025',
      href: 'https://zeenews.india.com/photos/business/ppf-tax-benefits-and-maturity-do-you-know-extending-ppf-tenure-can-yield-massive-returns-check-interest-rate-withdrawals-rules-2883454',
    },
  },
  ppfLakh: {
    tool: 'ppf-calculator',
    question: '₹1,00,000 every 1 April for 15 years at 7.1%',
    expected: 27_12_139,
    decimals: 0,
    source: {
      title: 'Business Lend: PPF and Sukanya Samriddhi compared',
      href: 'https://www.businesslend.com/news/ppf-vs-sukanya-samriddhi-scheme-in-which-to-invest-for-your-daughters-future-and-where-will-you-get-more-benefit/',
    },
  },
  taxNew16: {
    tool: 'income-tax-calculator',
    question: 'Tax on a salary of ₹16,75,000 in 2026-27, new regime',
    expected: 1_24_800,
    source: SECOND_PROGRAM,
  },
  taxNewRelief: {
    tool: 'income-tax-calculator',
    question: 'Tax on a salary of ₹50,90,000 in 2026-27, new regime, with marginal relief',
    expected: 11_38_800,
    source: SECOND_PROGRAM,
  },
  taxOldRelief: {
    tool: 'income-tax-calculator',
    question: 'Tax on a total income of ₹2,02,61,550 in the old regime, with marginal relief',
    expected: 72_23_760,
    source: {
      title: 'KDK Software: marginal relief above ₹2 crore (before cess and rounding)',
      href: 'https://support.kdksoftware.com/portal/en/kb/articles/marginal-relief-calculation-above-2-crore',
    },
  },
  taxOldSenior: {
    tool: 'income-tax-calculator',
    question: 'Tax on a salary of ₹50,90,000 in 2026-27, old regime, from age 60',
    expected: 14_04_000,
    source: SECOND_PROGRAM,
  },
  gstin: {
    tool: 'pan-card-verification-guide',
    question: 'Check character of the GSTIN 27AAPFU0939F1Z_',
    expected: 'V',
    source: {
      title: 'Insufina: what is the check-sum digit',
      href: 'https://www.insufina.in/2022/09/06/what-is-check-sum-digit/',
    },
  },
  wages: {
    tool: 'salary-calculator',
    question: 'Wages by the Code of 2019 of ₹20,000 basic and ₹40,000 allowances',
    expected: 30_000,
    source: {
      title: 'The labour ministry’s example, in Republic, 13 December 2025',
      href: 'https://www.republicworld.com/business/new-labour-laws-will-it-lower-your-take-home-salary-centre-clarifies',
    },
  },
  rentMaharashtra: {
    tool: 'e-stamp-duty-calculator',
    question: 'Stamp duty of a Mumbai licence: 24 months at ₹25,000, ₹5,00,000 returnable',
    expected: 1_750,
    source: {
      title: 'Petite Mafalda: the formula of article 36A',
      href: 'https://petitemafalda.com/blog/2021/09/23/how-to-calculate-stamp-duty-for-leave-and-license-agreement/',
    },
  },
  rentDelhi: {
    tool: 'e-stamp-duty-calculator',
    question: 'Stamp duty of a Delhi lease: 24 months, ₹20,000, 10% more in the second year',
    expected: 5_040,
    source: {
      title: 'Martystein: charges of a rent agreement in Delhi',
      href: 'http://martystein.com/2020/12/16/room-agreement-charges/',
    },
  },
  bmi: {
    tool: 'bmi-calculator',
    question: 'BMI of 68 kg at 165 cm',
    expected: 24.98,
    decimals: 2,
    source: {
      title: 'US Centers for Disease Control: example of the formula',
      href: 'https://www.cdc.gov/nccdphp/dnpao/growthcharts/training/bmiage/page5_1.html',
    },
  },
  sunrise: {
    tool: 'daily-panchang-muhurat',
    question: 'Sunrise in New Delhi on 6 January 2024, to the minute',
    expected: 7 * 60 + 15,
    as: 'timeOfDay',
    source: SWISS_EPHEMERIS,
  },
  tithi: {
    tool: 'daily-panchang-muhurat',
    question: 'Tithi at that sunrise, of 30',
    expected: 25,
    source: SWISS_EPHEMERIS,
  },
  tithiEnds: {
    tool: 'daily-panchang-muhurat',
    question: 'When that tithi ends, on 7 January 2024',
    expected: 42,
    as: 'timeOfDay',
    source: SWISS_EPHEMERIS,
  },
} as const satisfies Record<string, GoldenCase>

export type GoldenName = keyof typeof goldenCases
