import { wordsOfFestivals } from '@/lib/questions/query/festival-words'
import { latinOf } from '@/lib/name-search/devanagari'

/**
 * The word that questions are read by, and what people type for it: Hindi in Latin letters and in Devanagari, short forms and
 * spellings that differ by more than a slip. Devanagari words are compared in Latin letters, so that only those whose
 * letters are named (जीएसटी) need their own script here.
 */
const WORDS = `
lakh: lakhs lac lacs laakh lak laks lkh laakhs lakhon
crore: crores cr karod karor caror
thousand: thousands hazar hajaar
hundred: sau
percent: parsent pratishat feesadi fisdi takka pharsent
years: saal sal salon varsh barsh baras year yr yrs
months: mahina mahine maheene mah maah masik mnth mnths mth mths
days: din dino
rupees: rupaye rupee rupaya rupai rupe
monthly: mahinewar maasik mahwari
yearly: salana varshik annual
emi: kist qist kishth kishat instalment installment instalments installments ईएमआई kiston emis
loan: lone karz karza karj karja udhar rin lon loans qarz
interest: byaj sood sud vyaj
sip: एसआईपी सिप
fd: एफडी fds
rd: आरडी
tax: teks taks
income tax: aaykar aykar itax incometax
income: inkam amdani kamaai
salary: tankhwah tanakhvah tankhwa pagar vetan pagaar sailri selri saleri
gst: जीएसटी
tds: टीडीएस
hra: एचआरए
rent: kiraya kiraye bhaada
epf: ईपीएफ पीएफ epfo
ppf: पीपीएफ
nps: एनपीएस
pension: pensan
freelancer: freelance freelancing freelancers frilansar phrilansar phreelansar
gratuity: grechyuti upadan grejuti grachuity
ctc: सीटीसी package
basic: besik mool mul
electricity: bijli bijlee bijali vidyut
bill: bil
units: unit यूनिट
weather: mausam mosam mausm vedar
temperature: tapman
rain: barish baarsh barsat
pincode: पिनकोड pincodes
ifsc: आईएफएससी
age: umar umr umra aayu ayu उम्र
born: janm janmdin paida
bmi: बीएमआई
calculator: kailkuletar
date: tarikh
discount: chut chhoott
woman: mahila aurat stri female wife lady
old: purana
new: nayi naya nai
stamp: istamp
duty: dyuti
registry
receipt: rasid raseed
invoice: invois
dollar: dollars
panchang
tithi: tithee
nakshatra
muhurat: muhurtam
sunrise: suryodaya
sunset: suryasta
moonrise: chandroday chand
moonset: chandrast
today: aaj aj
tomorrow: kal
bought: kharidi khareeda purchased buy
sold: becha bechi beecha sell
profit: munafaa laabh labh
shares: share stocks stock
property: makan zameen jameen flat sampatti jaydad
gold: sona
late: der deri
senior: varishth buzurg
january
february: farwari pharavri
march
april
june: jun
july: julai
august: agast
september: sitamber
october: aktubr
november
december: disamber
delhi: dilli
diwali: deepawali dipavali
holi: holee
dussehra: dasara
christmas: krismas xmas
raksha bandhan: rakshabandhan
bhai dooj: bhaiduj
acre: ekar eker
home: hom ghar
tonne: ton tons
credit card: cc creditcard
feet: phut phit foot
cm: semi sentimeter
metre: mitar
kg: kilo kilograam
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
