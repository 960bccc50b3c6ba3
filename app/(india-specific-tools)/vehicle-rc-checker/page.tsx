import { ToolPage } from '@/app/tool-page'
import { VehicleRcChecker } from '@/components/tools/vehicle-rc-checker/screen'
import { toolMetadata } from '@/content/metadata'
import { vehicleRcChecker } from '@/content/tools/vehicle-rc-checker'

export const metadata = toolMetadata(vehicleRcChecker)

export default function Page() {
  return <ToolPage tool={vehicleRcChecker} screen={<VehicleRcChecker />} />
}
