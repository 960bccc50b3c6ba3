import { type Charge, type ElectricityBill, slabLines, sumOf, zeroBill } from '@/lib/energy/electricity-bill'
import { toPaise } from '@/lib/money/paise'
import type { SampleTariff } from '@/lib/rules/energy/electricity-samples'

/**
 * A month's bill by a sample: energy by cumulative slabs + fixed charge + fuel surcharge × units. Paise are not
 * rounded, since the sample's figures are not; zero units or fewer give a bill of zero.
 * Source: the site's specification, sections 5 and 9.
 */
export function sampleBill(tariff: SampleTariff, units: number): ElectricityBill {
  if (units <= 0) return zeroBill(units, 1)
  const slabs = slabLines(tariff.slabs, units)
  const fixedPaise = toPaise(tariff.fixedCharge)
  const fuelPaise = toPaise(tariff.fuelSurcharge)
  const charges: Charge[] = [
    {
      name: 'energyCharge',
      paise: sumOf(slabs.map(({ chargePaise }) => chargePaise)),
      basis: { by: 'slabs' },
    },
    { name: 'fixedCharge', paise: fixedPaise, basis: { by: 'month', ratePaise: fixedPaise, months: 1 } },
    { name: 'fuelSurcharge', paise: fuelPaise * units, basis: { by: 'units', ratePaise: fuelPaise, units } },
  ]
  return { units, months: 1, slabs, charges, totalPaise: sumOf(charges.map(({ paise }) => paise)) }
}
