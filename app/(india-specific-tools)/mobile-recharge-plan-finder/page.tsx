import { ToolPage } from '@/app/tool-page'
import { MobileRechargePlanFinder } from '@/components/tools/mobile-recharge-plan-finder/screen'
import { toolMetadata } from '@/content/metadata'
import { mobileRechargePlanFinder } from '@/content/tools/mobile-recharge-plan-finder'

export const metadata = toolMetadata(mobileRechargePlanFinder)

export default function Page() {
  return <ToolPage tool={mobileRechargePlanFinder} screen={<MobileRechargePlanFinder />} />
}
