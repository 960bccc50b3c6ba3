import type { Rule } from '@/lib/rules/rule'

/** Rupees under rule 81 of the Central Motor Vehicles Rules, 1989, before GST, for private vehicles. */
export interface VehicleFee {
  for: string
  twoWheeler: number
  car: number
}

export const registrationFees: Rule<readonly VehicleFee[]> = {
  label: 'Fees for registration certificates, rule 81 of the Central Motor Vehicles Rules',
  unit: 'rupees',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2022-04-01',
      value: [
        { for: 'New registration', twoWheeler: 300, car: 600 },
        { for: 'Renewal after 15 years', twoWheeler: 1_000, car: 5_000 },
        { for: 'Late renewal, each month begun', twoWheeler: 300, car: 500 },
        { for: 'Duplicate RC', twoWheeler: 150, car: 300 },
        { for: 'RC as a smart card, in addition', twoWheeler: 200, car: 200 },
      ],
      source: {
        title: 'Telangana Transport Department: fees under rule 81',
        href: 'https://transport.telangana.gov.in/html/fees-registration.html',
      },
    },
  ],
}

/** The dearer renewal of vehicles above 20 years: Central Motor Vehicles (Third Amendment) Rules, 2025. */
export const oldVehicleFees: Rule<VehicleFee> = {
  label: 'Renewal above 20 years, except in the National Capital Region',
  unit: 'rupees',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2025-08-21',
      value: { for: 'Renewal after 20 years', twoWheeler: 2_000, car: 10_000 },
      source: {
        title: 'Business Standard, 22 August 2025',
        href: 'https://www.business-standard.com/india-news/govt-hikes-registration-renewal-fee-of-motor-vehicles-older-than-20-years-125082201392_1.html',
      },
    },
  ],
}
