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
import { ask } from '@/lib/answers/ask'
import { figureValue } from '@/lib/answers/figure'
import { electricityTool } from '@/lib/energy/electricity-answer'
import { electricityAnswer } from '@/lib/energy/electricity-published'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { rentFrom } from '@/lib/stamp-duty/rent-duty'
import { stampDutyTool } from '@/lib/stamp-duty/stamp-duty-answer'
import { capitalGainsTool } from '@/lib/capital-gains/gains-tool'
import { cardTool } from '@/lib/finance/cards/card-answer'
import { emiTool } from '@/lib/finance/emi-answer'
import { fdTool } from '@/lib/finance/deposits/fd-answer'
import { loanEligibilityTool } from '@/lib/finance/loan-eligibility-answer'
import { rdTool } from '@/lib/finance/deposits/rd-answer'
import { sipTool } from '@/lib/finance/sip-answer'
import { converterTool } from '@/lib/money/conversion-answer'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import { hraTool } from '@/lib/salary/hra-answer'
import { incomeTaxTool } from '@/lib/tax/income-tax-tool'
import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { sampleKindsLaw } from '@/lib/tax/tds-by-year'
import { tdsTool } from '@/lib/tax/tds-tool'
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
import { percentageTool } from '@/lib/arithmetic/percentage-answer'
import { ageTool } from '@/lib/age/age-answer'
import { bmiTool } from '@/lib/health/bmi-answer'
import { npsTool } from '@/lib/savings/nps-answer'
import { gratuityTool } from '@/lib/salary/gratuity-answer'
import { marginTool } from '@/lib/finance/margin-answer'
import { ppfTool } from '@/lib/savings/ppf-answer'
import { retirementTool } from '@/lib/finance/retirement-answer'
import { goldTool } from '@/lib/gold/jewellery-answer'
import { gstTool } from '@/lib/tax/gst/gst-answer'
import { epfTool } from '@/lib/salary/epf-answer'
import { gstLateFeeTool } from '@/lib/tax/gst/gst-late-fee-answer'
import { advanceTaxTool } from '@/lib/tax/advance-tax-answer'
import { unitTool } from '@/lib/units/unit-answer'
import { investmentTool } from '@/lib/finance/investment-tool'
import { savingsTool } from '@/lib/savings/savings-answer'
import { sukanya } from '@/lib/savings/sukanya'
import { salaryTool } from '@/lib/salary/salary-answer'
import { wholeSalaryLaw } from '@/tests/lib/salary/salary-answer'

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

/** Each tool next to the screen that shows its answer. A move of a screen is compared over all 400 links before and after. */
const LINKS = process.env.JANTAR_THOROUGH ? 400 : 12
const PATIENCE_MS = Math.max(60_000, LINKS * 1_500)

const dated = { today: '2026-11-28' }

const rates: RateSnapshot = {
  base: 'USD',
  on: '2026-11-20',
  rates: { USD: 1, INR: 88.1, EUR: 0.9, JPY: 150 },
  source: 'A bank',
  licence: 'CC0',
  names: { USD: 'US dollar', INR: 'Indian rupee', EUR: 'Euro', JPY: 'Yen' },
}
const freshBill = freshBillView()
const Electricity = () => <ElectricityBillEstimator fresh={freshBill} />
const Tds = () => <TdsDeductionCalculator law={sampleKindsLaw()} />
const Converter = () => <CurrencyConverter commonRates={rates} />

interface Shown {
  slug: string
  screen: ComponentType
  answerOf(fragment: string): Answer | null
  texts?: Record<string, string[]>
  /** What the page calls the law's results next to its sample, where its names are others. */
  besideSample?: (fragment: string) => Readonly<Record<string, string>> | null
}

const currencies = ['USD', 'INR', 'EUR', 'JPY']

