import { buildDay, inLakhs, monthOfDay, percent, rowBefore } from '@/content/figures/wording'
import { propertySaleTds } from '@/lib/capital-gains/property-sale-tds'
import { saleGain } from '@/lib/capital-gains/sale-gain'
import type { GainSale } from '@/lib/capital-gains/gain-sale'
import { addDays, addMonths } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import {
  CESS_PERCENT,
  DEBT_FUND_SPLIT,
  EQUITY_COST_SPLIT,
  equityFreeValues,
  gainRateValues,
  GOLD_ETF_FROM,
} from '@/lib/rules/capital-gains/gain-rates'
import { exemptionValues } from '@/lib/rules/capital-gains/exemptions'
import { inForce } from '@/lib/rules/in-force'
import { currentTaxYear } from '@/lib/rules/years'
import { taxRules } from '@/lib/tax/income-tax'

/** The examples, in rupees; a home that is sold, with the days of its purchase and sale. */
const LONG_GAIN = 4_00_000
const HOME = {
  bought: '2010-05-15',
  sold: '2026-09-15',
  cost: 30_00_000,
  sale: 1_20_00_000,
  expenses: 1_20_000,
}
const OLD_SHARES = { cost: 1_00_000, fmv31Jan2018: 3_00_000, sale: 6_00_000 }
const GOLD = { cost: 5_00_000, sale: 11_00_000 }
const GOLD_MONTHS = 48
const PRICE = 49_00_000
const STAMP_VALUE = 52_00_000
const OTHER_INCOME = 11_50_000
/** Counts for short-term gains alone, which the examples have none of. */
const SLAB_PERCENT = 30

const gainOf = (sale: Partial<GainSale> & Pick<GainSale, 'asset' | 'bought'>) =>
  saleGain(
    {
      ...{ sold: buildDay(), cost: 0, sale: 0, expenses: 0, fmv31Jan2018: null, stampValue: null },
      ...{ value1Apr2001: null, improvements: [], resident: true },
      ...sale,
    },
    SLAB_PERCENT,
  )

/** What the words of the capital-gains calculator name. */
export const capitalGainsCalculatorFigures = () => ({
  ...ofLaw(),
  ...ofShares(),
  ...ofHome(),
  ...ofGold(),
})

function ofLaw() {
  const now = inForce(gainRateValues)
  const { value: before } = rowBefore(gainRateValues.values, now)
  const { new: regime } = taxRules(currentTaxYear()).law
  return {
    since: dayInWords(now.from),
    equityLong: percent(now.value.equityLongPercent),
    equityShort: percent(now.value.equityShortPercent),
    equityLongBefore: percent(before.equityLongPercent),
    equityShortBefore: percent(before.equityShortPercent),
    equityFree: rupees(inForce(equityFreeValues).value),
    otherLong: percent(now.value.otherLongPercent),
    choiceRate: percent(now.value.indexedChoice!.ratePercent),
    choiceBefore: dayInWords(now.value.indexedChoice!.boughtBefore),
    cess: percent(CESS_PERCENT),
    bondsMost: inLakhs(inForce(exemptionValues).value['54EC'].most!),
    rebateUpTo: inLakhs(regime.rebate.incomeLimit),
    exemptUpTo: rupees(regime.slabs.below60.find(({ ratePercent }) => ratePercent > 0)!.above),
    debtFundsFrom: dayInWords(DEBT_FUND_SPLIT),
    goldFundsFrom: monthOfDay(GOLD_ETF_FROM),
    freeTax: rupees(
      (((inForce(equityFreeValues).value * now.value.equityLongPercent) / 100) * (100 + CESS_PERCENT)) / 100,
    ),
    otherIncome: rupees(OTHER_INCOME),
    fitsBelowRebate: rupees(regime.rebate.incomeLimit - OTHER_INCOME),
  }
}

function ofShares() {
  const bought = addMonths(buildDay(), -24)
  const shares = gainOf({ asset: 'equity', bought, sale: LONG_GAIN })
  const old = gainOf({ asset: 'equity', bought: addMonths(EQUITY_COST_SPLIT, -24), ...OLD_SHARES })
  return {
    gain: rupees(shares.way.gain),
    taxableGain: rupees(shares.taxableGain),
    gainTax: rupees(shares.tax),
    gainTaxWithCess: rupees(shares.taxWithCess),
    oldBefore: monthOfDay(EQUITY_COST_SPLIT),
    oldDay: dayInWords(addDays(EQUITY_COST_SPLIT, -1)),
    oldCost: rupees(OLD_SHARES.cost),
    oldValue: rupees(OLD_SHARES.fmv31Jan2018),
    oldSale: rupees(OLD_SHARES.sale),
    oldGain: rupees(old.way.gain),
  }
}

function ofHome() {
  const [plain, indexed] = gainOf({ asset: 'property', ...HOME }).ways
  const deducted = propertySaleTds(PRICE, STAMP_VALUE)
  return {
    homeCost: rupees(HOME.cost),
    homeBought: monthOfDay(HOME.bought),
    homeSale: rupees(HOME.sale),
    homeSold: monthOfDay(HOME.sold),
    homeExpenses: rupees(HOME.expenses),
    homeGain: rupees(plain!.gain),
    homeTax: rupees(plain!.tax),
    homeIndexedGain: rupees(indexed!.gain),
    homeIndexedTax: rupees(indexed!.tax),
    tdsRate: percent(deducted.ratePercent),
    tdsLimit: inLakhs(deducted.limit),
    price: rupees(PRICE),
    stampValue: rupees(STAMP_VALUE),
    tds: rupees(deducted.tds),
  }
}

function ofGold() {
  const gold = gainOf({ asset: 'gold', bought: addMonths(buildDay(), -GOLD_MONTHS), ...GOLD })
  return {
    goldCost: rupees(GOLD.cost),
    goldSale: rupees(GOLD.sale),
    goldGain: rupees(gold.way.gain),
    goldTax: rupees(gold.tax),
    goldTaxWithCess: rupees(gold.taxWithCess),
  }
}
