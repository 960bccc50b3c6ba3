import { faults, recorded, sendJson } from './answers.mjs'

/** The codes that get no good answer are in the shipped directory. */

const gurgaon = {
  MICR: '110485003',
  BRANCH: 'GURGAON',
  ADDRESS: 'SEWA CORPORATE PARK, MG ROAD, GURGAON 122001',
  STATE: 'HARYANA',
  CONTACT: '+911800000000',
  UPI: true,
  RTGS: true,
  CITY: 'GURGAON',
  CENTRE: 'GURGAON',
  DISTRICT: 'GURGAON',
  NEFT: true,
  IMPS: true,
  SWIFT: null,
  ISO3166: 'IN-HR',
  BANK: 'Kotak Mahindra Bank',
  BANKCODE: 'KKBK',
  IFSC: 'KKBK0000261',
}

export const ways = {
  '/KKBK0000261': (response) =>
    sendJson(response, recorded('razorpay-ifsc-KKBK0000261.success.json', gurgaon)),
  '/SBIN0000691': faults.breaksOff,
  '/ICIC0000001': faults.answersHtml,
  '/PUNB0000100': faults.givesNoLeave,
  '/UTIB0000003': faults.neverAnswers,
}
