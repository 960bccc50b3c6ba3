import { type CsvProblem, MOST_CSV_COLUMNS, MOST_CSV_MB } from '@/lib/inputs/csv-table'

/** The message for a CSV file that is refused. */
export const csvProblemText = (problem: CsvProblem): string =>
  problem === 'tooLarge'
    ? `This file is too large. Please select a CSV file of at most ${MOST_CSV_MB} MB.`
    : `This file has more than ${MOST_CSV_COLUMNS} columns. Please select a CSV file with fewer.`
