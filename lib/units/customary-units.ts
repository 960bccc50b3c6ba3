import { SQUARE_FOOT_M2 } from '@/lib/units/area-units'
import { CUBIC_FOOT_L } from '@/lib/units/everyday-units'
import type { CustomaryMeasure, MeasureSource, Unit, UnitCategory, UnitWords } from '@/lib/units/unit'

/**
 * Measures that are customary in India. The weights are defined by law; land measures are custom, and where sources
 * contradict each other, as for the bigha of Punjab, Haryana and Madhya Pradesh, none is listed.
 */

const checkedOn = '2026-11-22'

const weightAct: MeasureSource = {
  title: 'Standards of Weight Act, 1939, sections 2 and 3',
  href: 'https://www.casemine.com/act/in/5a979dfb4a93263ca60b7754/amp',
  checkedOn,
}
const landRecords: MeasureSource = {
  title: 'Land Records: land measurement units of Indian states',
  href: 'http://www.landrecords.co.in/area-units-conversion-factors/',
  checkedOn,
}
const northIndia: MeasureSource = {
  title: 'AssetYogi: land measurement units in India',
  href: 'https://assetyogi.com/guides/land-measurement-units-in-india-area-conversion-table/',
  checkedOn,
}
const punjab: MeasureSource = {
  title: 'Knowledge Publisher: units of land in Punjab and Haryana',
  href: 'https://www.knowledgepublisher.com/article/1359/measurement-units-of-land-in-punjab-and-haryana.html',
  checkedOn,
}
const bengal: MeasureSource = {
  title: 'Law Finder: units of land in West Bengal',
  href: 'https://www.lawfinderlive.com/Articles-1/Article90.htm',
  checkedOn,
}
const tamilNadu: MeasureSource = {
  title: 'Live Homes: land measurements in Tamil Nadu',
  href: 'https://www.livehomes.in/blog-details/What-is-Mean-By-Land-Measurements-Used-in-tamil-Nadu',
  checkedOn,
}
const bihar: MeasureSource = {
  title: 'Bigha (Wikipedia), Bihar and Assam',
  href: 'https://en.wikipedia.org/wiki/Bigha',
  checkedOn,
}

const brassOfTrade: MeasureSource = {
  title: 'LCETED: brass as a unit of building work and materials',
  href: 'https://www.lceted.com/2022/08/Brass-calculations.html',
  checkedOn: '2026-11-23',
}

interface Words extends UnitWords {
  differsLocally?: boolean
}

interface Named {
  id: string
  measure: string
  place: string
}

function customary(
  category: UnitCategory,
  named: Named,
  factor: number,
  rest: Omit<CustomaryMeasure, 'measure' | 'place'>,
  words: Words = {},
): Unit {
  const { id, measure, place } = named
  const inPlace = place && ` (${place})`
  return {
    id,
    category,
    name: measure + inPlace,
    plural: (words.plural ?? measure) + inPlace,
    symbol: measure,
    aliases: words.aliases ? words.aliases.split(', ') : [],
    scale: { kind: 'factor', factor },
    custom: { measure, place, ...rest, ...(words.differsLocally && { differsLocally: true }) },
  }
}

/** Land; an id such as 'bighaAssam' is measure and place. */
function land(
  id: string,
  measure: string,
  place: string,
  squareFeet: number,
  source: MeasureSource,
  words: Words = {},
): Unit {
  const size = `${squareFeet.toLocaleString('en-IN', { maximumFractionDigits: 4 })} square feet`
  return customary('area', { id, measure, place }, squareFeet * SQUARE_FOOT_M2, { size, source }, words)
}

const BIGHA = 'bigha'
const KATHA = 'katha'
const BIGHA_WORDS = 'beegha, vigha'
const KATHA_WORDS = 'kattha, cottah'

