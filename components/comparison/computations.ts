import type { Compute } from '@/components/answers/computed'
import type { ComparedTool } from '@/lib/comparison/compared-tools'

/** The tools whose results can be compared, by slug; each is a script of its own, without its page. */
export const computations: Readonly<Record<ComparedTool, () => Promise<{ compute: Compute }>>> = {
  'advance-tax-calculator': () => import('@/components/tools/advance-tax-calculator/compared'),
  'age-calculator': () => import('@/components/tools/age-calculator/compared'),
  'bmi-calculator': () => import('@/components/tools/bmi-calculator/compared'),
  'capital-gains-calculator': () => import('@/components/tools/capital-gains-calculator/compared'),
  'credit-card-payoff-calculator': () => import('@/components/tools/credit-card-payoff-calculator/compared'),
  'emi-calculator': () => import('@/components/tools/emi-calculator/compared'),
  'epf-calculator': () => import('@/components/tools/epf-calculator/compared'),
  'fd-calculator': () => import('@/components/tools/fd-calculator/compared'),
  'gold-calculator': () => import('@/components/tools/gold-calculator/compared'),
  'gratuity-calculator': () => import('@/components/tools/gratuity-calculator/compared'),
  'gst-calculator': () => import('@/components/tools/gst-calculator/compared'),
  'gst-late-fee-calculator': () => import('@/components/tools/gst-late-fee-calculator/compared'),
  'hra-calculator': () => import('@/components/tools/hra-calculator/compared'),
  'income-tax-calculator': () => import('@/components/tools/income-tax-calculator/compared'),
  'investment-returns-calculator': () => import('@/components/tools/investment-returns-calculator/compared'),
  'loan-eligibility-calculator': () => import('@/components/tools/loan-eligibility-calculator/compared'),
  'margin-calculator': () => import('@/components/tools/margin-calculator/compared'),
  'nps-calculator': () => import('@/components/tools/nps-calculator/compared'),
  'percentage-calculator': () => import('@/components/tools/percentage-calculator/compared'),
  'ppf-calculator': () => import('@/components/tools/ppf-calculator/compared'),
  'rd-calculator': () => import('@/components/tools/rd-calculator/compared'),
  'retirement-calculator': () => import('@/components/tools/retirement-calculator/compared'),
  'salary-calculator': () => import('@/components/tools/salary-calculator/compared'),
  'savings-schemes': () => import('@/components/tools/savings-schemes/compared'),
  'sip-calculator': () => import('@/components/tools/sip-calculator/compared'),
  'e-stamp-duty-calculator': () => import('@/components/tools/e-stamp-duty-calculator/compared'),
  'electricity-bill-estimator': () => import('@/components/tools/electricity-bill-estimator/compared'),
  'tds-deduction-calculator': () => import('@/components/tools/tds-deduction-calculator/compared'),
}
