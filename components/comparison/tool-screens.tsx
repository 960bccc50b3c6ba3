import type { ComponentType } from 'react'
import type { ComparedTool } from '@/lib/comparison/compared-tools'

type Screen = ComponentType<object>

/** The screens of the tools whose results can be compared, by slug; each is a script of its own. */
export const toolScreens: Readonly<Record<ComparedTool, () => Promise<Screen>>> = {
  'advance-tax-calculator': async () =>
    (await import('@/components/tools/advance-tax-calculator/screen')).AdvanceTaxCalculator,
  'age-calculator': async () => (await import('@/components/tools/age-calculator/screen')).AgeCalculator,
  'bmi-calculator': async () => (await import('@/components/tools/bmi-calculator/screen')).BmiCalculator,
  'capital-gains-calculator': async () =>
    (await import('@/components/tools/capital-gains-calculator/screen')).CapitalGainsCalculator,
  'credit-card-payoff-calculator': async () =>
    (await import('@/components/tools/credit-card-payoff-calculator/screen')).CreditCardPayoffCalculator,
  'emi-calculator': async () => (await import('@/components/tools/emi-calculator/screen')).EmiCalculator,
  'epf-calculator': async () => (await import('@/components/tools/epf-calculator/screen')).EpfCalculator,
  'fd-calculator': async () => (await import('@/components/tools/fd-calculator/screen')).FdCalculator,
  'gold-calculator': async () => (await import('@/components/tools/gold-calculator/screen')).GoldCalculator,
  'gratuity-calculator': async () =>
    (await import('@/components/tools/gratuity-calculator/screen')).GratuityCalculator,
  'gst-calculator': async () => (await import('@/components/tools/gst-calculator/screen')).GstCalculator,
  'gst-late-fee-calculator': async () =>
    (await import('@/components/tools/gst-late-fee-calculator/screen')).GstLateFeeCalculator,
  'hra-calculator': async () => (await import('@/components/tools/hra-calculator/screen')).HraCalculator,
  'income-tax-calculator': async () =>
    (await import('@/components/tools/income-tax-calculator/screen')).IncomeTaxCalculator,
  'investment-returns-calculator': async () =>
    (await import('@/components/tools/investment-returns-calculator/screen')).InvestmentReturnsCalculator,
  'loan-eligibility-calculator': async () =>
    (await import('@/components/tools/loan-eligibility-calculator/screen')).LoanEligibilityCalculator,
  'margin-calculator': async () =>
    (await import('@/components/tools/margin-calculator/screen')).MarginCalculator,
  'nps-calculator': async () => (await import('@/components/tools/nps-calculator/screen')).NpsCalculator,
  'percentage-calculator': async () =>
    (await import('@/components/tools/percentage-calculator/screen')).PercentageCalculator,
  'ppf-calculator': async () => (await import('@/components/tools/ppf-calculator/screen')).PpfCalculator,
  'rd-calculator': async () => (await import('@/components/tools/rd-calculator/screen')).RdCalculator,
  'retirement-calculator': async () =>
    (await import('@/components/tools/retirement-calculator/screen')).RetirementCalculator,
  'salary-calculator': async () =>
    (await import('@/components/tools/salary-calculator/screen')).SalaryCalculator,
  'savings-schemes': async () => (await import('@/components/tools/savings-schemes/screen')).SavingsSchemes,
  'sip-calculator': async () => (await import('@/components/tools/sip-calculator/screen')).SipCalculator,
  'e-stamp-duty-calculator': async () =>
    (await import('@/components/tools/e-stamp-duty-calculator/screen')).EStampDutyCalculator,
  'electricity-bill-estimator': async () => {
    const { ElectricityBillEstimator } = await import('@/components/tools/electricity-bill-estimator/screen')
    const { freshBillView } = await import('@/components/tools/electricity-bill-estimator/bill-view')
    const fresh = freshBillView()
    return () => <ElectricityBillEstimator fresh={fresh} />
  },
  'tds-deduction-calculator': async () => {
    const { TdsDeductionCalculator } = await import('@/components/tools/tds-deduction-calculator/screen')
    const { sampleKindsLaw } = await import('@/lib/tax/tds-by-year')
    const law = sampleKindsLaw()
    return () => <TdsDeductionCalculator law={law} />
  },
}