const landMeasures: readonly Unit[] = [
  land('gaj', 'gaj', '', 9, northIndia, { aliases: 'gaz, square gaj, sq gaj' }),
  land('guntha', 'guntha', '', 1_089, landRecords, { aliases: 'gunta, guntas, gunthas' }),
  land('cent', 'cent', '', 435.6, landRecords, { plural: 'cents', aliases: 'decimal, dismil' }),
  land('ground', 'ground', 'Tamil Nadu', 2_400, tamilNadu, { plural: 'grounds' }),
  land('marla', 'marla', 'Punjab, Haryana', 272.25, punjab, { differsLocally: true }),
  land('kanal', 'kanal', 'Punjab, Haryana', 5_445, punjab, { differsLocally: true }),
  land('bighaUttarPradesh', BIGHA, 'Uttar Pradesh, pucca', 27_225, northIndia, {
    aliases: BIGHA_WORDS,
    differsLocally: true,
  }),
  land('biswaUttarPradesh', 'biswa', 'Uttar Pradesh, pucca', 1_361.25, northIndia, {
    differsLocally: true,
  }),
  land('bighaBihar', BIGHA, 'Bihar, Patna', 27_225, bihar, { aliases: BIGHA_WORDS, differsLocally: true }),
  land('kathaBihar', KATHA, 'Bihar, Patna', 1_361.25, bihar, { aliases: KATHA_WORDS, differsLocally: true }),
  land('dhurBihar', 'dhur', 'Bihar, Patna', 68.0625, bihar, { differsLocally: true }),
  land('bighaWestBengal', BIGHA, 'West Bengal', 14_400, bengal, { aliases: BIGHA_WORDS }),
  land('kathaWestBengal', KATHA, 'West Bengal', 720, bengal, { aliases: KATHA_WORDS }),
  land('chhatakWestBengal', 'chhatak', 'West Bengal', 45, bengal, { aliases: 'chatak, chittack' }),
  land('bighaAssam', BIGHA, 'Assam', 14_400, bihar, { aliases: BIGHA_WORDS }),
  land('kathaAssam', KATHA, 'Assam', 2_880, bihar, { aliases: KATHA_WORDS }),
  land('lechaAssam', 'lecha', 'Assam', 144, bihar, { aliases: 'lessa' }),
  land('bighaRajasthan', BIGHA, 'Rajasthan, pucca', 27_225, landRecords, { aliases: BIGHA_WORDS }),
  land('bighaRajasthanKachcha', BIGHA, 'Rajasthan, kachcha', 17_424, landRecords, { aliases: BIGHA_WORDS }),
  land('bighaGujarat', BIGHA, 'Gujarat, 16 guntha', 17_424, northIndia, {
    aliases: BIGHA_WORDS,
    differsLocally: true,
  }),
  land('bighaHimachalPradesh', BIGHA, 'Himachal Pradesh', 8_712, northIndia, {
    aliases: BIGHA_WORDS,
    differsLocally: true,
  }),
]

/** 180 grains. Source: Standards of Weight Act, 1939; a seer is 80 tola and a maund 40 seer. */
const TOLA_KG = 180 * 0.00006479891

const weight = (id: string, measure: string, size: string, tolas: number, words: Words) =>
  customary('weight', { id, measure, place: '' }, tolas * TOLA_KG, { size, source: weightAct }, words)

const weightMeasures: readonly Unit[] = [
  weight('tola', 'tola', '180 grains, 11.6638 g', 1, { aliases: 'tolas, tolah, bhori' }),
  weight('ser', 'ser', '80 tola, 933.1 g', 80, { aliases: 'seer, seers' }),
  weight('maund', 'maund', '40 ser, 37.32 kg', 3_200, { plural: 'maunds', aliases: 'man, mun' }),
]

const lengthMeasures: readonly Unit[] = [
  customary(
    'length',
    { id: 'gajLength', measure: 'gaj', place: 'length' },
    0.9144,
    { size: '1 yard, 3 feet', source: northIndia },
    { aliases: 'gaz' },
  ),
]

/** Building trade: sand and stone by volume; plaster, tiles and paint by area. */
const buildingMeasures: readonly Unit[] = [
  customary('volume', { id: 'brass', measure: 'brass', place: 'volume' }, CUBIC_FOOT_L * 100, {
    size: '100 cubic feet',
    source: brassOfTrade,
  }),
  land('brassArea', 'brass', 'area', 100, brassOfTrade),
]

export const customaryUnits: readonly Unit[] = [
  ...landMeasures,
  ...weightMeasures,
  ...lengthMeasures,
  ...buildingMeasures,
]
