import { ownSlabs } from '@/lib/energy/electricity'
import type { BilledTariff } from '@/lib/energy/electricity-published-bill'
import { isRecord } from '@/lib/json/is-record'
import { ABOVE, type Slab } from '@/lib/rules/energy/electricity-samples'
import { completeValue } from '@/lib/storage/stored-text'
import { storedValue } from '@/lib/storage/stored-value'

/** The slabs and charges that a visitor copies from a bill whose tariff is not listed here. */
export interface OwnTariff {
  /** The rows of the form, as text. */
  ownSlabs: string
  /** Rupees a month. */
  ownFixed: number
  /** Per cent of energy, fixed and fuel charge. */
  ownDuty: number
}

/**
 * The tariff of the slabs that a visitor entered; the last slab goes on without end. Null where the limits do not rise,
 * or one that is left empty is not the last.
 */
export function ownTariff({ ownSlabs: text, ownFixed, ownDuty }: OwnTariff): BilledTariff | null {
  const rows = ownSlabs.rowsOf(text)
  if (!rows.ok) return null
  const entered = rows.value.map(({ upTo, rate }): Slab => [upTo === '' ? ABOVE : Number(upTo), rate])
  if (entered.some(([upTo], place) => place > 0 && upTo <= entered[place - 1]![0])) return null
  const slabs = entered.map(([upTo, rate], place): Slab => [
    place === entered.length - 1 ? ABOVE : upTo,
    rate,
  ])
  return {
    slabMonths: 1,
    urban: {
      groups: [{ upTo: ABOVE, slabs }],
      fixed: { per: 'connection', bands: [[ABOVE, ownFixed]] },
      duty: ownDuty > 0 ? { percent: ownDuty, on: 'all' } : 'none',
    },
    fuelPerUnit: null,
    surcharges: [],
  }
}

const VERSION = 1

/** The stored form: `{"version":1,"ownSlabs":"100_3*_5","ownFixed":110,"ownDuty":16}`. */
export const writeOwnTariff = (tariff: OwnTariff): string => JSON.stringify({ version: VERSION, ...tariff })

/** Reads what was kept; null where it is not ours or not whole. */
export function readOwnTariff(stored: unknown): OwnTariff | null {
  if (!isRecord(stored) || stored.version !== VERSION) return null
  const { ownSlabs: slabs, ownFixed, ownDuty } = stored
  if (typeof slabs !== 'string' || !isCharge(ownFixed) || !isCharge(ownDuty)) return null
  const tariff = { ownSlabs: slabs, ownFixed, ownDuty }
  return ownTariff(tariff) && tariff
}

const isCharge = (thing: unknown): thing is number =>
  typeof thing === 'number' && thing >= 0 && thing < Infinity

/** The slabs that the visitor saved on this device; null for none. */
export const savedTariff = storedValue<OwnTariff | null>({
  key: 'electricityTariff',
  initial: null,
  read: (stored) => completeValue(readOwnTariff(stored)),
  write: (tariff) => tariff && writeOwnTariff(tariff),
})
