import { percentOfCgpa } from '@/lib/education/marks'
import { examGuideInputs } from '@/lib/education/exam-guide-inputs'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, plainText, type ToolQuestion } from '@/lib/questions/tool-question'

/** 'cgpa 8.6 to percentage': the percentage by the board's factor. */
export function marksQuestion({ numbers }: Query): ToolQuestion | null {
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
}
