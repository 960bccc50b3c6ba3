import { percent, shortRupees } from '@/content/figures/wording'
import { publishedBill, type ElectricityUse } from '@/lib/energy/electricity-published-bill'
import { sampleBill } from '@/lib/energy/electricity-sample-bill'
import { dayInWords } from '@/lib/format/days'
import { rupees, rupeesFromPaise } from '@/lib/format/numbers'
import { sampleTariffs } from '@/lib/rules/energy/electricity-samples'
import { electricityTariffs, type KnownState } from '@/lib/rules/energy/electricity-tariffs'
import { inForce } from '@/lib/rules/in-force'

/** The examples: units of a month in Maharashtra, and kW of a connection in Delhi. */
const UNITS = 150
const KILOWATTS = 3

const tariffOf = (state: KnownState) => inForce(electricityTariffs[state]).value

function bill(state: KnownState, units: number, months = 1) {
  const use: ElectricityUse = {
    ...{ units, months, kilowatts: 2, phase: 'single', area: 'urban' },
    ...{ fuelPerUnit: null, fuelPercent: null, other: 0, subsidised: false },
  }
  return publishedBill(tariffOf(state), use)
}

const chargeOf = ({ charges }: ReturnType<typeof bill>, name: string): number =>
  charges.find((charge) => charge.name === name)!.paise

/** The first day that the name of an order has. @throws Error for one without a day */
function dayOfOrder(state: KnownState): string {
  const { order } = tariffOf(state)
  const [day] = /\d{1,2} [A-Z][a-z]+ \d{4}/.exec(order) ?? []
  if (!day) throw new Error(`The order of ${state} names no day: ${order}`)
  return dayInWords(new Date(`${day} UTC`).toISOString().slice(0, 'YYYY-MM-DD'.length))
}

/** What the words of the electricity estimator name. */
export const electricityBillEstimatorFigures = () => ({
  ...ofMaharashtra(),
  ...ofDelhi(),
  ...ofJumps(),
})

function ofMaharashtra() {
  const month = bill('MH', UNITS)
  const [first, second] = month.slabs.filter(({ units }) => units > 0)
  const duty = month.charges.find(({ name }) => name === 'electricityDuty')!
  if (duty.basis.by !== 'percent') throw new Error('The duty of Maharashtra has no rate')
  return {
    mhOrder: dayOfOrder('MH'),
    firstRate: shortRupees(first!.ratePaise),
    first: shortRupees(first!.chargePaise),
    secondRate: rupeesFromPaise(second!.ratePaise),
    second: shortRupees(second!.chargePaise),
    energy: shortRupees(chargeOf(month, 'energyCharge')),
    fixed: shortRupees(chargeOf(month, 'fixedCharge')),
    dutyRate: percent(duty.basis.percent),
    duty: shortRupees(duty.paise),
    total: shortRupees(month.totalPaise),
    sample: shortRupees(sampleBill(sampleTariffs.MH, UNITS).totalPaise),
  }
}

function ofDelhi() {
  const { urban, subsidy } = tariffOf('DL')
  if (urban.fixed === 'notFound' || !('per' in urban.fixed)) throw new Error('Delhi has no charge by load')
  const { bands } = urban.fixed
  const [small, middle, large] = bands
  return {
    dlOrder: dayOfOrder('DL'),
    dlSmall: rupees(small![1]),
    dlMiddle: rupees(middle![1]),
    dlLarge: rupees(large![1]),
    dlFixed: rupees(KILOWATTS * bands.find(([upTo]) => KILOWATTS <= upTo)![1]),
    dlMostOff: rupees(subsidy!.mostOff!),
  }
}

function ofJumps() {
  return {
    tgOrder: dayOfOrder('TG'),
    tgYear: tariffOf('TG').year,
    tgBelow: rupeesFromPaise(chargeOf(bill('TG', 100), 'energyCharge')),
    tgAbove: rupeesFromPaise(chargeOf(bill('TG', 101), 'energyCharge')),
    tnSince: dayInWords(inForce(electricityTariffs.TN).from),
    tnSmall: shortRupees(bill('TN', 300, 2).totalPaise),
    tnBelow: shortRupees(bill('TN', 500, 2).totalPaise),
    tnAbove: shortRupees(bill('TN', 501, 2).totalPaise),
  }
}
