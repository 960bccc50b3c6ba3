import { dayClock } from '@/components/panchang/clock'
import { pageLanguageOf } from '@/content/languages'
import { nameOf } from '@/lib/language/words'
import { festivalDifferences } from '@/lib/panchang/festivals/festival-differences'
import { festivals } from '@/lib/panchang/festivals/festival-table'
import {
  fullTithiName,
  karanaName,
  lunarMonthName,
  nakshatraName,
  nationalMonthName,
  samvatsaraName,
  signName,
  varaName,
  yogaName,
} from '@/lib/panchang/names'
import { placeFrom } from '@/lib/panchang/panchang-inputs'

beforeEach(() => {
  globalThis.pageLanguage = pageLanguageOf('hi')
})
afterEach(() => {
  globalThis.pageLanguage = undefined
})

const counted = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const HINDI = /^[\u0900-\u097f ]+$/

it.each([
  ['tithi', 1, 30, fullTithiName],
  ['nakshatra', 1, 27, nakshatraName],
  ['yoga', 1, 27, yogaName],
  ['karana', 1, 60, karanaName],
  ['month', 0, 11, lunarMonthName],
  ['national month', 0, 11, nationalMonthName],
  ['sign', 0, 11, signName],
  ['weekday', 0, 6, varaName],
  ['samvatsara', 0, 59, samvatsaraName],
])('has a Hindi name for every %s', (_, from, to, nameOfPart) => {
  expect(counted(from, to).map(nameOfPart)).toEqual(counted(from, to).map(() => expect.stringMatching(HINDI)))
})

it('names tithis with their half', () => {
  expect([5, 15, 22, 30].map(fullTithiName)).toEqual(['शुक्ल पंचमी', 'पूर्णिमा', 'कृष्ण सप्तमी', 'अमावस्या'])
})

const notes = festivals.flatMap(({ note, otherRule }) => [note, ...(otherRule ? [otherRule.note] : [])])

it.each([
  ['festivals', festivals.map(({ name }) => name)],
  ['festival-notes', notes],
  ['festival-reasons', festivalDifferences.map(({ reason }) => reason)],
])('has Hindi for all %s', (list, all) => {
  expect(all.filter((english) => /[A-Za-z]/.test(nameOf(list, english)))).toEqual([])
})

it('names places, and dates before times', () => {
  const other = {
    latitude: 18.5204,
    longitude: -73.8567,
    timeZone: 'Asia/Kolkata',
    place: 'Pune, Maharashtra',
  }
  expect(placeFrom('delhi', null)!.name).toBe('नई दिल्ली')
  expect(placeFrom('other', other)!.name).toBe('पुणे, महाराष्ट्र')
  expect(placeFrom('other', { ...other, place: '' })!.name).toBe('18.5204° उत्तर, 73.8567° पश्चिम')
  const clock = dayClock({ day: '2026-11-30', place: {} })
  expect(clock.on(Date.parse('2026-12-01T00:12+05:30'))).toBe('1\u00a0दिसंबर, रात 12:12\u00a0बजे')
})
