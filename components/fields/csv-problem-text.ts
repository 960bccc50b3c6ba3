import { type CsvProblem, MOST_CSV_COLUMNS, MOST_CSV_MB } from '@/lib/inputs/csv-table'
import { t } from '@/lib/language/words'

/** The message for a CSV file that is refused. */
export const csvProblemText = (problem: CsvProblem): string =>
  problem === 'tooLarge'
    ? t('This file is too large. Please select a CSV file of at most {0} MB.', MOST_CSV_MB)
    : t('This file has more than {0} columns. Please select a CSV file with fewer.', MOST_CSV_COLUMNS)
