import type { Rule } from '@/lib/rules/rule'
import { andhraPradesh } from '@/lib/rules/stamp-duty/sale/states/andhra-pradesh'
import { arunachalPradesh } from '@/lib/rules/stamp-duty/sale/states/arunachal-pradesh'
import { assam } from '@/lib/rules/stamp-duty/sale/states/assam'
import { bihar } from '@/lib/rules/stamp-duty/sale/states/bihar'
import { chhattisgarh } from '@/lib/rules/stamp-duty/sale/states/chhattisgarh'
import { goa } from '@/lib/rules/stamp-duty/sale/states/goa'
import { gujarat } from '@/lib/rules/stamp-duty/sale/states/gujarat'
import { haryana } from '@/lib/rules/stamp-duty/sale/states/haryana'
import { himachalPradesh } from '@/lib/rules/stamp-duty/sale/states/himachal-pradesh'
import { jharkhand } from '@/lib/rules/stamp-duty/sale/states/jharkhand'
import { karnataka } from '@/lib/rules/stamp-duty/sale/states/karnataka'
import { kerala } from '@/lib/rules/stamp-duty/sale/states/kerala'
import { madhyaPradesh } from '@/lib/rules/stamp-duty/sale/states/madhya-pradesh'
import { maharashtra } from '@/lib/rules/stamp-duty/sale/states/maharashtra'
import { maharashtraReadings } from '@/lib/rules/stamp-duty/sale/states/maharashtra-readings'
import { manipur } from '@/lib/rules/stamp-duty/sale/states/manipur'
import { meghalaya } from '@/lib/rules/stamp-duty/sale/states/meghalaya'
import { mizoram } from '@/lib/rules/stamp-duty/sale/states/mizoram'
import { nagaland } from '@/lib/rules/stamp-duty/sale/states/nagaland'
import { odisha } from '@/lib/rules/stamp-duty/sale/states/odisha'
import { punjab } from '@/lib/rules/stamp-duty/sale/states/punjab'
import { rajasthan } from '@/lib/rules/stamp-duty/sale/states/rajasthan'
import { sikkim } from '@/lib/rules/stamp-duty/sale/states/sikkim'
import { tamilNadu } from '@/lib/rules/stamp-duty/sale/states/tamil-nadu'
import { telangana } from '@/lib/rules/stamp-duty/sale/states/telangana'
import { tripura } from '@/lib/rules/stamp-duty/sale/states/tripura'
import { uttarPradesh } from '@/lib/rules/stamp-duty/sale/states/uttar-pradesh'
import { uttarakhand } from '@/lib/rules/stamp-duty/sale/states/uttarakhand'
import { westBengal } from '@/lib/rules/stamp-duty/sale/states/west-bengal'
import { andamanAndNicobarIslands } from '@/lib/rules/stamp-duty/sale/union-territories/andaman-and-nicobar-islands'
import { chandigarh } from '@/lib/rules/stamp-duty/sale/union-territories/chandigarh'
import { dadraAndNagarHaveliAndDamanAndDiu } from '@/lib/rules/stamp-duty/sale/union-territories/dadra-and-nagar-haveli-and-daman-and-diu'
import { delhi } from '@/lib/rules/stamp-duty/sale/union-territories/delhi'
import { jammuAndKashmir } from '@/lib/rules/stamp-duty/sale/union-territories/jammu-and-kashmir'
import { ladakh } from '@/lib/rules/stamp-duty/sale/union-territories/ladakh'
import { lakshadweep } from '@/lib/rules/stamp-duty/sale/union-territories/lakshadweep'
import { puducherry } from '@/lib/rules/stamp-duty/sale/union-territories/puducherry'
import type { LawReading, SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import type { StateCode } from '@/lib/rules/states/state-names'

const withReadings = (rule: Rule<SaleTerms>, otherReadings: readonly LawReading[]): Rule<SaleTerms> => ({
  ...rule,
  values: rule.values.map((row) => ({ ...row, value: { ...row.value, otherReadings } })),
})

/** The law of a sale deed in every state and union territory. */
export const saleDutyByState: Readonly<Record<StateCode, Rule<SaleTerms>>> = {
  AN: andamanAndNicobarIslands,
  AP: andhraPradesh,
  AR: arunachalPradesh,
  AS: assam,
  BR: bihar,
  CG: chhattisgarh,
  CH: chandigarh,
  DD: dadraAndNagarHaveliAndDamanAndDiu,
  DL: delhi,
  GA: goa,
  GJ: gujarat,
  HP: himachalPradesh,
  HR: haryana,
  JH: jharkhand,
  JK: jammuAndKashmir,
  KA: karnataka,
  KL: kerala,
  LA: ladakh,
  LD: lakshadweep,
  MH: withReadings(maharashtra, maharashtraReadings),
  ML: meghalaya,
  MN: manipur,
  MP: madhyaPradesh,
  MZ: mizoram,
  NL: nagaland,
  OD: odisha,
  PB: punjab,
  PY: puducherry,
  RJ: rajasthan,
  SK: sikkim,
  TG: telangana,
  TN: tamilNadu,
  TR: tripura,
  UK: uttarakhand,
  UP: uttarPradesh,
  WB: westBengal,
}
