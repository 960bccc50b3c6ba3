import { agesByLaw } from '@/lib/rules/age/legal-ages'
import { depositInsurance } from '@/lib/rules/banking/deposit-insurance'
import { homeLoanLimits } from '@/lib/rules/banking/home-loan-limits'
import { annualPercentageRate, foreclosureCharge, loanFeeGst } from '@/lib/rules/banking/loan-charges'
import {
  costInflation,
  equityFree,
  gainExemptions,
  gainRates,
  vdaRate,
} from '@/lib/rules/capital-gains/capital-gains-law'
import { electricityTariffs } from '@/lib/rules/energy/electricity-tariffs'
import { formPictures } from '@/lib/rules/form-pictures/form-pictures'
import { gstRates } from '@/lib/rules/gst/gst-rates'
import { gstRegistrationLimits } from '@/lib/rules/gst/registration-limits'
import { hallmarkCharge, hallmarkGst, jewelleryGst, ownGoldGst } from '@/lib/rules/gst/jewellery-gst'
import {
  annualReturnExemption,
  annualReturnLateFee,
  compositionLateFee,
  gstInterest,
  monthlyReturnLateFee,
} from '@/lib/rules/gst/late-fees'
import { panFees, panLinkingFee } from '@/lib/rules/identity/pan-fees'
import { advanceTaxLaw } from '@/lib/rules/income-tax/advance-tax-law'
import { deductionRules } from '@/lib/rules/income-tax/deduction-limits'
import { employerPensionLimit } from '@/lib/rules/income-tax/employer-pension'
import { noTaxDeclaration } from '@/lib/rules/income-tax/no-tax-declaration'
import { presumptiveLaw } from '@/lib/rules/income-tax/presumptive'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import { taxDueDates } from '@/lib/rules/income-tax/tax-due-dates'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { newestDay, type Rule } from '@/lib/rules/rule'
import { npsExitLaw } from '@/lib/rules/savings/nps-exit'
import { ppfRates, ppfRules } from '@/lib/rules/savings/ppf-law'
import { earlyClosing, savingsLimits, smallSavingsRates } from '@/lib/rules/savings/small-savings-law'
import {
  employeesPension,
  employerFundLimit,
  epfInterest,
  gratuityLaw,
  providentFund,
  stateInsurance,
  taxFreeContributions,
  wageLaw,
} from '@/lib/rules/salary/payroll-rules'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { tenancyDuty } from '@/lib/rules/stamp-duty/tenancies'
import { tcsKinds } from '@/lib/rules/tds/tcs-kinds'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import type { TdsKind } from '@/lib/rules/tds/tds-terms'
import { oldVehicleFees, registrationFees } from '@/lib/rules/vehicles/vehicle-fees'
import { site } from '@/content/site'
import { addressOf } from '@/lib/seo/address'

interface OpenRules {
  title: string
  /** What one needs to know to read the values. */
  note: string
  rules: Readonly<Record<string, Rule<unknown>>>
}

const termsOf = (kinds: Readonly<Record<string, TdsKind>>) =>
  Object.fromEntries(Object.entries(kinds).map(([id, { terms }]) => [id, terms]))

const numbered = (rules: readonly Rule<unknown>[]) =>
  Object.fromEntries(rules.map((rule, place) => [`rule-${place + 1}`, rule]))

