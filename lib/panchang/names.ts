import { nameOf } from '@/lib/language/words'

/** Sanskrit names in the usual Latin spelling. All lists are in order; indices of limbs count from 1. */

// prettier-ignore
const TITHIS_OF_A_HALF = [
  'Pratipada', 'Dwitiya', 'Tritiya', 'Chaturthi', 'Panchami', 'Shashthi', 'Saptami',
  'Ashtami', 'Navami', 'Dashami', 'Ekadashi', 'Dwadashi', 'Trayodashi', 'Chaturdashi',
]

export type Paksha = 'Shukla' | 'Krishna'

/** The bright half of the month (tithi 1 to 15) or the dark (16 to 30). */
export const pakshaOf = (tithi: number): Paksha => (tithi <= 15 ? 'Shukla' : 'Krishna')
export const pakshaName = (tithi: number): string => nameOf('pakshas', pakshaOf(tithi))

/** The name of a tithi, 1 to 30, without its half of the month. */
export function tithiName(tithi: number): string {
  if (tithi === 15) return nameOf('tithis', 'Purnima')
  return nameOf('tithis', tithi === 30 ? 'Amavasya' : TITHIS_OF_A_HALF[(tithi - 1) % 15]!)
}

/** With the half of the month: 'Krishna Saptami'; Purnima and Amavasya without it. */
export const fullTithiName = (tithi: number): string =>
  tithi % 15 === 0 ? tithiName(tithi) : `${pakshaName(tithi)} ${tithiName(tithi)}`

// prettier-ignore
const NAKSHATRAS = [
  'Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha',
  'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha',
  'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada',
  'Uttara Bhadrapada', 'Revati',
]

/** 1 Ashwini … 27 Revati. */
export const nakshatraName = (nakshatra: number): string => nameOf('nakshatras', NAKSHATRAS[nakshatra - 1]!)

// prettier-ignore
const YOGAS = [
  'Vishkambha', 'Priti', 'Ayushman', 'Saubhagya', 'Shobhana', 'Atiganda', 'Sukarma', 'Dhriti', 'Shula',
  'Ganda', 'Vriddhi', 'Dhruva', 'Vyaghata', 'Harshana', 'Vajra', 'Siddhi', 'Vyatipata', 'Variyana',
  'Parigha', 'Shiva', 'Siddha', 'Sadhya', 'Shubha', 'Shukla', 'Brahma', 'Indra', 'Vaidhriti',
]

/** 1 Vishkambha … 27 Vaidhriti. */
export const yogaName = (yoga: number): string => nameOf('yogas', YOGAS[yoga - 1]!)

const MOVING_KARANAS = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Garaja', 'Vanija', 'Vishti']
const FIXED_KARANAS: Record<number, string> = {
  1: 'Kimstughna',
  58: 'Shakuni',
  59: 'Chatushpada',
  60: 'Naga',
}

/**
 * Seven karanas run eight times from the second half of Shukla Pratipada; four others fill the days around new moon.
 */
export const karanaName = (karana: number): string =>
  nameOf('karanas', FIXED_KARANAS[karana] ?? MOVING_KARANAS[(karana - 2) % MOVING_KARANAS.length]!)

// prettier-ignore
const MONTHS = [
  'Chaitra', 'Vaishakha', 'Jyeshtha', 'Ashadha', 'Shravana', 'Bhadrapada',
  'Ashwina', 'Kartika', 'Margashirsha', 'Pausha', 'Magha', 'Phalguna',
]

/** The name of a lunar month: 0 Chaitra … 11 Phalguna. */
export const lunarMonthName = (index: number): string => nameOf('lunar-months', MONTHS[index]!)

// prettier-ignore
const NATIONAL_MONTHS = [
  'Chaitra', 'Vaisakha', 'Jyaistha', 'Asadha', 'Sravana', 'Bhadra',
  'Asvina', 'Kartika', 'Agrahayana', 'Pausa', 'Magha', 'Phalguna',
]

/** The name of a month of the national calendar, as the Calendar Reform Committee spelt it: 0 Chaitra … 11 Phalguna. */
export const nationalMonthName = (index: number): string => nameOf('national-months', NATIONAL_MONTHS[index]!)

// prettier-ignore
const SIGNS = [
  'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya',
  'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena',
]

/** 0 Mesha … 11 Meena. */
export const signName = (sign: number): string => nameOf('rashis', SIGNS[sign]!)

// prettier-ignore
const WEEKDAYS = [
  'Raviwara', 'Somawara', 'Mangalawara', 'Budhawara', 'Guruwara', 'Shukrawara', 'Shaniwara',
]

/** 0 Raviwara (Sunday) … 6 Shaniwara (Saturday). */
export const varaName = (weekday: number): string => nameOf('sanskrit-weekdays', WEEKDAYS[weekday]!)

// prettier-ignore
const SAMVATSARAS = [
  'Prabhava', 'Vibhava', 'Shukla', 'Pramoda', 'Prajapati', 'Angirasa', 'Shrimukha', 'Bhava', 'Yuva', 'Dhatri',
  'Ishvara', 'Bahudhanya', 'Pramathi', 'Vikrama', 'Vrisha', 'Chitrabhanu', 'Subhanu', 'Tarana', 'Parthiva', 'Vyaya',
  'Sarvajit', 'Sarvadhari', 'Virodhi', 'Vikriti', 'Khara', 'Nandana', 'Vijaya', 'Jaya', 'Manmatha', 'Durmukha',
  'Hevilambi', 'Vilambi', 'Vikari', 'Sharvari', 'Plava', 'Shubhakrit', 'Shobhakrit', 'Krodhi', 'Vishvavasu', 'Parabhava',
  'Plavanga', 'Kilaka', 'Saumya', 'Sadharana', 'Virodhikrit', 'Paridhavi', 'Pramadi', 'Ananda', 'Rakshasa', 'Nala',
  'Pingala', 'Kalayukta', 'Siddharthi', 'Raudra', 'Durmati', 'Dundubhi', 'Rudhirodgari', 'Raktaksha', 'Krodhana', 'Akshaya',
]

/** The sixty named years: 0 Prabhava … 59 Akshaya. */
export const samvatsaraName = (index: number): string => nameOf('samvatsaras', SAMVATSARAS[index]!)
