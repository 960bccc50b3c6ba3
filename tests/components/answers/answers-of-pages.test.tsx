import { act, cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { CapitalGainsCalculator } from '@/components/tools/capital-gains-calculator/screen'
import { CreditCardPayoffCalculator } from '@/components/tools/credit-card-payoff-calculator/screen'
import { CurrencyConverter } from '@/components/tools/currency-converter/screen'
import { EStampDutyCalculator } from '@/components/tools/e-stamp-duty-calculator/screen'
import { freshBillView } from '@/components/tools/electricity-bill-estimator/bill-view'
import { ElectricityBillEstimator } from '@/components/tools/electricity-bill-estimator/screen'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'
import { FdCalculator } from '@/components/tools/fd-calculator/screen'
import { HraCalculator } from '@/components/tools/hra-calculator/screen'
import { IncomeTaxCalculator } from '@/components/tools/income-tax-calculator/screen'
import { LoanEligibilityCalculator } from '@/components/tools/loan-eligibility-calculator/screen'
import { RdCalculator } from '@/components/tools/rd-calculator/screen'
import { SipCalculator } from '@/components/tools/sip-calculator/screen'
import { TdsDeductionCalculator } from '@/components/tools/tds-deduction-calculator/screen'
import { type Answer, figuresOf } from '@/lib/answers/answer'
import { type AskLink, askOf, fewRates } from '@/tests/answered-tools'
import { figureValue } from '@/lib/answers/figure'
import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { sampleKindsLaw } from '@/lib/tax/tds-by-year'
import { holdDate } from '@/tests/hold-date'
import { randomLinks } from '@/tests/random-links'
import { PercentageCalculator } from '@/components/tools/percentage-calculator/screen'
import { AgeCalculator } from '@/components/tools/age-calculator/screen'
import { BmiCalculator } from '@/components/tools/bmi-calculator/screen'
import { NpsCalculator } from '@/components/tools/nps-calculator/screen'
import { GratuityCalculator } from '@/components/tools/gratuity-calculator/screen'
import { MarginCalculator } from '@/components/tools/margin-calculator/screen'
import { PpfCalculator } from '@/components/tools/ppf-calculator/screen'
import { RetirementCalculator } from '@/components/tools/retirement-calculator/screen'
import { GoldCalculator } from '@/components/tools/gold-calculator/screen'
import { GstCalculator } from '@/components/tools/gst-calculator/screen'
import { EpfCalculator } from '@/components/tools/epf-calculator/screen'
import { GstLateFeeCalculator } from '@/components/tools/gst-late-fee-calculator/screen'
import { AdvanceTaxCalculator } from '@/components/tools/advance-tax-calculator/screen'
import { UnitConverter } from '@/components/tools/unit-converter/screen'
import { InvestmentReturnsCalculator } from '@/components/tools/investment-returns-calculator/screen'
import { SavingsSchemes } from '@/components/tools/savings-schemes/screen'
import { SalaryCalculator } from '@/components/tools/salary-calculator/screen'

holdDate(new Date('2026-11-28T06:30:00Z'))

const LAW_OF_TAX = {
  totalTax: 'lawTotalTax',
  otherTotalTax: 'lawOtherTotalTax',
  tax: 'lawTax',
  cess: 'lawCess',
}
const LAW_OF_TDS = { tds: 'lawTds', netPayment: 'lawNetPayment', tdsLimit: 'lawLimit', tdsRate: 'lawRate' }

const CHARGES_BESIDE_SAMPLE = {
  totalBill: 'publishedBill',
  energyCharge: 'publishedEnergyCharge',
  fixedCharge: 'publishedFixedCharge',
  fuelSurcharge: 'publishedFuelSurcharge',
  regulatorySurcharge: 'publishedRegulatorySurcharge',
  pensionSurcharge: 'publishedPensionSurcharge',
  electricityDuty: 'publishedElectricityDuty',
  subsidy: 'publishedSubsidy',
  otherCharges: 'publishedOtherCharges',
}

/**
 * Each tool next to the screen that shows its answer. A move of a screen is compared over all 400 links
 * before and after.
 */
const LINKS = process.env.JANTAR_THOROUGH ? 400 : 12
const PATIENCE_MS = Math.max(60_000, LINKS * 1_500)

const freshBill = freshBillView()
const Electricity = () => <ElectricityBillEstimator fresh={freshBill} />
const Tds = () => <TdsDeductionCalculator law={sampleKindsLaw()} />
const Converter = () => <CurrencyConverter commonRates={fewRates} />

interface Shown {
  slug: string
  screen: ComponentType
  texts?: Record<string, string[]>
  /** What the page calls the law's results next to its sample, where its names are others. */
  besideSample?: (asked: ReturnType<AskLink>) => Readonly<Record<string, string>> | null
}

const currencies = ['USD', 'INR', 'EUR', 'JPY']

const shown: Shown[] = [
  { slug: 'emi-calculator', screen: EmiCalculator },
  { slug: 'sip-calculator', screen: SipCalculator },
  { slug: 'fd-calculator', screen: FdCalculator },
  { slug: 'rd-calculator', screen: RdCalculator },
  {
    slug: 'currency-converter',
    screen: Converter,
    texts: { from: currencies, to: currencies },
  },
  {
    slug: 'loan-eligibility-calculator',
    screen: LoanEligibilityCalculator,
    texts: { propertyValue: ['', '6543210', '4000000', '800000', 'x'] },
  },
  { slug: 'credit-card-payoff-calculator', screen: CreditCardPayoffCalculator },
  {
    slug: 'hra-calculator',
    screen: HraCalculator,
    texts: {
      periods: [
        '6_50000_20000_25000_Pune*6_60000_20000_25000_Noida',
        '12_0_0_25000_Delhi',
        '7_80000_32000_0_Mumbai',
        '9_50000_20000_25000_Delhi*9_50000_20000_25000_Delhi',
        '6_x',
      ],
    },
  },
  {
    slug: 'tds-deduction-calculator',
    screen: Tds,
    besideSample: ({ answer, parsed }) =>
      parsed.rules!.text === SIMPLIFIED && answer?.figures.netPayment ? LAW_OF_TDS : null,
  },
  {
    slug: 'income-tax-calculator',
    screen: IncomeTaxCalculator,
    texts: { vehicles: ['', '2_15_12*1_9_6', '11_9_12', 'x'] },
    besideSample: ({ answer }) => (answer?.sample ? LAW_OF_TAX : null),
  },
  {
    slug: 'capital-gains-calculator',
    screen: CapitalGainsCalculator,
    texts: {
      sales: [
        'gold_2022-05-01_2026-06-01_500000_1100000_',
        'equity_2016-05-01_2026-06-01_500000_1100000_700000*property_2010-05-01_2026-07-01_4000000_9000000_',
        'equity_2026-01-05_2026-06-01_500000_300000_*vda_2026-01-05_2026-06-01_5000_30000_',
        'equity__2026-06-01_5_6_',
      ],
      holdings: ['', '2023-05-05_250.5_40.25_91.3', '2023-05-05_900_40_910*2024-01-05_7_1_2', '_5_1_2'],
      improvements: ['2015-16_200000', '1998-99_100000*2012-13_500000', 'x'],
      bought: ['1995-05-05', '2001-05-05', '2012-08-01', '2023-01-10', '2026-05-01'],
      sold: ['2023-06-01', '2024-08-01', '2026-06-01', '2027-05-01'],
    },
  },
  { slug: 'percentage-calculator', screen: PercentageCalculator },
  { slug: 'age-calculator', screen: AgeCalculator },
  { slug: 'bmi-calculator', screen: BmiCalculator },
  { slug: 'nps-calculator', screen: NpsCalculator },
  { slug: 'gratuity-calculator', screen: GratuityCalculator },
  { slug: 'margin-calculator', screen: MarginCalculator },
  { slug: 'ppf-calculator', screen: PpfCalculator },
  { slug: 'retirement-calculator', screen: RetirementCalculator },
  { slug: 'gold-calculator', screen: GoldCalculator },
  { slug: 'gst-calculator', screen: GstCalculator },
  { slug: 'epf-calculator', screen: EpfCalculator },
  { slug: 'gst-late-fee-calculator', screen: GstLateFeeCalculator },
  { slug: 'advance-tax-calculator', screen: AdvanceTaxCalculator },
  { slug: 'unit-converter', screen: UnitConverter },
  { slug: 'investment-returns-calculator', screen: InvestmentReturnsCalculator },
  { slug: 'savings-schemes', screen: SavingsSchemes },
  { slug: 'salary-calculator', screen: SalaryCalculator },
  { slug: 'e-stamp-duty-calculator', screen: EStampDutyCalculator },
  {
    slug: 'electricity-bill-estimator',
    screen: Electricity,
    texts: {
      fuelPerUnit: ['', '2.3', 'x'],
      fuelPercent: ['', '10', '-5'],
      ownSlabs: ['100_5*_8', '50_3*200_6*_9', '100_5*50_8*_9', '_4'],
      date: ['', '2026-03-31', '2021-10-01'],
    },
    besideSample: ({ answer }) => (answer?.sample ? CHARGES_BESIDE_SAMPLE : null),
  },
]

const valuesOf = (answer: Pick<Answer, 'figures'>, names: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    figuresOf(answer).map(([name, figure]) => [names[name] ?? name, String(figureValue(figure))]),
  )

/** Next to a sample a dash holds the place of the law's answer. */
const isLoading = (page: HTMLElement) =>
  [...page.querySelectorAll('[role=status], .headline output')].some(({ textContent }) =>
    /^(?:Loading|—)/.test(textContent!),
  )

test.each(shown)(
  'the page of $slug shows its answer',
  async (tool) => {
    const { slug, screen: Screen, texts, besideSample } = tool
    let answered = 0
    for (const fragment of randomLinks(slug, LINKS, texts)) {
      const asked = askOf[slug]!(fragment)
      const { answer } = asked
      history.replaceState(null, '', `/#${fragment}`)
      const { container } = await act(async () => render(<Screen />))
      // The law of some tools comes after the page.
      while (isLoading(container)) await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
      const names = besideSample?.(asked) ?? {}
      const outputs = [...container.querySelectorAll<HTMLOutputElement>('.results output[name]')]
      const onPage = Object.fromEntries(outputs.map((output) => [output.name, output.dataset.value]))
      const expected = answer && { ...valuesOf(answer, names), ...(answer.sample && valuesOf(answer.sample)) }
      expect({ fragment, ...expected }).toEqual({ fragment, ...onPage })
      const headline = [...container.querySelectorAll<HTMLOutputElement>('.headline output[name]')]
      const primary = answer ? figuresOf(answer).filter(([name]) => answer.primary.includes(name)) : []
      expect(headline.map(({ name }) => name)).toEqual(primary.map(([name]) => names[name] ?? name))
      if (answer) answered += 1
      cleanup()
    }
    expect(answered).toBeGreaterThan(LINKS / 20)
  },
  PATIENCE_MS,
)
