/** A slab ends at so many units counted from the first, and costs so many rupees a unit. */
export type Slab = readonly [upTo: number, rupeesPerUnit: number]

/** The last slab has no end. */
export const ABOVE = Infinity

export interface SampleTariff {
  slabs: readonly Slab[]
  /** Rupees a month. */
  fixedCharge: number
  /** Rupees a unit. */
  fuelSurcharge: number
}

/**
 * The three samples with which the page opens: simple tariffs of one month that no commission ordered. What the
 * commissions ordered is in `electricity-tariffs`.
 */
export const sampleTariffs = {
  MH: {
    slabs: [
      [100, 3.46],
      [300, 7.34],
      [500, 10.37],
      [ABOVE, 11.86],
    ],
    fixedCharge: 110,
    fuelSurcharge: 0.2,
  },
  DL: {
    slabs: [
      [200, 3],
      [400, 4.5],
      [800, 6.5],
      [1_200, 7],
      [ABOVE, 8],
    ],
    fixedCharge: 125,
    fuelSurcharge: 0,
  },
  KA: {
    slabs: [
      [50, 4.15],
      [100, 5.6],
      [200, 7.15],
      [ABOVE, 8.2],
    ],
    fixedCharge: 100,
    fuelSurcharge: 0.15,
  },
} as const satisfies Record<string, SampleTariff>

export type SampleState = keyof typeof sampleTariffs
