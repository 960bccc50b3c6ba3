import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { SalaryCalculator } from '@/components/tools/salary-calculator/screen'
import { salaryCalculator } from '@/content/tools/salary-calculator'

export const metadata = toolMetadata(salaryCalculator)

export default function Page() {
  return <ToolPage tool={salaryCalculator} screen={<SalaryCalculator />} />
}
