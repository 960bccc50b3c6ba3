import {
  type AgeGroup,
  type Rebate,
  type RegimeLaw,
  type TaxSlab,
  specialKinds,
  type TaxLaw,
} from '@/lib/rules/income-tax/tax-law'
import { gainsOf, isGain, type SpecialShare, specialShares } from '@/lib/tax/special-tax'
import {
  deductFromIncome,
  type TaxCase,
  type TaxedIncome,
  taxedIncome,
  roundToTen,
} from '@/lib/tax/taxed-income'

export interface SlabShare {
  /** Rupees; `upTo` is null for the last slab. */
  above: number
  upTo: number | null
  ratePercent: number
  /** Rupees of total income in this slab, and the tax on them. */
  income: number
  tax: number
}

/** Every amount in rupees. */
export interface IncomeTax extends TaxedIncome {
  slabs: SlabShare[]
  slabTax: number
  /** The kinds taxed at rates of their own, and the tax on all of them. */
  specialShares: SpecialShare[]
  specialTax: number
  /** With the marginal relief just above its limit. */
  rebate: number
  /** After the rebate, before surcharge and cess. */
  tax: number
  /** On the tax of all but capital gains, on which it is at most 15 %. */
  surchargePercent: number
  /** Less its marginal relief. */
  surcharge: number
  surchargeRelief: number
  cess: number
  /** Before it is rounded to ten rupees, where the law rounds. */
  unrounded: number
  totalTax: number
}

function slabShares({ slabs }: RegimeLaw, age: AgeGroup, totalIncome: number): SlabShare[] {
  return slabs[age].map(({ above, ratePercent }, place, all) => {
    const next = all[place + 1]
    const upTo = next ? next.above : null
    const income = Math.max(0, Math.min(totalIncome, upTo ?? totalIncome) - above)
    return { above, upTo, ratePercent, income, tax: (income * ratePercent) / 100 }
  })
}

/** The rebate, at most the tax by slabs and on the special kinds of income that it covers. */
function rebatePaise(
  rebate: Rebate,
  totalIncome: number,
  [coveredPaise, allPaise]: [coveredPaise: number, allPaise: number],
): number {
  const beyond = totalIncome - rebate.incomeLimit
  if (beyond <= 0) return Math.min(coveredPaise, rebate.most * 100)
  return rebate.marginalRelief ? Math.min(coveredPaise, Math.max(0, allPaise - beyond * 100)) : 0
}

type Taxable = Pick<TaxedIncome, 'slabIncome' | 'special' | 'totalIncome' | 'incomeBesideGains'>

const paiseOf = (shares: readonly SpecialShare[]) =>
  shares.reduce((sum, { taxed, ratePercent, ignoredTax }) => sum + taxed * ratePercent - ignoredTax * 100, 0)

/** Tax at all rates and its rebate. Rupees times per cent are paise, whole where the income is in whole rupees. */
function taxAndRebate(law: TaxLaw, taxCase: TaxCase, { slabIncome, special, totalIncome }: Taxable) {
  const { regime, age, ignoredTax = 0 } = taxCase
  const { rebate, slabs: rates } = law[regime]
  const slabs = slabShares(law[regime], age, slabIncome)
  const slabTaxPaise = slabs.reduce((sum, { income, ratePercent }) => sum + income * ratePercent, 0)
  const unusedExemption = Math.max(0, rates[age][1]!.above - slabIncome)
  const shares = specialShares(law.special, special, { unusedExemption, ignored: ignoredTax })
  const covered = shares.filter(({ kind }) => rebate.covers.includes(kind))
  const allPaise = slabTaxPaise + paiseOf(shares)
  const off = rebatePaise(rebate, totalIncome, [slabTaxPaise + paiseOf(covered), allPaise])
  return { slabs, slabTaxPaise, shares, rebatePaise: off, taxPaise: allPaise - off }
}

/**
 * The steps of the surcharge that an income has passed. Those above the most for gains look at income without gains.
 */
function stepsPassed(law: TaxLaw, { surcharge }: RegimeLaw, { totalIncome, incomeBesideGains }: Taxable) {
  const most = law.special.gainsSurchargePercent
  return surcharge.filter(
    ({ above, ratePercent }) => (ratePercent > most ? incomeBesideGains : totalIncome) > above,
  )
}

