const YEARS_END = 'the last day of every financial year'
const LEAP_DAY = 'the day that leap years alone have'
const ISO_18004 = 'what a level restores by ISO/IEC 18004'
const ACT_OF_2025 = 'the day on which the Income-tax Act, 2025 came into force'

/**
 * Figures in words that no law, rate or calculation changes, by page (the name of its file in `content`),
 * each with the reason. A figure is written as in English; it counts for the page in every language. All
 * others are computed: `figures` of a tool, `content/blog/figures`.
 */
export const fixedFigures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'epf-calculator': {
    '1 April 2021': 'the day on which interest on large contributions began to be taxed',
    '31 March': YEARS_END,
    '24 September': 'the date of EPFO’s printed answers',
  },
  'gst-late-fee-calculator': {
    '30 June': 'the due day of GSTR-4 since 2024-25, by Notification 12/2024',
    '31 December': 'the due day of GSTR-9 in every year, by section 44',
    '10 July 2024': 'the day since which money in the cash ledger counts as paid',
    'June 2021': 'the month from which the late fees of 2021 apply',
    '₹200': 'what pages that are out of date still name for GSTR-4',
    '30 April': 'the day of GSTR-4 of the years before 2024-25',
  },
  'tds-deduction-calculator': {
    '1 April 2026': ACT_OF_2025,
    '4 April 2025': 'the day of the notification that freed individuals',
    '8%': 'the name of the savings bonds of 2003',
    '7.75%': 'the name of the savings bonds of 2018',
    'October 2024': 'the month since which floating rate bonds were named',
    'April 2025': 'the month since which education on a bank loan is free',
  },
  'ppf-calculator': {
    '31 March': YEARS_END,
    '5 April': 'the last day on which a deposit earns interest for April',
    '2%': 'the rate of loans until December 2019, which older pages name',
    '1 April 2026': ACT_OF_2025,
  },
  'nps-calculator': {
    '1 April 2025': 'the day on which the Unified Pension Scheme began',
    '5%': 'the lower end of what insurers pay',
    '8%': 'the upper end of what insurers pay',
    '20 July 2026': 'the date of an amendment that was not read',
  },
  'advance-tax-calculator': {
    '31 March': YEARS_END,
    '1 April': 'the first day of every financial year',
  },
  'fd-calculator': { '1 April 2026': ACT_OF_2025 },
  'rd-calculator': { '1 April 2026': ACT_OF_2025 },
  'e-stamp-duty-calculator': {
    '₹25 lakh': 'the limit of Delhi’s corporation, in the resolution of that day',
    '10 July 2023': 'the day of that resolution',
    '26 May 2023': 'the day on which women in Maharashtra were freed to sell to a man',
    '30 July 2025': 'the day on which the rebate in Uttar Pradesh reached a crore',
    '31 August 2025': 'the day on which Karnataka raised its fee',
    '1%': 'the fee of Karnataka until that day',
  },
  'electricity-bill-estimator': {
    '1 June 2026': 'the day on which Delhi’s surcharge became automatic',
    '10%': 'what Karnataka’s Gruha Jyothi adds to the own average, which the page does not compute',
  },
  'gst-calculator': {
    '17 September 2025': 'the date of the notification',
    '0%': 'a rate without tax',
  },
  'mobile-recharge-plan-finder': {
    'July 2024': 'the month of which the prices of the sample are',
    'August 2025': 'the month in which these plans ended',
    'January 2025': 'the month in which these plans ended, and of which the prices without data are',
    'December 2025': 'the month up to which entry plans were checked, and BSNL cut a validity',
    'December 2024': 'the month in which the regulations were announced',
    '₹209': 'a plan that ended',
    '₹249': 'plans that ended',
    '₹509': 'a plan of Airtel that ended',
    '₹1,999': 'a plan that ended',
    '₹469': 'a price of January 2025, as printed',
    '₹30': 'a cut of January 2025, as printed',
    '₹1,959': 'a price of January 2025, as printed',
    '₹1,849': 'a price of January 2025, as reported',
    '₹458': 'a price of January 2025, as printed',
    '₹1,958': 'a price of January 2025, as printed',
  },
  'savings-schemes': {
    '31 March': YEARS_END,
    '₹50': 'the fee of an account in default, by the National Savings Institute',
    '₹100': 'a unit in which post offices print values',
    '₹1,000': 'a unit in which post offices print values',
    '₹69,27,578': 'a sum that the press prints',
    'April 2026': ACT_OF_2025,
    '31 March 2025': 'the last day of Mahila Samman certificates',
    '7.5%': 'the rate of Mahila Samman certificates',
    'March 2027': 'the month in which the last Mahila Samman certificates mature',
  },
  'gold-calculator': {
    '₹1,20,000': 'an example of a rate for ten grams',
    '₹12,000': 'the same for one gram',
    'November 2019': 'the date of the circular',
    'July 2017': 'the date of the clarification',
    '₹35': 'the charge before March 2022',
  },
  'receipt-generator': {
    '1 April 2026': ACT_OF_2025,
    '₹1,23,456.78': 'an amount that the sentence spells out',
    '₹1,00,000': 'an amount that the sentence spells out',
  },
  'currency-converter': {
    '10 July 2018': 'the day on which FBIL took the reference rate over',
    '₹10,100': 'what the machine of the example asks',
  },
  'income-tax-calculator': {
    '1 April 2026': ACT_OF_2025,
    '₹1.5': 'the words of the specification',
    '₹1.5 lakh': 'the words of the specification; the list of deductions has the limit of the law',
    '23 July 2024': 'the day on which rates of gains changed within 2024-25',
  },
  'invoice-generator': { '1 April': 'the first day of every financial year' },
  'loan-eligibility-calculator': {
    '40%': 'the share from which lenders usually begin',
    '₹1': 'a unit',
    'February 2012': 'the month since which stamp duty does not count',
    '35%': 'the least share that lenders print',
    '50%': 'the share that most lenders use',
    '60%': 'the highest share that lenders print',
  },
  'pan-card-verification-guide': {
    '₹1,000': 'about what agents charge for an address abroad',
    '31 March 2026': 'the last day under the Income-tax Act, 1961',
    '1 April 2026': ACT_OF_2025,
  },
  'choosing-best-sip-plan': {
    '1 April 2026': 'the day on which SEBI’s regulations of January 2026 began',
    '1%': 'what many funds charge for leaving early',
  },
  'credit-card-minimum-due': {
    '30%': 'the rate in an order of 2008 that was set aside',
    '20 December 2024': 'the day of a judgment',
  },
  'form-16-line-by-line': {
    '15 June': 'the day by which Form 130 is issued, as its sources print it',
    '15 June 2027': 'the first of these days',
  },
  'ifsc-and-upi-safely': {
    '1 April 2025': 'the day on which banks had to offer the name look-up',
    '30 June 2025': 'the day since which UPI apps show the bank’s name',
    '1 October 2025': 'the day on which collect requests between persons ended',
    '24 June 2026': 'the date of the directions',
  },
  'emi-calculator': { '0%': 'what is entered for a no-cost EMI' },
  'credit-card-payoff-calculator': {
    '₹100': 'a round amount to say what tax adds',
    '18%': 'the name of a choice whose value is the tax rate that is counted',
    '0%': 'a rate without interest',
  },
  'margin-calculator': {
    '0%': 'what is chosen without registration',
    '100%': 'the whole price',
  },
  'quotation-generator': { '0%': 'what a fresh quotation has, and stays without registration' },
  'age-calculator': {
    '29 February': LEAP_DAY,
    '28 February': 'the day before that',
    '1 March': 'the day after that',
  },
  'date-calculator': {
    '15 August 1947': 'the day of Independence',
    '26 January 1950': 'the day on which the Constitution came into force',
  },
  'countdown-timer-creator': { '1 January': 'New Year', '31 December': 'the day before' },
  'all-in-one-calculator': {
    '15%': 'an example of the percent key',
    '15 %': 'the keys of that example',
    '18 %': 'what pocket calculators are given',
  },
  'ifsc-code-finder': { 'April 2025': 'the month since which banks show the payee’s name' },
  'pincode-finder': {
    '15 August 1972': 'the day on which pincodes began',
    'November 2025': 'the month of the list that was counted',
  },
  'qr-code-generator': {
    '15%': ISO_18004,
    '25%': ISO_18004,
    '₹1': 'a payment to try a code',
    '7%': ISO_18004,
    '30%': ISO_18004,
  },
  'salary-calculator': {
    '₹0': 'an amount of nothing',
    '₹25,000':
      'the ESI limit of disabled persons in the report of a House panel of August 2025; others name none',
  },
  'vehicle-rc-checker': {
    '2 November 2018': 'the day of the amendment',
    '1 July 1989': 'the day on which the present series began',
  },
  'digital-visiting-card-maker': { '100 %': 'the scale of a printer' },
  'capital-gains-calculator': {
    '31 January 2018': 'the day whose value counts for older shares, by the Finance Act, 2018',
    '1 April 2001': 'the base day of the cost inflation index, by the Finance Act, 2017',
    'April 2025': 'since then gold ETFs are no specified funds, by the Finance (No. 2) Act, 2024',
    '1 April 2025': 'the first day of that month, and of the first year that the page works out as a whole',
    'April 2023': 'the first month of specified funds, by the Finance Act, 2023',
    'March 2025': 'the month before gold ETFs were taken out of them',
    '23 July 2024': 'the day since which the page covers unlisted bonds',
    '1 April 2022': 'the day since which virtual digital assets have a rate of their own',
  },
  'daily-expense-tracker': {
    '1%': 'a share too small to be shown in whole per cent',
    '₹0': 'the amount above which an expense begins',
  },
  'investment-returns-calculator': {
    '99.99%': 'the lowest rate that is searched',
    '9,99,900%': 'the highest rate that is searched',
    '0%': 'a rate of nothing',
  },
  'percentage-calculator': {
    '100%': 'the whole price',
  },
  'sip-calculator': {
    '₹1': 'a unit',
  },
  documents: {
    '1 April': 'the first day of every financial year',
    '0%': 'a rate without tax',
    '1 July 2017': 'the day on which GST began',
    '₹1,000 crore': 'the largest amount that a line may have',
    '₹0.00': 'an amount of nothing',
  },
  forms: {
    'September 2026': 'the month within which the wage ceiling rose',
  },
  pages: {
    '9%': 'what an example of a search asks',
    '12%': 'what an example of a search asks',
    '15 August 1990': 'what an example of a search asks',
  },
  site: {
    '9%': 'what an example of a search asks',
  },
  'gst-returns': { '5%': 'the rate in an example of what may be typed' },
  'search-page': {
    '9%': 'what an example of a search asks',
    '12%': 'what an example of a search asks',
  },
}