const shown: Shown[] = [
  { slug: 'emi-calculator', screen: EmiCalculator, answerOf: (link) => ask(emiTool, link).answer },
  { slug: 'sip-calculator', screen: SipCalculator, answerOf: (link) => ask(sipTool, link).answer },
  { slug: 'fd-calculator', screen: FdCalculator, answerOf: (link) => ask(fdTool, link).answer },
  { slug: 'rd-calculator', screen: RdCalculator, answerOf: (link) => ask(rdTool, link).answer },
  {
    slug: 'currency-converter',
    screen: Converter,
    answerOf: (link) => ask(converterTool, link, rates).answer,
    texts: { from: currencies, to: currencies },
  },
  {
    slug: 'loan-eligibility-calculator',
    screen: LoanEligibilityCalculator,
    answerOf: (link) => ask(loanEligibilityTool, link).answer,
    texts: { propertyValue: ['', '6543210', '4000000', '800000', 'x'] },
  },
  {
    slug: 'credit-card-payoff-calculator',
    screen: CreditCardPayoffCalculator,
    answerOf: (link) => ask(cardTool, link).answer,
  },
  {
    slug: 'hra-calculator',
    screen: HraCalculator,
    answerOf: (link) => ask(hraTool, link).answer,
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
    answerOf: (link) => ask(tdsTool, link).answer,
    besideSample: (link) => {
      const { answer, parsed } = ask(tdsTool, link)
      const isBeside = parsed.rules.ok && parsed.rules.value === SIMPLIFIED
      return isBeside && answer?.figures.netPayment ? LAW_OF_TDS : null
    },
  },
  {
    slug: 'income-tax-calculator',
    screen: IncomeTaxCalculator,
    answerOf: (link) => ask(incomeTaxTool, link).answer,
    texts: { vehicles: ['', '2_15_12*1_9_6', '11_9_12', 'x'] },
    besideSample: (link) => (ask(incomeTaxTool, link).answer?.sample ? LAW_OF_TAX : null),
  },
  {
    slug: 'capital-gains-calculator',
    screen: CapitalGainsCalculator,
    answerOf: (link) => ask(capitalGainsTool, link).answer,
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
  {
    slug: 'percentage-calculator',
    screen: PercentageCalculator,
    answerOf: (link) => ask(percentageTool, link).answer,
  },
  {
    slug: 'age-calculator',
    screen: AgeCalculator,
    answerOf: (link) => ask(ageTool, link, dated).answer,
  },
  {
    slug: 'bmi-calculator',
    screen: BmiCalculator,
    answerOf: (link) => ask(bmiTool, link).answer,
  },
  {
    slug: 'nps-calculator',
    screen: NpsCalculator,
    answerOf: (link) => ask(npsTool, link).answer,
  },
  {
    slug: 'gratuity-calculator',
    screen: GratuityCalculator,
    answerOf: (link) => ask(gratuityTool, link, dated).answer,
  },
  {
    slug: 'margin-calculator',
    screen: MarginCalculator,
    answerOf: (link) => ask(marginTool, link).answer,
  },
  {
    slug: 'ppf-calculator',
    screen: PpfCalculator,
    answerOf: (link) => ask(ppfTool, link, dated).answer,
  },
  {
    slug: 'retirement-calculator',
    screen: RetirementCalculator,
    answerOf: (link) => ask(retirementTool, link).answer,
  },
  {
    slug: 'gold-calculator',
    screen: GoldCalculator,
    answerOf: (link) => ask(goldTool, link, dated).answer,
  },
  {
    slug: 'gst-calculator',
    screen: GstCalculator,
    answerOf: (link) => ask(gstTool, link).answer,
  },
  {
    slug: 'epf-calculator',
    screen: EpfCalculator,
    answerOf: (link) => ask(epfTool, link, dated).answer,
  },
  {
    slug: 'gst-late-fee-calculator',
    screen: GstLateFeeCalculator,
    answerOf: (link) => ask(gstLateFeeTool, link, dated).answer,
  },
  {
    slug: 'advance-tax-calculator',
    screen: AdvanceTaxCalculator,
    answerOf: (link) => ask(advanceTaxTool, link, dated).answer,
  },
  {
    slug: 'unit-converter',
    screen: UnitConverter,
    answerOf: (link) => ask(unitTool, link).answer,
  },
  {
    slug: 'investment-returns-calculator',
    screen: InvestmentReturnsCalculator,
    answerOf: (link) => ask(investmentTool, link).answer,
  },
  {
    slug: 'savings-schemes',
    screen: SavingsSchemes,
    answerOf: (link) => ask(savingsTool, link, { ...dated, sukanya }).answer,
  },
  {
    slug: 'salary-calculator',
    screen: SalaryCalculator,
    answerOf: (link) => ask(salaryTool, link, wholeSalaryLaw).answer,
  },
  {
    slug: 'e-stamp-duty-calculator',
    screen: EStampDutyCalculator,
    answerOf: (link) => ask(stampDutyTool, link, { sale: saleDutyByState, rent: rentFrom }).answer,
  },
  {
    slug: 'electricity-bill-estimator',
    screen: Electricity,
    answerOf: (link) => ask(electricityTool, link, { ...dated, bill: electricityAnswer }).answer,
    texts: {
      fuelPerUnit: ['', '2.3', 'x'],
      fuelPercent: ['', '10', '-5'],
      ownSlabs: ['100_5*_8', '50_3*200_6*_9', '100_5*50_8*_9', '_4'],
      date: ['', '2026-03-31', '2021-10-01'],
    },
    besideSample: (link) =>
      ask(electricityTool, link, { ...dated, bill: electricityAnswer }).answer?.sample
        ? CHARGES_BESIDE_SAMPLE
        : null,
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
    const { slug, screen: Screen, answerOf, texts, besideSample } = tool
    let answered = 0
    for (const fragment of randomLinks(slug, LINKS, texts)) {
      const answer = answerOf(fragment)
      history.replaceState(null, '', `/#${fragment}`)
      const { container } = await act(async () => render(<Screen />))
      // The law of some tools comes after the page.
      while (isLoading(container)) await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
      const names = besideSample?.(fragment) ?? {}
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
