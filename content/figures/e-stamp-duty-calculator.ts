import { inLakhs, percent, shortRupees } from '@/content/figures/wording'
import { grouped, rupees } from '@/lib/format/numbers'
import { inForce } from '@/lib/rules/in-force'
import { leaseDutyDelhi, licenceDutyMaharashtra } from '@/lib/rules/stamp-duty/licences-and-leases'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import type { DutyRow } from '@/lib/rules/stamp-duty/sale-terms'
import { tenancyDuty, type TenancyState } from '@/lib/rules/stamp-duty/tenancies'
import type { StateCode } from '@/lib/rules/states/state-names'
import { rentDutyOf, type RentQuestion } from '@/lib/stamp-duty/rent-duty'
import { saleDuty, type SaleQuestion, termsOf } from '@/lib/stamp-duty/sale-duty'

/** The examples, in rupees. */
const PRICE = 70_00_000
const VALUE = 80_00_000
const BENGALURU_VALUE = 1_00_00_000
const BUDGET = 60_00_000

const ALIKE = {
  governmentValue: 0,
  seller: 'male',
  home: true,
  property: 'other',
  permission: false,
} as const

/** @throws Error for a sale whose duty no source settles, as that of the examples is */
function sale(state: StateCode, question: Pick<SaleQuestion, 'value' | 'buyer' | 'area'>) {
  const duty = saleDuty(termsOf(saleDutyByState[state]), { ...ALIKE, ...question })
  if (!duty) throw new Error(`The duty of the example in ${state} is not settled`)
  return duty
}

const dutyAndCess = ({ dutyPaise, levies }: ReturnType<typeof sale>) =>
  levies.reduce((sum, { paise }) => sum + paise, dutyPaise)
const rateOf = (duty: ReturnType<typeof sale>) => percent((dutyAndCess(duty) / duty.basePaise) * 100)

/** What the words of the stamp-duty calculator name. */
export const eStampDutyCalculatorFigures = () => ({
  ...ofWomen(),
  ...ofBengaluru(),
  ...ofMumbai(),
  ...ofRent(),
  ...ofRentElsewhere(),
  price: rupees(PRICE),
  value: rupees(VALUE),
  budget: rupees(BUDGET),
  pointOfBudget: rupees(BUDGET / 100),
})

const firstRow = (state: StateCode): DutyRow => termsOf(saleDutyByState[state]).duty[0]!

function ofWomen() {
  const { upTo, percent: inUttarPradesh } = firstRow('UP')
  const uttarakhand = firstRow('UK')
  const haryana = firstRow('HR').percent
  const { registration } = termsOf(saleDutyByState.MP)
  if (registration.by !== 'percent') throw new Error('Madhya Pradesh has no rate of registration')
  const fee = registration.rows[0]!.percent
  const atLimit = (buyer: 'male' | 'female') =>
    shortRupees(sale('UP', { value: upTo!, buyer, area: 'urban' }).dutyPaise)
  return {
    upRebate: percent(inUttarPradesh.male! - inUttarPradesh.female!),
    upLimit: inLakhs(upTo!),
    upMan: atLimit('male'),
    upWoman: atLimit('female'),
    mpPoints: grouped(fee.male! - fee.female!),
    ukWoman: percent(uttarakhand.percent.female!),
    ukMan: percent(uttarakhand.percent.male!),
    ukLimit: inLakhs(uttarakhand.upTo!),
    hrWoman: percent(haryana.female!),
    hrBoth: percent(haryana.joint!),
    hrMan: percent(haryana.male!),
  }
}

function ofBengaluru() {
  const house = sale('KA', { value: BENGALURU_VALUE, buyer: 'male', area: 'urban' })
  const [cess, surcharge] = house.levies
  const [lowest, lower] = house.terms.duty
  return {
    kaValue: inLakhs(BENGALURU_VALUE),
    kaTotal: shortRupees(house.totalPaise),
    kaDutyRate: percent(house.dutyParts[0]!.percent),
    kaDuty: shortRupees(house.dutyPaise),
    kaCessRate: percent(cess!.percent),
    kaCess: shortRupees(cess!.paise),
    kaSurchargeRate: percent(surcharge!.percent),
    kaSurcharge: shortRupees(surcharge!.paise),
    kaFee: shortRupees(house.registrationPaise!),
    kaFeeRate: percent(house.registrationPercent!),
    kaLowestRate: percent(lowest!.percent.male!),
    kaLowestUpTo: inLakhs(lowest!.upTo!),
    kaLowerRate: percent(lower!.percent.male!),
    kaLowerUpTo: inLakhs(lower!.upTo!),
  }
}

