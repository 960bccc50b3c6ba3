import { figure } from '@/lib/answers/figure'
import { electricityInputs, type ReadElectricity, sampleFrom } from '@/lib/energy/electricity'
import { averagePaise, billFigures, type ChargeName } from '@/lib/energy/electricity-bill'
import type { Billed, electricityAnswer } from '@/lib/energy/electricity-published'

export type BilledFigures = ReturnType<typeof billedFigures>

/** In the order of the page. */
const NO_CHARGES: Record<'totalBill' | ChargeName, null> = {
  totalBill: null,
  energyCharge: null,
  fixedCharge: null,
  customerCharge: null,
  fuelSurcharge: null,
  regulatorySurcharge: null,
  pensionSurcharge: null,
  electricityDuty: null,
  subsidy: null,
  otherCharges: null,
}

/** The bill with its charges, what a unit costs on average, and what fewer units save. */
export function billedFigures({ bill, saving }: Billed) {
  const average = averagePaise(bill.totalPaise, bill.units)
  return {
    primary: ['totalBill'],
    figures: {
      ...NO_CHARGES,
      ...billFigures(bill),
      averagePerUnit: average !== null && figure('rupeesAndPaise', average / 100),
      saving: saving && figure('rupeesAndPaise', saving.paise / 100),
    },
  }
}

/** @param data with the tariffs of all states, which come after the page: they bill the fields */
function estimate(read: ReadElectricity, { today, bill }: { today: string; bill: typeof electricityAnswer }) {
  const billed = bill(read, today)
  return billed.kind === 'billed' ? { ...billedFigures(billed), sample: sampleFrom(read), billed } : null
}

export const electricityTool = {
  slug: 'electricity-bill-estimator',
  inputs: electricityInputs,
  answer: estimate,
} as const
