import { checkLinks, type OfficialSite } from '@/lib/link-check/official-site'

/** Where the register of vehicles is, and what has to do with it. */
export const vehicleSites: readonly OfficialSite[] = [
  {
    name: 'Parivahan of the Ministry of Road Transport',
    domains: ['parivahan.gov.in'],
    words: ['parivahan', 'vahan', 'echallan', 'challan', 'sarathi'],
  },
  { name: 'the Ministry of Road Transport', domains: ['morth.gov.in', 'morth.nic.in'], words: ['morth'] },
  { name: 'DigiLocker', domains: ['digilocker.gov.in'], words: ['digilocker'] },
  { name: 'the cyber crime portal', domains: ['cybercrime.gov.in'] },
]

/** Whose each address in a text is, in addition to these sites. */
export const checkVehicleLinks = (text: string) => checkLinks(text, vehicleSites)
