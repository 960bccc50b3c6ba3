import { ToolPage } from '@/app/tool-page'
import { ExamResultCheckerGuide } from '@/components/tools/exam-result-checker-guide/screen'
import { toolMetadata } from '@/content/metadata'
import { examResultCheckerGuide } from '@/content/tools/exam-result-checker-guide'
import { mostAskedBoards } from '@/lib/education/exam-boards'

export const metadata = toolMetadata(examResultCheckerGuide)

export default function Page() {
  return (
    <ToolPage tool={examResultCheckerGuide} screen={<ExamResultCheckerGuide mostAsked={mostAskedBoards} />} />
  )
}
