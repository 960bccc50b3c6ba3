import { openRules } from '@/content/open-rules'
import { lastCreditNoteDay } from '@/lib/rules/gst/credit-note-days'
import { gstOnBidis, gstOnTobacco } from '@/lib/rules/gst/gst-rates'
import { hsnDigits, largeConsumerInvoiceAbove } from '@/lib/rules/gst/invoice-fields'
import { cashReceiptLimit } from '@/lib/rules/income-tax/cash-receipts'
import { donationLaw } from '@/lib/rules/income-tax/donations'
import { houseIncomeLaw } from '@/lib/rules/income-tax/house-income'
import { newestDay, type Rule } from '@/lib/rules/rule'
import { leaseDutyDelhi, licenceDutyMaharashtra } from '@/lib/rules/stamp-duty/licences-and-leases'

export type RuleGroupName =
  | 'income-tax'
  | 'deductions'
  | 'house-rent'
  | 'advance-tax'
  | 'capital-gains'
  | 'tds'
  | 'tcs'
  | 'payroll'
  | 'provident-fund'
  | 'gst'
  | 'jewellery'
  | 'gst-returns'
  | 'invoices'
  | 'receipts'
  | 'ppf'
  | 'small-savings'
  | 'nps'
  | 'home-loans'
  | 'loans'
  | 'deposit-insurance'
  | 'stamp-duty'
  | 'rent'
  | 'electricity'
  | 'pan'
  | 'vehicles'
  | 'ages'
  | 'form-pictures'

/** Rules with the tools that count by them; a group names its rules, which makes the address of a change. */
interface RuleGroup {
  name: RuleGroupName
  tools: readonly string[]
  rules: Readonly<Record<string, Rule<unknown>>>
}

const group = (name: RuleGroupName, tools: readonly string[], rules: RuleGroup['rules']): RuleGroup => ({
  name,
  tools,
  rules,
})

const { law, employerPension, rentAllowance, dueDates, presumptive, noTaxDeclaration } =
  openRules['income-tax'].rules
const { fd, ...otherTds } = openRules.tds.rules
const { providentFund, gratuityLaw, ...otherPayroll } = openRules.payroll.rules
const { panFees, panLinkingFee, ...vehicleFees } = openRules.fees.rules
const INVOICES = ['invoice-generator', 'quotation-generator']

/** Every rule whose changes are listed, in the order in which those of one day are shown. */
export const changingRules: readonly RuleGroup[] = [
  group('income-tax', ['income-tax-calculator', 'salary-calculator', 'advance-tax-calculator'], { law }),
  group('income-tax', ['income-tax-calculator', 'advance-tax-calculator'], { presumptive }),
  group('income-tax', ['income-tax-calculator'], { noTaxDeclaration }),
  group('deductions', ['income-tax-calculator', 'salary-calculator'], {
    employerPension,
    houseIncomeLaw,
    ...openRules.deductions.rules,
  }),
  group('house-rent', ['hra-calculator', 'income-tax-calculator', 'salary-calculator'], { rentAllowance }),
  group('advance-tax', ['advance-tax-calculator'], { dueDates, ...openRules['advance-tax'].rules }),
  group('capital-gains', ['capital-gains-calculator'], openRules['capital-gains'].rules),
  group('tds', ['tds-deduction-calculator', 'fd-calculator'], { fd: fd! }),
  group('tds', ['tds-deduction-calculator'], otherTds),
  group('tcs', ['tds-deduction-calculator'], openRules.tcs.rules),
  group('payroll', ['salary-calculator', 'epf-calculator'], { providentFund }),
  group('payroll', ['gratuity-calculator', 'salary-calculator'], { gratuityLaw }),
  group('payroll', ['salary-calculator'], otherPayroll),
  group('provident-fund', ['epf-calculator'], openRules['provident-fund-interest'].rules),
  group('gst', ['gst-calculator', 'margin-calculator', ...INVOICES], openRules.gst.rules),
  group('gst', ['gst-calculator'], { gstOnTobacco, gstOnBidis }),
  group('jewellery', ['gold-calculator'], openRules.jewellery.rules),
  group('gst-returns', ['gst-late-fee-calculator'], openRules['gst-late-fees'].rules),
  group('invoices', ['invoice-generator'], { lastCreditNoteDay, hsnDigits, largeConsumerInvoiceAbove }),
  group('receipts', ['receipt-generator'], { cashReceiptLimit, donationLaw }),
  group('ppf', ['ppf-calculator', 'savings-schemes'], openRules.savings.rules),
  group('small-savings', ['savings-schemes'], openRules['small-savings'].rules),
  group('nps', ['nps-calculator'], openRules.nps.rules),
  group('home-loans', ['loan-eligibility-calculator'], openRules['home-loans'].rules),
  group('loans', ['emi-calculator'], openRules.loans.rules),
  group('deposit-insurance', ['savings-schemes'], openRules['deposit-insurance'].rules),
  group('stamp-duty', ['e-stamp-duty-calculator'], openRules['stamp-duty'].rules),
  group('rent', ['e-stamp-duty-calculator', 'receipt-generator'], {
    leaseDutyDelhi,
    licenceDutyMaharashtra,
    ...openRules['rent-agreements'].rules,
  }),
  group('electricity', ['electricity-bill-estimator'], openRules.electricity.rules),
  group('pan', ['pan-card-verification-guide'], { panFees, panLinkingFee }),
  group('vehicles', ['vehicle-rc-checker'], vehicleFees),
  group('ages', ['age-calculator'], openRules.ages.rules),
  group('form-pictures', ['photo-resizer'], openRules['form-pictures'].rules),
]

/** The newest day on which one of them was compared with its sources. */
export const changesUpdatedOn: string = newestDay(changingRules.flatMap(({ rules }) => Object.values(rules)))
