import type { Figures } from '@/lib/answers/answer'
import { capitalGainsInputs, impliedByName, type ReadGains } from '@/lib/capital-gains/capital-gains-inputs'
import {
  exemptionFigures,
  exemptionFrom,
  propertyTdsFigures,
  propertyTdsOf,
  yearFigures,
  yearOf,
} from '@/lib/capital-gains/gains-answer'
import { saleFigures, saleOf } from '@/lib/capital-gains/sale-answer'

/** The names of each function of a union, not those alone that all have. */
type NamesOf<F> = F extends (...given: never[]) => { figures: infer Named } ? keyof Named : never
type GainName = NamesOf<
  typeof saleFigures | typeof yearFigures | typeof exemptionFigures | typeof propertyTdsFigures
>

/** Every name, for an answer to one question has only those of its own. */
const NO_FIGURES: Readonly<Record<GainName, false>> = {
  taxWithCess: false,
  gain: false,
  term: false,
  taxableGain: false,
  ratePct: false,
  tax: false,
  costUsed: false,
  fullValue: false,
  way: false,
  gainWithoutIndex: false,
  taxWithoutIndex: false,
  gainWithIndex: false,
  taxWithIndex: false,
  indexedCost: false,
  indexedImprovement: false,
  taxOfGains: false,
  totalTax: false,
  totalIncome: false,
  slabTax: false,
  rebate: false,
  specialTax: false,
  surcharge: false,
  cess: false,
  leftSlab: false,
  leftShort20: false,
  leftLong125: false,
  leftEquityLong: false,
  equityLongTaxable: false,
  ignoredTax: false,
  crypto: false,
  carryForwardShort: false,
  carryForwardLong: false,
  freeLeft: false,
  gainWithoutTax: false,
  sellNow: false,
  harvestGain: false,
  exempt: false,
  taxable: false,
  bondsBy: false,
  buyFrom: false,
  buyBy: false,
  buildBy: false,
  tds: false,
  due: false,
  base: false,
}

function answerOf(read: ReadGains) {
  switch (read('question')?.question) {
    case 'sale': {
      const found = saleOf(read)
      return found?.sale ? { ...saleFigures(found.sale, found.result), basis: found } : null
    }
    case 'year': {
      const found = yearOf(read)
      return found?.year ? { ...yearFigures(found.year, found.plan), basis: found } : null
    }
    case 'exemption': {
      const exemption = exemptionFrom(read)
      return exemption && { ...exemptionFigures(exemption), basis: { exemption } }
    }
    case 'propertyTds': {
      const tds = propertyTdsOf(read)
      return tds && { ...propertyTdsFigures(tds), basis: { tds } }
    }
    default:
      return null
  }
}

/** The gain of a sale or of a year, an exemption, or the TDS on a property. */
function capitalGainsAnswer(read: ReadGains) {
  const answer = answerOf(read)
  if (!answer) return null
  const { figures }: { figures: Figures } = answer
  // In the order of the question, the names of the others last.
  return {
    ...answer,
    figures: { ...figures, ...NO_FIGURES, ...figures } as Record<GainName, Figures[string]>,
  }
}

export const capitalGainsTool = {
  slug: 'capital-gains-calculator',
  inputs: capitalGainsInputs,
  implied: impliedByName,
  answer: capitalGainsAnswer,
} as const
