import { ToolPage } from '@/app/tool-page'
import { HraCalculator } from '@/components/tools/hra-calculator/screen'
import { toolMetadata } from '@/content/metadata'
import { hraCalculator } from '@/content/tools/hra-calculator'

export const metadata = toolMetadata(hraCalculator)

export default function Page() {
  return <ToolPage tool={hraCalculator} screen={<HraCalculator />} />
}