/** The law and the tariffs that the tools count by, each a file of its own for other programs. */
export const openRules = {
  'income-tax': {
    title: 'Income tax of individuals',
    note: 'Slabs of both regimes, rebate, surcharge and cess, in rupees and per cent. A limit of null is no limit.',
    rules: {
      law: incomeTaxLaw,
      employerPension: employerPensionLimit,
      rentAllowance,
      dueDates: taxDueDates,
      presumptive: presumptiveLaw,
      noTaxDeclaration,
    },
  },
  'advance-tax': {
    title: 'Advance tax, interest on its delay, late returns',
    note: 'Rupees and per cent. Days of a year that ends in March; those of returns lie in the year after it.',
    rules: { advanceTaxLaw },
  },
  'capital-gains': {
    title: 'Capital gains: holding periods, rates, exemptions, cost inflation index',
    note: 'By day of sale; months, per cent and rupees. An asset without a holding period is never long-term.',
    rules: { gainRates, equityFree, vdaRate, costInflation, gainExemptions },
  },
  payroll: {
    title: 'Wages, provident fund, ESI and gratuity of employees',
    note: 'Per cent of wages, rupees a month or a year as the unit says.',
    rules: { wageLaw, providentFund, employerFundLimit, stateInsurance, gratuityLaw },
  },
  deductions: {
    title: 'Limits of deductions from income',
    note: 'Rupees a year, by age where it matters.',
    rules: numbered(deductionRules),
  },
  tds: {
    title: 'Tax deducted at source, by payment type',
    note: 'Limits in rupees, rates in per cent. A value of null means that nothing is deducted from such a payment.',
    rules: termsOf(tdsKinds),
  },
  tcs: {
    title: 'Tax collected at source, by sale type',
    note: 'Limits in rupees, rates in per cent. A value of null means that nothing is collected.',
    rules: termsOf(tcsKinds),
  },
  gst: {
    title: 'Rates of GST',
    note: 'Per cent.',
    rules: { rates: gstRates, registration: gstRegistrationLimits },
  },
  jewellery: {
    title: 'GST on jewellery, and hallmarking',
    note: 'Per cent; the charge in rupees.',
    rules: { jewellery: jewelleryGst, ownGold: ownGoldGst, hallmark: hallmarkGst, charge: hallmarkCharge },
  },
  'gst-late-fees': {
    title: 'Late fees and interest of GST returns',
    note: 'Rupees a day and at most, for both halves together; an upper limit of null is no limit. Interest in per cent a year.',
    rules: {
      monthlyReturnLateFee,
      compositionLateFee,
      annualReturnLateFee,
      annualReturnExemption,
      gstInterest,
    },
  },
  savings: {
    title: 'Public Provident Fund: interest and limits',
    note: 'Rates in per cent a year, amounts in rupees.',
    rules: { ppfRates, ppfRules },
  },
  'small-savings': {
    title: 'Small savings schemes: interest and limits',
    note: 'Rates in per cent a year; td1 to td5 are time deposits by years, rd the recurring deposit. Limits in rupees; null is none.',
    rules: { smallSavingsRates, savingsLimits, earlyClosing },
  },
  'deposit-insurance': {
    title: 'Insurance of bank deposits',
    note: 'Rupees of a person with one bank, principal and interest.',
    rules: { depositInsurance },
  },
  nps: {
    title: 'National Pension System: exit and the exempt lump sum',
    note: 'Rupees of corpus, per cent and years. A value of null means that there is no such band.',
    rules: { npsExitLaw },
  },
  'home-loans': {
    title: 'How much of the price of a home may be lent',
    note: 'Rupees of loan and per cent of the value; an upper limit of null is no limit.',
    rules: { homeLoanLimits },
  },
  loans: {
    title: 'Charges of loans and their annual percentage rate',
    note: 'Per cent; the annual percentage rate by its method.',
    rules: { loanFeeGst, annualPercentageRate, foreclosureCharge },
  },
  'provident-fund-interest': {
    title: 'Interest of the provident fund by year, its tax-free limit and the formula of its pension',
    note: 'Per cent a year, rupees a year and rupees a month.',
    rules: { epfInterest, taxFreeContributions, employeesPension },
  },
  'stamp-duty': {
    title: 'Stamp duty and registration of a sale deed, by state',
    note: 'Keys are the letters of number plates. A rate of null is not known or in dispute; its notes name both readings. “first” has the rate of the first rupees of the value; “dutyAbove” and “dutyUpTo” are rupees of duty.',
    rules: saleDutyByState,
  },
  'rent-agreements': {
    title: 'Stamp duty of rent agreements, by state',
    note: 'Keys are the letters of number plates.',
    rules: tenancyDuty,
  },
  electricity: {
    title: 'Electricity tariffs for homes, by state',
    note: 'Keys are the letters of number plates. Rupees; an upper limit of null is no limit. A row may begin on a day to come. A row was read in its order, in two or more reports of it, or in one source alone.',
    rules: electricityTariffs,
  },
  ages: { title: 'Ages in law', note: 'Years.', rules: numbered(agesByLaw) },
  fees: {
    title: 'Fees for PAN cards and vehicles',
    note: 'Rupees.',
    rules: { panFees, panLinkingFee, registrationFees, oldVehicleFees },
  },
  'form-pictures': {
    title: 'Photographs and signatures that forms ask for',
    note: 'Pixels, centimetres and kilobytes. A first day without a notice of its own is that of the guide which was read.',
    rules: formPictures,
  },
} satisfies Record<string, OpenRules>

