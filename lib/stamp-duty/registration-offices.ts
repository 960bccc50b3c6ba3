/** The registration department's own site, for the states where its address is certain. Not fetched. */
export const registrationOffices: Readonly<Partial<Record<string, string>>> = {
  AP: 'https://registration.ap.gov.in/',
  DL: 'https://revenue.delhi.gov.in/',
  GJ: 'https://garvi.gujarat.gov.in/',
  HR: 'https://jamabandi.nic.in/',
  JH: 'https://jharnibandhan.gov.in/',
  KA: 'https://kaveri.karnataka.gov.in/',
  KL: 'https://keralaregistration.gov.in/',
  MH: 'https://igrmaharashtra.gov.in/',
  MP: 'https://mpigr.gov.in/',
  OD: 'https://igrodisha.gov.in/',
  RJ: 'https://epanjiyan.rajasthan.gov.in/',
  TG: 'https://registration.telangana.gov.in/',
  TN: 'https://tnreginet.gov.in/',
  UK: 'https://registration.uk.gov.in/',
  UP: 'https://igrsup.gov.in/',
  WB: 'https://wbregistration.gov.in/',
}
