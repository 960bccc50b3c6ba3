import { currentTaxYear, type TaxYearId, taxYearIds } from '@/lib/rules/years'

/** The law of this year with the specification's sample for the assessment year 2025-26 next to it. */
export const SIMPLIFIED = 'ay-2025-26-simplified'

/** The choice of rules in income tax and TDS, as links name it. */
export type RuleId = typeof SIMPLIFIED | TaxYearId

/** The sample, then the years, the oldest first. */
export const ruleIds = (): RuleId[] => [SIMPLIFIED, ...taxYearIds()]

/** The year whose law a choice shows: with the sample, this one. */
export const yearOfRules = (rules: RuleId): TaxYearId => (rules === SIMPLIFIED ? currentTaxYear() : rules)
