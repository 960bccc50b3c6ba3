import { inForce } from '@/lib/rules/in-force'
import type { Strip } from '@/lib/form-pictures/draw-picture'
import { choice, flag } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { withoutLink } from '@/lib/inputs/kind'
import { number } from '@/lib/inputs/quantities'
import { text } from '@/lib/inputs/text'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { type FormName, formPictures, type FormPicture } from '@/lib/rules/form-pictures/form-pictures'
import { type Rule, ruleOn } from '@/lib/rules/rule'

const formNames = Object.keys(formPictures) as FormName[]

const pixels = (initial: number) => number({ initial, min: 20, max: 3_000, whole: true, example: '350' })
const centimetres = (initial: number) => number({ initial, min: 0.5, max: 30, unit: 'cm', example: '3.5' })
const kilobytes = (initial: number, min: number) => number({ initial, min, max: 5_000, example: '50' })

export const pictureInputs = {
  form: choice(['own', ...formNames], 'ibpsPhoto'),
  unit: choice(['px', 'cm'], 'px'),
  width: pixels(350),
  height: pixels(450),
  widthCm: centimetres(3.5),
  heightCm: centimetres(4.5),
  dpi: number({ initial: 200, min: 50, max: 600, whole: true, example: '200' }),
  leastKb: kilobytes(20, 0),
  mostKb: kilobytes(50, 1),
  strip: flag(false),
  // A name is nobody else's, and stays out of links.
  name: withoutLink(text(40)),
  taken: withoutLink(day({ from: '2000-01-01', to: '2099-12-31' })),
}

/** The picture to make: pixels, bytes, and what is printed at its foot. */
export interface WantedPicture {
  width: number
  height: number
  /** Dots per inch that are written into the file; null without a size in centimetres. */
  dpi: number | null
  leastBytes: number
  mostBytes: number
}

/** Some forms take 1,000 bytes for a KB and some 1,024: a file within these bounds is within both. */
const LARGE_KB = 1_024
const SMALL_KB = 1_000
const CM_OF_INCH = 2.54

const bytesOf = ({ leastKb, mostKb }: { leastKb: number; mostKb: number }) => ({
  leastBytes: Math.ceil(leastKb * LARGE_KB),
  mostBytes: Math.floor(mostKb * SMALL_KB),
})

const dotsOf = ({ width, cm }: FormPicture) => (cm ? Math.round((width * CM_OF_INCH) / cm[0]) : null)

/**
 * The picture that the fields ask for; null while one has a problem. @param today the day whose rule of the form counts
 */
export function wantedFrom(read: ReadValues<typeof pictureInputs>, today: string): WantedPicture | null {
  const chosen = read('form')
  if (!chosen) return null
  if (chosen.form !== 'own') {
    const form = ruleOn(formPictures[chosen.form as FormName], today).value
    return { width: form.width, height: form.height, dpi: dotsOf(form), ...bytesOf(form) }
  }
  const size = read('leastKb', 'mostKb', 'unit')
  const sides = size && sidesFrom(read, size.unit)
  return sides && { ...sides, ...bytesOf(size) }
}

function sidesFrom(read: ReadValues<typeof pictureInputs>, unit: 'px' | 'cm') {
  if (unit === 'px') {
    const sides = read('width', 'height')
    return sides && { ...sides, dpi: null }
  }
  const paper = read('widthCm', 'heightCm', 'dpi')
  const dots = (cm: number) => Math.max(1, Math.round((cm / CM_OF_INCH) * paper!.dpi))
  return paper && { width: dots(paper.widthCm), height: dots(paper.heightCm), dpi: paper.dpi }
}

/** The day from which every form is known. */
export const LAST_FORM_FROM = '2026-02-08'

/** The form that is chosen, with its rule; null for a size of one's own. */
export function formOf(chosen: string | null) {
  const name: FormName | 'own' = formNames.find((form) => form === chosen) ?? 'own'
  const rule: Rule<FormPicture> | null = name === 'own' ? null : formPictures[name]
  const wantsStrip = rule !== null && inForce(rule).value.strip === true
  return { name, rule, wantsStrip, checkedOn: formPictures.ibpsPhoto.checkedOn }
}

/** What is printed at the foot; null for nothing. The day as Indian forms write it: 28-11-2026. */
export function stripFrom(read: ReadValues<typeof pictureInputs>): Strip | null {
  const asked = read('strip', 'name', 'taken')
  if (!asked?.strip || (asked.name.trim() === '' && asked.taken === '')) return null
  return { name: asked.name.trim().toUpperCase(), day: asked.taken.split('-').reverse().join('-') }
}
