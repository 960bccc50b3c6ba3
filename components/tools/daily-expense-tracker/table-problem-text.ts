import { csvProblemText } from '@/components/fields/csv-problem-text'
import type { TableProblem } from '@/lib/inputs/table-reading'
import { t } from '@/lib/language/words'

/** The message for a file that is refused: what it is, and which file to choose. */
export function tableProblemText(problem: TableProblem): string {
  switch (problem) {
    case 'tooLarge':
    case 'tooManyColumns':
      return csvProblemText(problem)
    case 'pdf':
      return t('This is a PDF. Download the statement from your bank as CSV or Excel, and choose that file.')
    case 'picture':
      return t(
        'This is a picture. Download the statement from your bank as CSV or Excel, and choose that file.',
      )
    case 'locked':
      return t(
        'This file has a password. Open it in Excel, save it without the password, and choose it again.',
      )
    case 'damaged':
      return t(
        'This file cannot be read as a table. Open it in Excel or Google Sheets, save it as CSV, and choose that file.',
      )
    case 'notLoaded':
      return t(
        'The part of this page that reads Excel files did not load. Check your connection and choose the file again.',
      )
  }
}
