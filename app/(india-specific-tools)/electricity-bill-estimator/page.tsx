import { ToolPage } from '@/app/tool-page'
import { freshBillView } from '@/components/tools/electricity-bill-estimator/bill-view'
import { ElectricityBillEstimator } from '@/components/tools/electricity-bill-estimator/screen'
import { toolMetadata } from '@/content/metadata'
import { electricityBillEstimator } from '@/content/tools/electricity-bill-estimator'

export const metadata = toolMetadata(electricityBillEstimator)

export default function Page() {
  return (
    <ToolPage tool={electricityBillEstimator} screen={<ElectricityBillEstimator fresh={freshBillView()} />} />
  )
}
