import { officesByState } from '@/lib/rules/vehicles/offices-by-state'
import { officeOf } from '@/lib/vehicles/offices'
import { vehicleStateOf, vehicleStates } from '@/lib/vehicles/states'

const VAHAN = 'https://vahan.parivahan.gov.in/vahan4dashboard/'
const INSURER = 'https://github.com/aryan-aegis/generic-policy-generator'
const office = (state: string, number: string | number) => officeOf(vehicleStateOf(state)!, String(number))

/** Letters of a state, its offices as in the source, the source. */
const known: [string, Record<string, string>, string][] = [
  ['UP', { 11: 'Saharanpur', 32: 'Lucknow', 42: 'Ayodhya (Faizabad)', 70: 'Prayagraj (Allahabad)' }, VAHAN],
  ['UP', { 16: 'Noida (Gautam Buddha Nagar)', 78: 'Kanpur Nagar', 96: 'Chitrakoot' }, INSURER],
  ['BR', { 1: 'Patna', 6: 'Muzaffarpur', 56: 'Arwal' }, VAHAN],
  [
    'BR',
    { 24: 'Dehri (Rohtas)', 57: 'Rohtas (Sasaram)' },
    'https://bajajfinserv.in/hindi/insurance/rto-bihar',
  ],
  ['MH', { '01': 'Mumbai Central', 12: 'Pune', 31: 'Nagpur', 43: 'Navi Mumbai', 50: 'Karad' }, VAHAN],
  [
    'MH',
    { 51: 'Ichalkaranji', 55: 'Udgir', 56: 'Khamgaon' },
    'https://www.newsdrum.in/national/khamgaon-in-buldhana-gets-dy-regional-transport-office-vehicle-regn-code-to-be-mh-56-7241435',
  ],
  ['WB', { 11: 'Howrah', 25: 'Barasat', 73: 'Siliguri', 97: 'Diamond Harbour' }, VAHAN],
  ['WB', { '02': 'Kolkata', 12: 'Howrah', 26: 'Barasat', 74: 'Siliguri', 88: 'Bishnupur' }, INSURER],
  [
    'MP',
    { '04': 'Bhopal', '09': 'Indore', 20: 'Jabalpur', '05': 'Narmadapuram (Hoshangabad)' },
    'https://www.carinfo.app/rto-vehicle-registration-detail/madhya-pradesh',
  ],
  ['MP', { 66: 'Singrauli', 70: 'Agar Malwa' }, VAHAN],
  [
    'TN',
    { '07': 'Chennai South', 11: 'Tambaram', 37: 'Coimbatore South', 64: 'Madurai Central' },
    'https://www.rtooffice.co.in/tn-rto/',
  ],
  ['TN', { 87: 'Sriperumbudur', 88: 'Namakkal South', 99: 'Coimbatore West' }, INSURER],
  ['RJ', { 14: 'Jaipur', 19: 'Jodhpur', 27: 'Udaipur', 52: 'Shahpura (Jaipur)' }, VAHAN],
  [
    'RJ',
    { 45: 'Jaipur', 59: 'Jaipur', 60: 'Jaipur' },
    'https://www.patrika.com/jaipur-news/rj14-series-ends-for-five-seater-vehicles-in-jaipur-know-the-rules-for-bh-numbers-19283754',
  ],
  ['KA', { '05': 'Bengaluru South', 19: 'Mangaluru', 25: 'Dharwad', 40: 'Chikkaballapura' }, VAHAN],
  ['KA', { 51: 'Electronic City (Bengaluru)', 70: 'Bantwal' }, INSURER],
  ['GJ', { '01': 'Ahmedabad', '07': 'Nadiad (Kheda)', 20: 'Dahod', 26: 'Vyara (Tapi)' }, VAHAN],
  ['GJ', { '08': 'Palanpur (Banaskantha)', 27: 'Ahmedabad East' }, 'https://groww.in/rto/gujarat'],
  ['GJ', { 39: 'Anjar (Kachchh East)' }, 'https://samacharviswa.com/?p=2654'],
  ['AP', { '02': 'Anantapur', 16: 'Krishna (Vijayawada)', 31: 'Visakhapatnam' }, VAHAN],
  [
    'AP',
    { 11: 'Hyderabad (Malakpet)', 14: 'Hyderabad', 19: 'Krishna', 34: 'Visakhapatnam' },
    'http://www.thehindu.com/todays-paper/tp-national/tp-andhrapradesh/rta-tg-likely-to-be-new-vehicle-registration-series/article5017492.ece',
  ],
  [
    'TG',
    { '07': 'Ranga Reddy', '09': 'Hyderabad Central (Khairatabad)', 16: 'Nizamabad', 36: 'Siddipet' },
    'https://www.rtooffice.co.in/rto-telangana/',
  ],
  ['OD', { '02': 'Bhubaneswar', '05': 'Cuttack', 33: 'Bhubaneswar II', 35: 'Talcher' }, VAHAN],
  ['KL', { '07': 'Ernakulam', 14: 'Kasaragod', 16: 'Attingal', 31: 'Mavelikkara' }, VAHAN],
  ['KL', { 41: 'Aluva', 55: 'Tirur', 86: 'Payyanur' }, INSURER],
  ['JH', { '01': 'Ranchi', '05': 'Jamshedpur (East Singhbhum)', 10: 'Dhanbad', 24: 'Ramgarh' }, VAHAN],
  ['AS', { '01': 'Guwahati (Kamrup Metropolitan)', 11: 'Cachar (Silchar)', 34: 'South Salmara' }, VAHAN],
  [
    'PB',
    { '02': 'Amritsar', 10: 'Ludhiana', 65: 'Mohali (Sahibzada Ajit Singh Nagar)', 91: 'Ludhiana East' },
    VAHAN,
  ],
  ['CG', { '04': 'Raipur', '07': 'Durg', 17: 'Jagdalpur (Bastar)', 30: 'Balrampur' }, VAHAN],
  ['HR', { 26: 'Gurugram (Gurgaon)', 51: 'Faridabad', 55: 'Gurugram (commercial)', 98: 'Badshahpur' }, VAHAN],
  ['DL', { 3: 'Sheikh Sarai', 13: 'Surajmal Vihar', 8: 'Wazirpur' }, INSURER],
  ['JK', { '01': 'Srinagar', '02': 'Jammu', 22: 'Shopian' }, VAHAN],
  ['JK', { '07': 'Kargil', 10: 'Leh' }, INSURER],
  ['UK', { '07': 'Dehradun', '08': 'Haridwar', 17: 'Roorkee', 20: 'Ranikhet' }, VAHAN],
  ['HP', { '03': 'Shimla', 33: 'Mandi', 58: 'Manali', 97: 'Indora' }, VAHAN],
  ['TR', { '01': 'West Tripura (Agartala)', '06': 'Khowai', '07': 'Sepahijala' }, VAHAN],
  ['ML', { '05': 'Shillong', '08': 'Tura', 14: 'Ampati' }, VAHAN],
  ['MN', { '02': 'Churachandpur', '06': 'Imphal East', '08': 'Senapati' }, VAHAN],
  ['NL', { '01': 'Kohima', '07': 'Dimapur', '08': 'Phek' }, VAHAN],
  ['GA', { '03': 'Mapusa', '07': 'Panaji', 12: 'Dharbandora' }, VAHAN],
  ['AR', { '01': 'Itanagar', '03': 'Tawang', 22: 'Lower Siang' }, VAHAN],
  ['PY', { '01': 'Puducherry (Pondicherry)', '02': 'Karaikal', '05': 'Oulgaret' }, VAHAN],
  ['MZ', { '01': 'Aizawl', '03': 'Siaha (Saiha)', '09': 'Aizawl Rural' }, VAHAN],
  ['CH', { '01': 'Chandigarh', '03': 'Chandigarh', '04': 'Chandigarh' }, INSURER],
  ['SK', { '01': 'Gangtok', '04': 'Jorethang', '08': 'Singtam' }, VAHAN],
  ['AN', { '01': 'Sri Vijaya Puram (Port Blair)', '02': 'Car Nicobar' }, INSURER],
  ['LA', { '01': 'Kargil', '02': 'Leh' }, 'https://groww.in/rto/ladakh'],
  ['DD', { '01': 'Silvassa', '02': 'Diu', '03': 'Daman' }, VAHAN],
  ['DN', { '09': 'Silvassa' }, INSURER],
  ['LD', { '01': 'Kavaratti', '04': 'Androth', '09': 'Minicoy' }, VAHAN],
]

