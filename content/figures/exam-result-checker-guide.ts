import { percent, percentTo } from '@/content/figures/wording'
import { percentOfCgpa } from '@/lib/education/marks'

/** The examples: marks out of a total, and grade points of CBSE. */
const MARKS = 414
const OUT_OF = 500
const GRADE_POINTS = 8.6

/** What the words of the exam guide name. */
export const examResultCheckerGuideFigures = () => ({
  marks: percent((MARKS / OUT_OF) * 100),
  byGradePoints: percentTo(1, percentOfCgpa(GRADE_POINTS)),
})
