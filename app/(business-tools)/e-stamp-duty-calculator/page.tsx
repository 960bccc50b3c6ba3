import { ToolPage } from '@/app/tool-page'
import { EStampDutyCalculator } from '@/components/tools/e-stamp-duty-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { eStampDutyCalculator } from '@/content/tools/e-stamp-duty-calculator'

export const metadata = toolMetadata(eStampDutyCalculator)

export default function Page() {
  return <ToolPage tool={eStampDutyCalculator} screen={<EStampDutyCalculator />} />
}