it.each(known)('%s has the offices %j: %s', (state, offices) => {
  expect(Object.fromEntries(Object.keys(offices).map((number) => [number, office(state, number)]))).toEqual(
    offices,
  )
})

it.each([
  ['TS', 'TG', 7],
  ['OR', 'OD', 2],
  ['UA', 'UK', 7],
])('%s has the offices of %s, which took its place', (before, now, number) => {
  expect(office(before, number)).not.toBeNull()
  expect(office(before, number)).toBe(office(now, number))
})

it('has for Dadra and Nagar Haveli the numbers of before 2020, which Daman and Diu never had', () => {
  expect([office('DN', 9), office('DD', 9), office('DN', 1)]).toEqual(['Silvassa', null, null])
})

it('has one name for the numbers of all Andhra Pradesh since 2019, and districts of Telangana until 2014', () => {
  expect(office('AP', 39)).toBe('Any office of Andhra Pradesh')
  expect([1, 15, 20, 22, 24, 36].map((number) => office('AP', number))).toEqual([
    'Adilabad',
    'Karimnagar',
    'Khammam',
    'Mahbubnagar',
    'Nalgonda',
    'Warangal',
  ])
})

it.each([
  // One list alone has it.
  ['MP', [71]],
  ['RJ', [54, 58]],
  ['PB', [92, 95]],
  ['TG', [37, 38]],
  ['KA', [58, 62]],
  ['AR', [23, 28]],
  ['AP', [40]],
  // Two lists differ.
  ['WB', [22, 32, 44, 50, 98]],
  ['HR', [93]],
  ['HP', [1, 62, 87]],
  ['KA', [41, 67]],
  ['UP', [18, 28]],
  ['LD', [5, 7]],
  ['DL', [9, 10]],
  // No office's, or not given.
  ['MP', [1, 3]],
  ['AS', [20, 30]],
  ['KL', [15]],
  ['UP', [1, 29, 97]],
  ['MH', [0, 59, 99]],
  ['GJ', [28, 40]],
])('%s %j are not known in this copy', (state, numbers) => {
  expect(numbers.map((number) => office(state, number))).toEqual(numbers.map(() => null))
})