function ofMumbai() {
  const of = (buyer: SaleQuestion['buyer'], area: SaleQuestion['area']) =>
    sale('MH', { value: VALUE, buyer, area })
  const [man, woman] = [of('male', 'mumbai'), of('female', 'mumbai')]
  return {
    mhMan: shortRupees(dutyAndCess(man)),
    mhWoman: shortRupees(dutyAndCess(woman)),
    mhRate: rateOf(man),
    mhDutyRate: percent(man.dutyParts[0]!.percent),
    mhCessRate: percent(man.levies[0]!.percent),
    mhWomanRate: rateOf(woman),
    mhFeeRate: percent(man.registrationPercent!),
    mhFee: shortRupees(man.registrationPaise!),
    mhTotal: shortRupees(man.totalPaise),
    puneRate: rateOf(of('male', 'otherCities')),
    nashikRate: rateOf(of('male', 'corporation')),
  }
}

/** Rupees a month, rising once in Delhi. */
const RENT = 25_000
const DEPOSIT = 5_00_000
const DELHI_RENT = 20_000
const DELHI_INCREASE = 10

function ofRent() {
  const agreement = { months: 24, premium: 0, urban: true, propertyValue: 0, home: true }
  const dutyOf = (question: Pick<RentQuestion, 'state' | 'rent' | 'increase' | 'deposit'>) => {
    const duty = rentDutyOf({ ...agreement, ...question })
    if (typeof duty === 'string') throw new Error(`The duty of the example in ${question.state}: ${duty}`)
    return shortRupees(duty.dutyPaise)
  }
  const licence = inForce(licenceDutyMaharashtra).value
  const lease = inForce(leaseDutyDelhi).value
  return {
    licenceRate: percent(licence.percent),
    licenceDepositRate: percent(licence.depositPercentAYear),
    rent: rupees(RENT),
    deposit: rupees(DEPOSIT),
    licenceDuty: dutyOf({ state: 'MH', rent: RENT, increase: 0, deposit: DEPOSIT }),
    licenceUrban: rupees(licence.registration.urban),
    licenceRural: rupees(licence.registration.rural),
    leaseRate: percent(lease.slabs[0]!.percent),
    leaseDeposit: rupees(lease.withDeposit),
    leaseRent: rupees(DELHI_RENT),
    leaseRentNext: rupees(DELHI_RENT * (1 + DELHI_INCREASE / 100)),
    leaseDuty: dutyOf({ state: 'DL', rent: DELHI_RENT, increase: DELHI_INCREASE, deposit: 0 }),
  }
}

/** The first rate of a state, which holds for eleven months. @throws Error for a state with a fixed duty */
function tenancyOf(state: TenancyState) {
  const { duty, registrationPercent } = inForce(tenancyDuty[state]).value
  if (duty.by !== 'percent') throw new Error(`${state} has no rate for rent agreements`)
  return { ...duty.slabs[0]!, registrationPercent }
}

function ofRentElsewhere() {
  const gujarat = inForce(tenancyDuty.GJ).value.duty
  if (gujarat.by !== 'amount') throw new Error('Gujarat has no fixed duty of rent agreements')
  const [karnataka, bihar] = [tenancyOf('KA'), tenancyOf('BR')]
  return {
    gjDuty: rupees(gujarat.home),
    kaRentRate: percent(karnataka.percent!),
    kaRentMost: rupees(karnataka.mostForHome!),
    tnRentRate: percent(tenancyOf('TN').percent!),
    apRentRate: percent(tenancyOf('AP').percent!),
    brRentRate: percent(bihar.percent! + bihar.registrationPercent!),
    rjRentRate: percent(tenancyOf('RJ').percent!),
  }
}