const SCHEMA_FILE = 'schema.json'
const INDEX_FILE = 'index.json'

const pathOf = (file: string) => `/api/rules/${file}`
const latest = (rules: OpenRules['rules']) => newestDay(Object.values(rules))

const document = (name: string, { title, note, rules }: OpenRules) => ({
  $schema: addressOf(site.origin, pathOf(SCHEMA_FILE)),
  name,
  title,
  note,
  checkedOn: latest(rules),
  rules,
})

const source = {
  type: 'object',
  required: ['title', 'href'],
  properties: {
    title: { type: 'string', minLength: 1 },
    href: { type: 'string', pattern: '^https?://' },
    read: {
      enum: ['text', 'table', 'report'],
      description:
        'What of it was read, where it is not what its address suggests: a report or a copy that quotes it.',
    },
    edition: { type: 'string', minLength: 1 },
  },
}
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }

/** The form of every file of rules, as JSON Schema. */
const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: addressOf(site.origin, pathOf(SCHEMA_FILE)),
  title: `Rules of ${site.name}`,
  type: 'object',
  required: ['name', 'title', 'note', 'checkedOn', 'rules'],
  properties: {
    name: { type: 'string' },
    title: { type: 'string' },
    note: { type: 'string' },
    checkedOn: day,
    rules: {
      type: 'object',
      minProperties: 1,
      additionalProperties: {
        type: 'object',
        required: ['label', 'unit', 'checkedOn', 'values'],
        properties: {
          label: { type: 'string', minLength: 1 },
          unit: { type: 'string', minLength: 1 },
          checkedOn: {
            ...day,
            description:
              'The day on which all rows without a day of their own were compared with their sources.',
          },
          values: {
            type: 'array',
            minItems: 1,
            description: 'The oldest first; a row holds until the next begins.',
            items: {
              type: 'object',
              required: ['from', 'value', 'source'],
              properties: {
                from: day,
                value: {},
                source,
                also: source,
                checkedOn: {
                  ...day,
                  description:
                    'The day on which the row was compared by itself; its sources name what was read.',
                },
                announced: {
                  enum: ['bill', 'act', 'notified'],
                  description: 'How a row to come is known. What a bill proposes is not law.',
                },
              },
            },
          },
        },
      },
    },
  },
}

const index = {
  schema: pathOf(SCHEMA_FILE),
  files: Object.entries(openRules).map(([name, { title, rules }]) => ({
    path: pathOf(`${name}.json`),
    title,
    checkedOn: latest(rules),
  })),
}

/** Every file under /api/rules by its name, with what it holds. */
export const openRuleFiles: Readonly<Record<string, unknown>> = {
  [INDEX_FILE]: index,
  [SCHEMA_FILE]: schema,
  ...Object.fromEntries(
    Object.entries(openRules).map(([name, rules]) => [`${name}.json`, document(name, rules)]),
  ),
}
