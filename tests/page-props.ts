import { freshBillView } from '@/components/tools/electricity-bill-estimator/bill-view'
import { knownHolidays } from '@/lib/dates/known-holidays'
import { mostAskedBoards } from '@/lib/education/exam-boards'
import { sampleKindsLaw } from '@/lib/tax/tds-by-year'

/** What a tool's page gives its screen, by slug, for the tests that open the screens of all tools. */
export const pageProps: Readonly<Record<string, object>> = {
  'date-calculator': { known: knownHolidays() },
  'electricity-bill-estimator': { fresh: freshBillView() },
  'exam-result-checker-guide': { mostAsked: mostAskedBoards },
  'tds-deduction-calculator': { law: sampleKindsLaw() },
}