/** Tax and surcharge, before marginal relief. A rebate ends far below the first surcharge. */
function surcharged(law: TaxLaw, taxCase: TaxCase, taxable: Taxable) {
  const tax = taxAndRebate(law, taxCase, taxable)
  const crossed = stepsPassed(law, law[taxCase.regime], taxable).at(-1)
  const percent = crossed ? crossed.ratePercent : 0
  const gainsPaise = paiseOf(tax.shares.filter(({ kind }) => isGain(kind)))
  const onGains = Math.min(percent, law.special.gainsSurchargePercent)
  const fullPaise = ((tax.taxPaise - gainsPaise) * percent + gainsPaise * onGains) / 100
  return { ...tax, crossed, percent, fullPaise }
}

/**
 * The most that tax and surcharge may be: what both are on a total income of the threshold just crossed, and
 * the income above it. The act does not say which income a total of the threshold leaves out; here it is
 * slab-rate income first, which gives the most relief wherever that income reaches the last slab. Source:
 * Finance Act 2026, First Schedule, Part III, paragraph A, second proviso, which compares total incomes with
 * gains included. The department's ITR-2 does too: no relief at 5,00,01,000 and a gain of 50 lakh
 * (CAclubindia, thread 600785).
 */
function mostWithSurchargePaise(
  law: TaxLaw,
  taxCase: TaxCase,
  taxable: Taxable,
  crossed: TaxSlab | undefined,
) {
  if (!crossed) return Infinity
  const beyond = taxable.totalIncome - crossed.above
  const there = deductFromIncome(taxable.slabIncome, taxable.special, beyond, specialKinds)
  const { taxPaise, fullPaise } = surcharged(law, taxCase, {
    ...there,
    totalIncome: crossed.above,
    incomeBesideGains: crossed.above - gainsOf(there.special),
  })
  return taxPaise + fullPaise + beyond * 100
}

/** @throws RangeError */
function assertAmounts({ houseIncome = 0, special, age: _, regime: __, ...amounts }: TaxCase): void {
  const all = Object.values({ ...amounts, ...special, loss: Math.abs(houseIncome) })
  if (!all.every((amount) => amount >= 0 && amount < Infinity)) {
    throw new RangeError('Income and deductions are amounts from zero')
  }
}

/**
 * A year's income tax of a resident individual: total income as `taxedIncome` has it; tax = slabs + special
 * rates − rebate; total = (tax + surcharge) × (1 + cess). Sums run in paise, in which the figures of an
 * enacted law are whole or halves, and so exact; it is rounded where the law rounds, to ten rupees.
 * @throws RangeError for an amount below zero or not finite Source: that of the law given
 * (lib/rules/income-tax/tax-law.ts); the simplified set is section 9 of the specification.
 */
export function incomeTax(law: TaxLaw, taxCase: TaxCase): IncomeTax {
  assertAmounts(taxCase)
  const taxed = taxedIncome(law, taxCase)
  const {
    slabs,
    slabTaxPaise,
    shares,
    rebatePaise: offPaise,
    taxPaise,
    crossed,
    percent,
    fullPaise,
  } = surcharged(law, taxCase, taxed)
  const most = mostWithSurchargePaise(law, taxCase, taxed, crossed)
  const reliefPaise = Math.min(fullPaise, Math.max(0, taxPaise + fullPaise - most))
  const surchargePaise = fullPaise - reliefPaise
  const beforeCessPaise = taxPaise + surchargePaise
  const unrounded = (beforeCessPaise * (100 + law.cessPercent)) / 100_00
  return {
    ...taxed,
    slabs,
    slabTax: slabTaxPaise / 100,
    specialShares: shares,
    specialTax: paiseOf(shares) / 100,
    rebate: offPaise / 100,
    tax: taxPaise / 100,
    surchargePercent: percent,
    surcharge: surchargePaise / 100,
    surchargeRelief: reliefPaise / 100,
    cess: (beforeCessPaise * law.cessPercent) / 100_00,
    unrounded,
    totalTax: law.roundedToTen ? roundToTen(unrounded) : unrounded,
  }
}

/** Income less tax, a month of it. Provident fund is not known here. */
export const monthlyTakeHome = (income: number, totalTax: number) => (income - totalTax) / 12
