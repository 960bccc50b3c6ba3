import { ToolPage } from '@/app/tool-page'
import { ElectricityBillEstimator } from '@/components/tools/electricity-bill-estimator/screen'
import { toolMetadata } from '@/content/metadata'
import { electricityBillEstimator } from '@/content/tools/electricity-bill-estimator'
import { electricityInputs } from '@/lib/energy/electricity'
import { monthPaise, tariffsCheckedOn } from '@/lib/energy/electricity-published'

export const metadata = toolMetadata(electricityBillEstimator)

const { state, units } = electricityInputs
/** Worked out here, so that a fresh page compares the sample with the published tariff without fetching the tariffs. */
const FIRST_PUBLISHED_PAISE = monthPaise(state.initial, units.initial)!

export default function Page() {
  return (
    <ToolPage tool={electricityBillEstimator}>
      <ElectricityBillEstimator
        firstPublishedPaise={FIRST_PUBLISHED_PAISE}
        tariffsCheckedOn={tariffsCheckedOn}
      />
    </ToolPage>
  )
}
