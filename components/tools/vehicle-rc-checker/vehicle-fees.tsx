import { GuidePart } from '@/components/lookup/guide-part'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { ruleOn } from '@/lib/rules/rule'
import { oldVehicleFees, registrationFees, type VehicleFee } from '@/lib/rules/vehicle-fees'

const columns: readonly Column<VehicleFee>[] = [
  { heading: 'For', as: 'text', cell: (fee) => fee.for },
  { heading: 'Two-wheeler', as: 'rupees', cell: ({ twoWheeler }) => twoWheeler },
  { heading: 'Car', as: 'rupees', cell: ({ car }) => car },
]

/** The fees of the central rules for private vehicles, with their sources. */
export function VehicleFees() {
  const common = ruleOn(registrationFees, registrationFees.checkedOn)
  const old = ruleOn(oldVehicleFees, oldVehicleFees.checkedOn)
  return (
    <GuidePart heading="Fees">
      <ResultTable
        wordy
        caption="Fees for a registration certificate"
        columns={columns}
        rows={[...common.value, old.value]}
      />
      <p className="text-soft">
        Private vehicles, before GST. Road tax and charges of the state come on top; the sum on
        parivahan.gov.in at payment is the one to go by.
      </p>
      <RuleNote says={registrationFees.says} source={common.source} checkedOn={registrationFees.checkedOn} />
      <RuleNote says={oldVehicleFees.says} source={old.source} checkedOn={oldVehicleFees.checkedOn} />
    </GuidePart>
  )
}
