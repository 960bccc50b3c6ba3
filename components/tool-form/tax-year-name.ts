import { ruleIds, SIMPLIFIED, yearOfRules } from '@/lib/tax/rule-ids'
import { namesOfTaxYear, type TaxYearId } from '@/lib/rules/years'
import { t } from '@/lib/language/words'

/** 'FY 2026-27' */
export const taxYearName = (id: TaxYearId): string => t('FY {0}', namesOfTaxYear(id).year)

/** 'FY 2025-26 (AY 2026-27)' of a year under the Act of 1961, 'FY 2026-27' since. */
export function taxYearInBothActs(id: TaxYearId): string {
  const { year, assessed } = namesOfTaxYear(id)
  return assessed ? t('FY {0} (AY {1})', year, assessed) : t('FY {0}', year)
}

/** The choices of rules: the year of today, with the sample, then each year. */
export const ruleNames = (): Record<string, string> =>
  Object.fromEntries(
    ruleIds().map((id) => {
      const year = taxYearName(yearOfRules(id))
      return [id, id === SIMPLIFIED ? t('{0} + sample', year) : year]
    }),
  )
