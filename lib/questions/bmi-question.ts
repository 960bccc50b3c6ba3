import { bmiTool } from '@/lib/health/bmi-answer'
import { nameOf } from '@/lib/language/words'
import { answered } from '@/lib/questions/answered'
import type { Query } from '@/lib/questions/query/query'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, plainText, type ToolQuestion } from '@/lib/questions/tool-question'
import { understood } from '@/lib/questions/query/understood'

const KILOGRAMS = /(\d{1,3}(?:\.\d{1,2})?) ?(?:kgs?|kilos?)/
const POUNDS = /(\d{1,4}(?:\.\d{1,2})?) ?(?:lbs?|pounds?)/
const HEIGHT =
  /\d{1,2} ?(?:'|’|′|feet|foot|ft\.?) ?(?:\d{1,2}(?:\.\d+)? ?(?:"|''|”|″|inches|inch|in\.?)?)?|\d{2,3}(?:\.\d+)? ?cms?|\d{2}(?:\.\d+)? ?(?:"|inches|inch\b)|[12]\.\d+ ?m(?:etres?|eters?)?(?![a-z])/

/** '5.8 feet' are 5 feet 8 inches to whoever types them. */
const FEET_WITH_POINT = /\b(\d)\.(\d|1[01]) ?(?:feet|foot|ft)\b/g

const IMPERIAL = /\b(?:inch|inches|lbs?|pounds?|ft|feet)\b|['"]/

/** The tool alone, for sizes of which one is not known. */
const UNCLEAR: ToolQuestion = { slug: bmiTool.slug, set: {}, answer: null }

const WORDS = `bmi body mass index height weight ${process.env.TYPED_BMI_WORDS} kilos kgs kg cm cms feet foot ft inches inch lbs lb pounds pound metre m " '`

/** Two bare numbers: the one of a height in cm, and the other a weight in kg. */
function bareSizes(text: string, numbers: Query['numbers']): { height?: string; weight?: string } {
  if (IMPERIAL.test(text)) return {}
  const [one, other] = numbers.map(({ value }) => value)
  if (one === undefined || other === undefined) return {}
  const [weight, height] = [Math.min(one, other), Math.max(one, other)]
  return height >= 100 && height <= 250 ? { height: String(height), weight: String(weight) } : {}
}

/** 'bmi 70 kg 170 cm', "bmi 65kg 5'7": the index. */
export const bmiQuestion = understood(WORDS, ({ text: typed, numbers }) => {
  const text = typed.replace(FEET_WITH_POINT, '$1 ft $2 in')
  const pounds = POUNDS.exec(text)?.[0]
  const height = HEIGHT.exec(text.replace(KILOGRAMS, ' ').replace(POUNDS, ' '))?.[0].trim()
  const weight = KILOGRAMS.exec(text)?.[1] ?? pounds
  const named = height && weight ? { height, weight } : bareSizes(text, numbers)
  if (!named.height) return UNCLEAR
  const size = readLinked(bmiTool.inputs, controls(named))('height', 'weight')
  if (!size) return null
  const question = answered(bmiTool, controls(size), 'bmi', () => [
    plainText(`${size.height} ${nameOf('input-units', 'cm')}`),
    plainText(`${Number(size.weight.toFixed(1))} ${nameOf('input-units', 'kg')}`),
  ])
  return (
    question && {
      ...question,
      besides: (
        `${height} ${weight} ${typed.match(FEET_WITH_POINT)?.join(' ')}`.match(/\d+(?:\.\d+)?/g) ?? []
      ).map(Number),
    }
  )
})
