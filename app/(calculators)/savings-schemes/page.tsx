import { ToolPage } from '@/app/tool-page'
import { toolMetadata } from '@/content/metadata'
import { SavingsSchemes } from '@/components/tools/savings-schemes/screen'
import { savingsSchemes } from '@/content/tools/savings-schemes'

export const metadata = toolMetadata(savingsSchemes)

export default function Page() {
  return <ToolPage tool={savingsSchemes} screen={<SavingsSchemes />} />
}
