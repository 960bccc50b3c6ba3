/** The ministry's list, with which `officesByState` was last compared; a second list is named there. */
export const registeringOffices = {
  label: 'Names of registering offices',
  source: {
    title: 'Ministry of Road Transport and Highways, VAHAN dashboard',
    href: 'https://vahan.parivahan.gov.in/vahan4dashboard/',
  },
  checkedOn: '2026-11-22',
} as const
