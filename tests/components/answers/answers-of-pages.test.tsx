import { act, cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { CurrencyConverter } from '@/components/tools/currency-converter/screen'
import { type Answer, figuresOf } from '@/lib/answers/answer'
import { figureValue } from '@/lib/answers/figure'
import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { type AskLink, askOf, fewRates } from '@/tests/answered-tools'
import { holdDate } from '@/tests/hold-date'
import { randomLinks } from '@/tests/random-links'
import { screenOf } from '@/tests/screen-of'

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

const Converter = () => <CurrencyConverter commonRates={fewRates} />

interface Shown {
  screen?: ComponentType
  texts?: Record<string, string[]>
  /** What the page calls the law's results next to its sample, where its names are others. */
  besideSample?: (asked: ReturnType<AskLink>) => Readonly<Record<string, string>> | null
}

const currencies = ['USD', 'INR', 'EUR', 'JPY']

const special: Readonly<Record<string, Shown>> = {
  'currency-converter': {
    screen: Converter,
    texts: { from: currencies, to: currencies },
  },
  'loan-eligibility-calculator': {
    texts: { propertyValue: ['', '6543210', '4000000', '800000', 'x'] },
  },
  'hra-calculator': {
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
  'tds-deduction-calculator': {
    besideSample: ({ answer, parsed }) =>
      parsed.rules!.text === SIMPLIFIED && answer?.figures.netPayment ? LAW_OF_TDS : null,
  },
  'income-tax-calculator': {
    texts: { vehicles: ['', '2_15_12*1_9_6', '11_9_12', 'x'] },
    besideSample: ({ answer }) => (answer?.sample ? LAW_OF_TAX : null),
  },
  'capital-gains-calculator': {
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
  'electricity-bill-estimator': {
    texts: {
      fuelPerUnit: ['', '2.3', 'x'],
      fuelPercent: ['', '10', '-5'],
      ownSlabs: ['100_5*_8', '50_3*200_6*_9', '100_5*50_8*_9', '_4'],
      date: ['', '2026-03-31', '2021-10-01'],
    },
    besideSample: ({ answer }) => (answer?.sample ? CHARGES_BESIDE_SAMPLE : null),
  },
}

const valuesOf = (answer: Pick<Answer, 'figures'>, names: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    figuresOf(answer).map(([name, figure]) => [names[name] ?? name, String(figureValue(figure))]),
  )

/** Next to a sample a dash holds the place of the law's answer. */
const isLoading = (page: HTMLElement) =>
  [...page.querySelectorAll('[role=status], .headline output')].some(({ textContent }) =>
    /^(?:Loading|—)/.test(textContent!),
  )

test.each(Object.entries(askOf))(
  'the page of %s shows its answer',
  async (slug, ask) => {
    const { screen, texts, besideSample } = special[slug] ?? {}
    const Screen = screen ?? (await screenOf(slug))
    let answered = 0
    for (const fragment of randomLinks(slug, LINKS, texts)) {
      const asked = ask(fragment)
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
