/** The states and union territories of India, in capitals as the lists write them. */
// prettier-ignore
export const statesOfIndia = new Set([
  'ANDAMAN AND NICOBAR ISLANDS', 'ANDHRA PRADESH', 'ARUNACHAL PRADESH', 'ASSAM', 'BIHAR', 'CHANDIGARH', 'CHHATTISGARH',
  'DADRA AND NAGAR HAVELI AND DAMAN AND DIU', 'DELHI', 'GOA', 'GUJARAT', 'HARYANA', 'HIMACHAL PRADESH',
  'JAMMU AND KASHMIR', 'JHARKHAND', 'KARNATAKA', 'KERALA', 'LADAKH', 'LAKSHADWEEP', 'MADHYA PRADESH', 'MAHARASHTRA',
  'MANIPUR', 'MEGHALAYA', 'MIZORAM', 'NAGALAND', 'ODISHA', 'PUDUCHERRY', 'PUNJAB', 'RAJASTHAN', 'SIKKIM', 'TAMIL NADU',
  'TELANGANA', 'TRIPURA', 'UTTAR PRADESH', 'UTTARAKHAND', 'WEST BENGAL',
])

const merged = 'merged on 26 January 2020 (Merger of Union Territories Act, 2019)'
const shortened = 'some rows have an abbreviation or a slip of the pen'

export const stateNames = {
  'ANDAMAN AND NICOBAR ISLAND': {
    now: 'ANDAMAN AND NICOBAR ISLANDS',
    reason: 'the name in the First Schedule',
  },
  'DADRA AND NAGAR HAVELI': { now: 'DADRA AND NAGAR HAVELI AND DAMAN AND DIU', reason: merged },
  'DAMAN AND DIU': { now: 'DADRA AND NAGAR HAVELI AND DAMAN AND DIU', reason: merged },
  'ANDAMAN & NICOBAR': { now: 'ANDAMAN AND NICOBAR ISLANDS', reason: shortened },
  'JAMMU & KASHMIR': { now: 'JAMMU AND KASHMIR', reason: shortened },
  AP: { now: 'ANDHRA PRADESH', reason: shortened },
  CG: { now: 'CHHATTISGARH', reason: shortened },
  GUJRAT: { now: 'GUJARAT', reason: shortened },
  KA: { now: 'KARNATAKA', reason: shortened },
  KARANATAKA: { now: 'KARNATAKA', reason: shortened },
  MH: { now: 'MAHARASHTRA', reason: shortened },
  TN: { now: 'TAMIL NADU', reason: shortened },
  'PIN 734005': { now: 'WEST BENGAL', reason: 'one row has the pincode for its state: it is of Siliguri' },
}

/** Places that a list has in the wrong state, identified by their district or by the first digits of their pincode. */
// prettier-ignore
export const statesOfPlaces = [
  {
    was: 'ANDHRA PRADESH', now: 'TELANGANA', pincode: /^50/,
    districts: [
      'ADILABAD', 'HYDERABAD', 'HYDERABAD URBAN', 'KARIM NAGAR', 'KARIMNAGAR', 'KHAMMAM', 'KHAMMAN', 'MAHABUBNAGAR',
      'MAHBOOBNAGAR', 'MAHBUBNAGAR', 'MEDAK', 'MEHBOOBNAGAR', 'NALGONDA', 'NIZAMABAD', 'RANGA REDDY', 'RANGAREDDY',
      'RANGAREDDY DIST', 'SECUNDERABAD', 'WARANGAL', 'WARRANGAL',
    ],
    reason: 'state since 2 June 2014 (Andhra Pradesh Reorganisation Act, 2014); pincodes beginning with 50 are its own',
  },
  {
    was: 'CHANDIGARH', now: 'CHHATTISGARH', pincode: /^49/,
    districts: [
      'AMBIKAPUR', 'BALODA BAZAR (CG)', 'BASTAR', 'BEMETARA', 'BHATAPARA', 'BHILAI', 'BHILAINAGAR', 'BILASPUR',
      'BILASPUR - CG', 'CHAMPA', 'CHATTISGARH', 'CHHATISGARH', 'CHHATTISGARH', 'DANTEWADA', 'DHAMTARI', 'DURG',
      'JAGDALPUR', 'JANJGIR CHAMPA', 'JANJGIR-CHAMPA', 'JASHPUR', 'KABIRDHAM', 'KANKER', 'KAWARDHA', 'KHAIRAGARH',
      'KONDAGAON', 'KORBA', 'KORIA', 'KORIYA', 'MAHASAMUD', 'MAHASAMUND', 'MUNGELI', 'PATHALGAON', 'RAIGARH', 'RAIPUR',
      'RAIPUR,CHATTISGARH', 'RAJNAND GAON', 'RAJNANDGAON', 'SARAIPALI', 'SARGUJA', 'SURAJPUR', 'SURGUJA',
    ],
    reason: 'the list of 2017 has most of Chhattisgarh under Chandigarh; pincodes beginning with 49 are Chhattisgarh’s',
  },
  {
    was: 'CHHATTISGARH', now: 'CHANDIGARH', pincode: /^160/, districts: ['CHANDIGARH'],
    reason: 'the same slip the other way round',
  },
  {
    was: 'JAMMU AND KASHMIR', now: 'LADAKH', pincode: /^194/, districts: ['KARGIL', 'LADAKH', 'LEH'],
    reason: 'union territory since 31 October 2019 (Jammu and Kashmir Reorganisation Act, 2019)',
  },
]
