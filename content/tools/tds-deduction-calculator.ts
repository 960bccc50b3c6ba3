import { Scissors } from 'lucide'
import type { Tool } from '@/lib/catalogue/tool'

export const tdsDeductionCalculator: Tool = {
  slug: 'tds-deduction-calculator',
  category: 'calculators',
  status: 'live',
  name: 'TDS Deduction Calculator',
  title: 'TDS Calculator: FD Interest, Rent and Professional Fees',
  description:
    'See whether tax is deducted at source on FD interest, rent, fees or a property sale, at what rate, and the section under the 1961 and 2025 Acts.',
  summary: 'Tax deducted at source on interest, rent, fees and other payments, year by year.',
  icon: Scissors,
  keywords: [
    'tds',
    'tax deducted at source',
    'fd interest tds',
    'rent tds',
    'professional fees tds',
    'contractor tds',
    '194a',
    '194j',
    '194i',
    '393',
    'form 15g',
    'form 15h',
    'form 121',
    'kar katauti',
    'tds katauti',
    'टीडीएस',
    '194ib',
    '26as',
    'स्रोत पर कर कटौती',
  ],
  steps: [
    {
      name: 'Choose the rules',
      text: 'The page opens with a simplified set for AY 2025-26. Change the rules to the year of your payment to use the limits enacted for it.',
    },
    {
      name: 'Select the payment type',
      text: 'Select FD interest, rent, professional fees or salary. The tables by year add contractors, commission, dividend, property purchase and more.',
    },
    {
      name: 'Enter the amount',
      text: 'Type the amount for the whole year from that one payer. Rent can be entered for a year or for a month. For FD interest, say whether the person is a senior citizen. The tables by year also ask whether the PAN is known, who is paid, and what was paid earlier in the year.',
    },
    {
      name: 'Read the deduction',
      text: 'The page shows the TDS, the limit and rate it used, the section under both Acts, and what is left to pay out. Salary shows N/A*, because its TDS depends on the slab tax of the year.',
    },
  ],
  faqs: [
    {
      question: 'How much FD interest is free of TDS?',
      answer:
        'Since 1 April 2025 a bank, co-operative bank or post office deducts only when its interest to you in the year exceeds ₹50,000, or ₹1,00,000 for a senior citizen. For FY 2024-25 the limits were ₹40,000 and ₹50,000. The rate is 10%.\n\nThe rule was section 194A of the 1961 Act and is section 393(1), Sl. 5(ii), of the Income-tax Act, 2025 from 1 April 2026. The limit is per payer, so each bank is counted separately.',
    },
    {
      question: 'Is TDS cut on the whole amount or only on the part above the limit?',
      answer:
        'On the whole amount. FD interest of ₹50,000 in FY 2026-27 does not exceed the limit, so nothing is deducted. Interest of ₹50,300 does, and 10% of all of it, ₹5,030, is deducted.\n\nThe same holds for rent and professional fees. The limit decides whether TDS begins. It is not a slice that stays free. Purchase of goods is the exception: there only the part above ₹50 lakh is taxed.',
    },
    {
      question: 'I pay house rent above ₹50,000 a month. Must I deduct TDS?',
      answer:
        'Yes. An individual or HUF not liable to tax audit deducts 2% when rent exceeds ₹50,000 a month. It is done once, in the last month of the year or of the tenancy. Rent of ₹60,000 for twelve months is ₹7,20,000, and the TDS is ₹14,400. Without the landlord’s PAN it is 20%, but no more than the last month’s rent, here ₹60,000.\n\nThe 2% rate applies since 1 October 2024; it was 5% before. The rule was section 194-IB and is section 393(1), Sl. 2(i), of the 2025 Act from 1 April 2026.',
    },
    {
      question: 'What is the TDS limit and rate for professional fees?',
      answer:
        'From 1 April 2025 TDS applies when fees to one person exceed ₹50,000 in the year; before that the limit was ₹30,000. The rate is 10% for professional services and 2% for technical services and call centres. A bill of ₹80,000 for professional work has ₹8,000 deducted. Director’s fees have no limit.\n\nThe rule was section 194J. Under the 2025 Act, from 1 April 2026, it is listed at section 393(1), Sl. 6(iii).',
    },
    {
      question: 'What are the new TDS section numbers from 1 April 2026?',
      answer:
        'The Income-tax Act, 2025 gathers them. Salary moves from section 192 to 392(1). Most other payments to residents move to the table in section 393(1): bank interest (194A) is Sl. 5(ii), rent (194-I) Sl. 2(ii), contractors (194C) Sl. 6(i), commission (194H) Sl. 1(ii) and property purchase (194-IA) Sl. 3(i).\n\nThe limits and rates on this page did not change with the move. Payment codes are not shown, because published lists disagree.',
    },
    {
      question: 'What if I have not given my PAN?',
      answer:
        'The deduction is then at the highest of the section’s own rate, the rates in force and 20%. On FD interest of ₹60,000 that is ₹12,000 in place of ₹6,000. This was section 206AA of the 1961 Act. For purchase of goods the figure is 5% in place of 20%.\n\nGive your PAN to every bank and client, and check that the deduction appears in your tax statement against it.',
    },
    {
      question: 'Which form stops TDS on my interest: 15G, 15H or 121?',
      answer:
        'From 1 April 2026 it is Form 121, one declaration for every age under the Income-tax Rules, 2026. It replaces Form 15G (below 60) and Form 15H (from 60), which were for income up to 31 March 2026. Give it to the bank or company before the interest or dividend is paid.\n\nIt is for residents whose tax on the estimated total income of the year is nil. Where tax was deducted all the same, claim it in your return.',
    },
    {
      question: 'Is TDS deducted from a dividend below ₹10,000?',
      answer:
        'Not for an individual: a company deducts 10% only when its dividends to you in the year exceed ₹10,000 (₹5,000 until March 2025) or when it pays in cash. A HUF, firm or company has no limit, so 10% of a dividend of ₹4,000, ₹400, is deducted.\n\nThe rule was section 194 and is section 393(1), Sl. 7, of the 2025 Act.',
    },
    {
      question: 'How much TDS is deducted when I buy a flat?',
      answer:
        'The buyer deducts 1% of the whole amount when the price is more than ₹50 lakh. A flat of ₹80,00,000 means ₹80,000 of TDS. The base is the higher of the price and the stamp duty value, and since 1 October 2024 the shares of all buyers and sellers are added together for the limit.\n\nThe rule is section 393(1), Sl. 3(i), of the 2025 Act from 1 April 2026. Under section 194-IA of the 1961 Act a price of exactly ₹50 lakh was already covered. Rural agricultural land is outside it.',
    },
  ],
  sources: [
    {
      title: 'CA B K Goyal: text of section 393 of the Income-tax Act, 2025',
      href: 'https://cabkgoyal.com/section-393-of-income-tax-act-2025-tax-to-be-deducted-at-source',
      checkedOn: '2026-11-22',
    },
    {
      title: 'TaxTMI: TDS on property, clause 393(1), Sl. 3(i), and section 194-IA compared',
      href: 'https://www.taxtmi.com/tmi_blog_details?id=831008',
      checkedOn: '2026-11-22',
    },
    {
      title: 'TaxTMI: TDS on life insurance, clause 393(1) and section 194DA compared',
      href: 'https://www.taxtmi.com/tmi_notes?id=1860',
      checkedOn: '2026-11-22',
    },
    {
      title: 'TaxTMI: section 194, dividend, limit for a shareholder who is an individual',
      href: 'https://www.taxtmi.com/acts?id=9559',
      checkedOn: '2026-11-22',
    },
    {
      title: 'Zee Business: Form 121 in place of 15G and 15H from 1 April 2026',
      href: 'https://www.zeebiz.com/personal-finance/news-new-tax-rule-from-april-2026-what-is-form-121-who-should-submit-it-for-fy-2026-27-393389',
      checkedOn: '2026-11-22',
    },
    {
      title: 'GoldenPi: Form 121 replaces Form 15G and Form 15H',
      href: 'https://goldenpi.com/blog/?p=12664',
      checkedOn: '2026-11-22',
    },
    {
      title: 'Finin2min: mapping of TDS sections to 392 and 393',
      href: 'https://finin2min.com/articles/tds-section-392-393-new-mapping-guide.html',
      checkedOn: '2026-11-21',
    },
    {
      title: 'AUBSP: Income-tax Act 2025 and 1961 compared section by section',
      href: 'https://www.aubsp.com/section-wise-comparison-between-income-tax-act-2025-and-income-tax-act-1961/25',
      checkedOn: '2026-11-21',
    },
    {
      title: 'Legalbabu: TDS chart FY 2025-26',
      href: 'https://legalbabu.com/learn/?p=1199',
      checkedOn: '2026-11-21',
    },
    {
      title: 'Tax Management India: TDS on rent when the PAN is not given',
      href: 'https://taxmanagementindia.com/visitor/detail_manual.asp?ID=3208',
      checkedOn: '2026-11-21',
    },
    {
      title: 'PW: TDS chart FY 2024-25',
      href: 'https://www.pw.live/commerce/exams/tds-rate-chart-fy-2024-25',
      checkedOn: '2026-11-21',
    },
  ],
  related: ['income-tax-calculator', 'fd-calculator', 'pan-card-verification-guide', 'invoice-generator'],
  updatedOn: '2026-11-22',
}
