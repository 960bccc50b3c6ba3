import type { MarkProblem } from '@/lib/vehicles/registration-inputs'
import { t } from '@/lib/language/words'

const MARK_PROBLEMS: Record<Exclude<MarkProblem['kind'], 'state'>, string> = {
  characters: t('A registration number has only letters and digits.'),
  incomplete: t('The number is not complete. Enter it as on the plate, such as MH 12 AB 1234 or 77 CD 12.'),
  pattern: t(
    'This doesn’t match an Indian number format. Enter it as on the plate, such as MH 12 AB 1234 or 24 BH 1234 AA.',
  ),
  zero: t('Neither the office nor the number can be zero.'),
  month: t('A temporary number begins with T, then the month from 01 to 12 and the year.'),
  bharatYear: t('The BH series began in 2021, so its first two digits are 21 or more.'),
}

export const markProblemText = (problem: MarkProblem): string =>
  problem.kind === 'state'
    ? t('No state or union territory has the code {0}.', problem.code)
    : MARK_PROBLEMS[problem.kind]
