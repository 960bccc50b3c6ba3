import { percentOfCgpa } from '@/lib/education/marks'
import { examGuideInputs } from '@/lib/education/exam-guide-inputs'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, plainText } from '@/lib/questions/tool-question'
import { understood } from '@/lib/questions/query/understood'

/** 'cgpa 8.6 to percentage': the percentage by the board's factor. */
export const marksQuestion = understood(
  'cgpa percentage percent % convert conversion cbse equals',
  ({ numbers }) => {
    const set = controls({ cgpa: numbers[0]?.value })
    const asked = readLinked(examGuideInputs, set)('cgpa')
    if (!asked || numbers.length === 0) return null
    return {
      slug: 'exam-result-checker-guide',
      set,
      answer: {
        output: 'cgpaPercent',
        as: 'percent',
        value: percentOfCgpa(asked.cgpa),
        terms: [plainText(`CGPA ${asked.cgpa}`)],
      },
    }
  },
)
