import { Ruler } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const unitConverter: Tool = {
  slug: 'unit-converter',
  category: 'everyday-utilities',
  status: 'live',
  name: 'Unit Converter',
  title: 'Unit Converter: Feet, Acre, Bigha, Tola, Fahrenheit',
  description:
    'Convert length, weight, area, temperature and nine other kinds of units, with bigha, katha, guntha, cent, gaj and tola by state. Or type 5 ft 7 in to cm.',
  summary: 'Converts thirteen kinds of units, with Indian land measures by state and the tola.',
  lead: 'Thirteen kinds of units, bigha and tola',
  icon: Ruler,
  keywords: keywordsFrom(`
    unit, feet to cm, acre to sq ft, gaj to sq ft, hectare to acre, kg to pound, fahrenheit to celsius,
    litre, inch to cm, gaj, bigha, tola to gram, land area`),
  steps: stepsFrom({
    'Ask in words, or choose a category':
      'Type “5 ft 7 in to cm” or “2 bigha (UP) in acre” and the fields are filled in. Or choose a category: it starts with its first two units and the value 1.',
    'Type the value': 'Decimals are fine, and a minus sign for temperatures below zero.',
    'Pick From and To':
      'The result changes at once, rounded to six decimals. The table below shows the value in all units.',
    'Swap to go the other way': 'Swap exchanges the units and puts the result into the value box.',
  }),
  faqs: faqsFrom({
    'How many square feet are in one gaj?':
      'One gaj of land is one square yard, which is 9 square feet or about 0.836 square metre. A plot of 100 gaj is 900 square feet (83.61 square metres), and 200 gaj is 1,800 square feet. The other way round, divide by 9: a flat of 1,200 square feet is 133.33 gaj. In the area category, gaj is a unit of its own.',
    'How big is one bigha in square feet?':
      'There is no single answer, because the bigha differs from state to state and even between districts. West Bengal counts 14,400 square feet, the pucca bigha in parts of Rajasthan is 27,225, and several other sizes are in use. Five bigha may thus be 72,000 or 1,36,125 square feet. Here each bigha carries its state and its source; where sources contradict each other, as for Punjab and Haryana, none is listed. Read the area in square metres or hectares from the land record before you talk about the price.',
    'What are one acre, one hectare, one guntha and one cent?':
      'One acre is 43,560 square feet, 4,840 square yards or 4,046.86 square metres. One hectare is 10,000 square metres, so 2.471 acres. A guntha, used in Maharashtra and Karnataka, is a fortieth of an acre: 1,089 square feet. A cent, used in Kerala, Tamil Nadu and Andhra Pradesh, is a hundredth: 435.6 square feet. A farm of 2.5 acres is therefore 100 guntha or 250 cents.',
    'How many grams is one tola of gold?':
      'The old standard tola is 180 grains, which is 11.6638 grams. Five tola make 58.32 grams, and 10 grams are 0.857 tola. In many shops today people say tola and mean 10 grams. On a purchase of five tola that is a difference of more than 8 grams, so ask which one is meant and see that the bill states the weight in grams.',
    'What is 100 or 102 degrees Fahrenheit in Celsius?':
      'Take away 32 and divide by 1.8. 100 °F is 37.8 °C, 100.4 °F is exactly 38 °C, and 102 °F is 38.9 °C. The usual body temperature of 98.6 °F is 37 °C. Going from Celsius, multiply by 1.8 and add 32: an oven recipe at 180 °C means 356 °F. This tool converts the reading; what it means for a patient is for a doctor to say.',
    'Is 5.7 feet the same as 5 feet 7 inches?':
      'No, and this slip is common on forms. A foot has 12 inches, so 5 feet 7 inches is 67 inches, which is 170.18 cm. Written as a decimal, 5.7 feet is 173.74 cm, more than 3 cm taller. To convert a height, turn it into inches first (feet times 12, then add the inches) and convert inches to centimetres.',
    'How do I compare miles per gallon with kilometres per litre?':
      'Find out whose gallon it is. A US gallon is 3.785 litres, an imperial one 4.546 litres, and a mile is 1.609 km. So 30 miles per US gallon is 12.75 km per litre, while 30 miles per imperial gallon is 10.62. Foreign car reviews rarely say which gallon they mean; American ones use the smaller.',
  }),
  sources: checkedOn('2026-11-22', {
    'NIST Special Publication 811, appendix B.8: factors for units':
      'https://www.nist.gov/physical-measurement-laboratory/nist-guide-si-appendix-b8',
    'Standards of Weight Act, 1939: tola, seer and maund':
      'https://www.casemine.com/act/in/5a979dfb4a93263ca60b7754/amp',
    'Land Records: land measurement units of Indian states':
      'http://www.landrecords.co.in/area-units-conversion-factors/',
    'AssetYogi: land measurement units in India':
      'https://assetyogi.com/guides/land-measurement-units-in-india-area-conversion-table/',
  }),
  related: ['currency-converter', 'bmi-calculator', 'percentage-calculator', 'all-in-one-calculator'],
  updatedOn: '2026-11-22',
}
