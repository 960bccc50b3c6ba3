import { ToolPage } from '@/app/tool-page'
import { ElectricityBillEstimator } from '@/components/tools/electricity-bill-estimator/electricity-bill-estimator'
import { toolMetadata } from '@/content/metadata'
import { electricityBillEstimator } from '@/content/tools/electricity-bill-estimator'

export const metadata = toolMetadata(electricityBillEstimator)

export default function Page() {
  return (
    <ToolPage tool={electricityBillEstimator}>
      <ElectricityBillEstimator />
    </ToolPage>
  )
}
