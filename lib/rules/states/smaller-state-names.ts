/** The states and union territories that are not in `state-names`, in the order of their names. */
export const smallerStateNames = {
  AN: 'Andaman and Nicobar Islands',
  AR: 'Arunachal Pradesh',
  CH: 'Chandigarh',
  DD: 'Dadra and Nagar Haveli and Daman and Diu',
  GA: 'Goa',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MN: 'Manipur',
  ML: 'Meghalaya',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  PY: 'Puducherry',
  SK: 'Sikkim',
  TR: 'Tripura',
} as const
