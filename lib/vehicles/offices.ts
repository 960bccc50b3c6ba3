/** Registering offices by state letters and two digits. Only those that have been compared with a source are here. */
const offices: Readonly<Record<string, string>> = {
  // Maharashtra's list of offices: https://hdfcergo.com/motor-insurance/rto/maharashtra
  MH12: 'Pune',
}

/** The registering office of a state's number ('MH', '12'), or null where this copy does not know it. */
export function officeOf(stateCode: string, office: string): string | null {
  const key = stateCode + office.padStart(2, '0')
  return Object.hasOwn(offices, key) ? offices[key]! : null
}
