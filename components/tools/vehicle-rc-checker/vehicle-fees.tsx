import { GuidePart } from '@/components/lookup/guide-part'
import { DataTable } from '@/components/results/data-table'
import { RuleNote } from '@/components/results/rule-note'
import { rupees } from '@/lib/format/numbers'
import { ruleOn } from '@/lib/rules/rule'
import { oldVehicleFees, registrationFees, type VehicleFee } from '@/lib/rules/vehicle-fees'

/** The fees of the central rules for private vehicles, with their sources. */
export function VehicleFees() {
  const common = ruleOn(registrationFees, registrationFees.checkedOn)
  const old = ruleOn(oldVehicleFees, oldVehicleFees.checkedOn)
  const rows: VehicleFee[] = [...common.value, old.value]
  return (
    <GuidePart heading="Fees">
      <DataTable
        wordy
        caption="Fees for a registration certificate"
        headings={['For', 'Two-wheeler', 'Car']}
        rows={rows.map(({ for: what, twoWheeler, car }) => [what, rupees(twoWheeler), rupees(car)])}
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
