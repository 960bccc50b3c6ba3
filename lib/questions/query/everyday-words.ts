import { wordsOfFestivals } from '@/lib/questions/query/festival-names'
import { latinOf } from '@/lib/name-search/devanagari'

/**
 * The word that questions are read by, and what people type for it: Hindi in Latin letters and in Devanagari, short forms and
 * spellings that differ by more than a slip. Devanagari words are compared in Latin letters, so that only those whose
 * letters are named (जीएसटी) need their own script here.
 */
const WORDS = `
lakh: lakhs lac lacs laakh lak laks lkh laakhs lakhon
crore: crores cr karod karor caror kror karore karodo
thousand: thousands hazar hajar hazaar hajaar hzar
hundred: sau
percent: pratishat pratisat prtishat fisadi feesadi fisdi takka parsent pratishath pharsent
years: saal sal saalon salon varsh barsh baras yeer year yr yrs
months: mahina mahine maheena maheene mahino mahinon mah maah masik mnth mnths mth mths
days: din dino dinon
rupees: rupaye rupye rupay rupaiya rupya rupee rupiya rupaya rupai rupe
monthly: mahinewar maasik mahwar mahwari
yearly: salana saalana varshik annual annually salaana
emi: kist kisht qist qisht kishth kishat instalment installment instalments installments ईएमआई kiston emis
loan: karz karza karj karja karje udhaar udhar rin lon rinn loans qarz
interest: byaj byaaj biyaj sood sud vyaj
sip: एसआईपी सिप
fd: एफडी fds
rd: आरडी
tax: taiks teks taks
income tax: aaykar aykar aikar itax incometax
income: inkam amdani aamdani kamai kamaai
salary: tankhwah tankhah tanakhwah tanakhvah tankha tankhwa pagar vetan pagaar sailri selri saleri
gst: जीएसटी
tds: टीडीएस
hra: एचआरए
rent: kiraya kiraaya kiraye kirae bhada bhaada kiray kiraaye
epf: ईपीएफ पीएफ epfo
ppf: पीपीएफ
nps: एनपीएस
pension: penshan pensan
gratuity: grechyuti upadan grejuti grechuity grachuity
ctc: सीटीसी package
basic: besik mool mul
electricity: bijli bijlee bijali bijlii vidyut
bill: bil
units: yunit unit यूनिट
weather: mausam mosam mausm vedar
temperature: taapman tapman
rain: barish baarish barsaat baarsh barsat
pincode: pinkod पिनकोड pincodes
ifsc: आईएफएससी
age: umar umr umra aayu ayu उम्र
born: janm janam janmdin paida janma
bmi: बीएमआई
discount: chhoot chhut chut chhoott
woman: mahila aurat stri female wife lady
old: purani purana puraani
new: nayi naya nai
stamp: istamp
duty: dyuti
registry: rajistri rajistry
receipt: rasid raseed rasit
invoice: inavois invois
dollar: dollars
panchang
tithi: tithee
nakshatra
muhurat: muhurth muhurtam
sunrise: suryoday suryodai suryodaya
sunset: suryast suryasta
moonrise: chandrodai chandroday
moonset: chandrast
today: aaj aj
tomorrow: kal
bought: kharida kharidi khareeda purchased buy
sold: becha bechi beecha sell
profit: munafa munafaa laabh labh
shares: share stocks stock
property: makan makaan zameen jameen flat sampatti jaydad
gold: sona
late: der deri
senior: varishth buzurg
january: janvari janwari
february: farvari farwari pharavri
march
april
june: jun
july: julai
august: agast
september: sitambar sitamber
october: aktubar aktubr
november: navambar navamber
december: disambar disamber
delhi: dilli
diwali: deewali dipawali deepavali deepawali dipavli dipavali
holi: holee
dussehra: dashahra dashara dushera dashera dasara
christmas: krismas xmas
raksha bandhan: rakshabandhan
bhai dooj: bhaiduj
acre: ekar eker
home: hom
tonne: ton tons
credit card: cc creditcard
feet: phut phit foot
cm: semi sentimitar sentimeter
metre: mitar
kg: kilo kilogram kilograam
litre: litar
`

/** Words that no person types for something else, from which a slip is corrected though none of the words above means them. */
const PLAIN =
  'percentage calculator capital gains eligibility advance scheme sukanya citizen savings provident fund allowance ' +
  'deposit recurring fixed lumpsum mutual investment returns principal personal education credit card outstanding regime ' +
  'professional commission contractor dividend registration karnataka maharashtra gujarat rajasthan haryana euro dirham ' +
  'countdown horoscope forecast calendar festival convert kilometre centimetre inches pounds including inclusive ' +
  'exclusive without remove increase decrease goal target maturity quarterly house yesterday mumbai chennai kolkata ' +
  'bengaluru bangalore hyderabad pune ahmedabad shivratri onam rakhi baisakhi puja karva retirement resignation recharge ' +
  'unlimited airtel quotation hand take bonus gross'

/** The terms by which questions are read, by everyday words in lower-case Latin letters. */
export const everydayWords: ReadonlyMap<string, string> = new Map(
  WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', aliases = ''] = line.split(':')
      return [word, ...aliases.trim().split(' ').map(latinOf)].map((alias) => [alias, word] as const)
    }),
)

const words = [...everydayWords.keys(), ...PLAIN.split(' ')].filter((word) => /^[a-z]+$/.test(word))

/** Words that a slip is corrected to. Those of festivals are often short, and then too near to others. */
export const correctableWords: readonly string[] = [
  ...new Set([...wordsOfFestivals.filter((word) => word.length > 4), ...words]),
]

/** Words that are no slip of another one. */
export const subjectWords: readonly string[] = [...wordsOfFestivals, ...words]