const offices = Object.entries(officesByState).map(
  ([state, text]) =>
    [
      state,
      text!
        .trim()
        .split(/\s*[|\n]\s*/)
        .map((one) => /^([1-9]\d?) (.+)$/.exec(one)!.slice(1) as [string, string]),
    ] as const,
)

it('has a list for each state and for no other letters', () => {
  const now = vehicleStates.filter(({ code, nowCode }) => !nowCode || code === 'DN').map(({ code }) => code)
  expect(offices.map(([state]) => state)).toEqual(now.toSorted())
})

it.each(offices)('%s counts up, names each number once and writes names alike', (state, list) => {
  const numbers = list.map(([number]) => Number(number))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  for (const [number, name] of list) {
    expect(office(state, number)).toBe(name)
    expect(name).toMatch(/^[A-Z][A-Za-z,. -]{1,39}(?: \([A-Z,a-z -]{3,30}\))?$/)
    expect(name).not.toMatch(/ {2}|[ ,.-]$|\b(?:RTO|ARTO|DTO)\b/)
  }
})

it('repeats a name only where an office has several numbers', () => {
  const repeated = offices.map(([state, list]) => {
    const names = list.map(([, name]) => name)
    return [state, [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]] as const
  })
  expect(Object.fromEntries(repeated.filter(([state, names]) => names.length > 0 && state !== 'WB'))).toEqual(
    {
      AP: ['East Godavari (Kakinada)', 'Guntur', 'Krishna', 'Ranga Reddy', 'Visakhapatnam'],
      CH: ['Chandigarh'],
      GA: ['Panaji', 'Margao'],
      HP: 'Shimla|Mandi|Shimla Rural|Solan|Hamirpur|Kullu|Dharamshala|Bilaspur|Nahan|Una|Chamba'.split('|'),
      RJ: ['Jaipur'],
      TN: ['Salem'],
    },
  )
})
