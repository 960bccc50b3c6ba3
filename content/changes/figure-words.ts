import { inForce } from '@/lib/rules/in-force'
import { hsnTurnover } from '@/lib/rules/gst/invoice-fields'
import { t } from '@/content/page-words'
import { nameOf } from '@/lib/language/words'
import { counted, grouped, rupees } from '@/lib/format/numbers'
import type { ChangedFigure } from '@/lib/rules/changes'

type Wording = (value: number) => string
/** How a value that is no number is written, by its words. */
type Words = Readonly<Record<string, string>>

const isFinite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const money: Wording = (value) => rupees(value, Number.isInteger(value) ? 0 : 2)
const percent: Wording = (value) => `${grouped(value, 3)}%`
const months: Wording = (value) => counted(value, 'month')
const years: Wording = (value) => counted(value, 'year')

const AS_WRITTEN: Words = {}
const PERIODS: Words = {
  year: t('by year'),
  month: t('by month'),
  tenancy: t('by tenancy'),
  payment: t('each by itself'),
}
const STARTS: Words = { above: t('above the limit'), at: t('from the limit on') }
/** The lists of names in which numbers of sections and names of acts are. */
const LAWS = ['tax-rules', 'laws', 'rules'] as const

/**
 * What a figure is called by its path in the value, and how it is written; a name alone where it takes more
 * than a figure.
 */
const FIGURES: Readonly<Record<string, readonly [name: string, worded?: Wording | Words]>> = {
  limit: [t('limit'), money],
  seniorLimit: [t('limit for those of 60 and older'), money],
  otherPayeeLimit: [t('limit for other payees'), money],
  ratePercent: [t('rate'), percent],
  withoutPanPercent: [t('rate without PAN'), percent],
  slices: [t('amounts at which the rate changes')],
  counted: [t('payments are added up'), PERIODS],
  starts: [t('deducted'), STARTS],
  taxed: [t('the part that is taxed')],
  individualsExempt: [t('exemption of individuals')],
  nonFilers: [t('rates for those who filed no returns')],
  nonFilersInDispute: [t('rates for those who filed no returns')],
  act: [t('the Act'), AS_WRITTEN],
  section: [t('section'), AS_WRITTEN],
  sections: [t('numbers of the sections')],
  standardDeductionSection: [t('section of the standard deduction'), AS_WRITTEN],
  'new.section': [t('section of the new regime'), AS_WRITTEN],
  'old.section': [t('section of the old regime'), AS_WRITTEN],
  'new.rebate.section': [t('section of the rebate, new regime'), AS_WRITTEN],
  'old.rebate.section': [t('section of the rebate, old regime'), AS_WRITTEN],
  'new.slabs': [t('slabs of the new regime')],
  'old.slabs': [t('slabs of the old regime')],
  'new.standardDeduction': [t('standard deduction, new regime'), money],
  'old.standardDeduction': [t('standard deduction, old regime'), money],
  'new.rebate.incomeLimit': [t('income up to which there is a rebate, new regime'), money],
  'old.rebate.incomeLimit': [t('income up to which there is a rebate, old regime'), money],
  'new.rebate.most': [t('largest rebate, new regime'), money],
  'old.rebate.most': [t('largest rebate, old regime'), money],
  'new.surcharge': [t('surcharge, new regime')],
  'old.surcharge': [t('surcharge, old regime')],
  cessPercent: [t('cess'), percent],
  metros: [t('cities of the higher share')],
  notification: [t('the notification'), AS_WRITTEN],
  most: [t('the most'), money],
  formBelow60: [t('form below 60'), AS_WRITTEN],
  formFrom60: [t('form from 60 on'), AS_WRITTEN],
  below60: [t('the most below 60'), money],
  from60: [t('the most from 60 on'), money],
  '54.most': [t('most that section 54 exempts'), money],
  '54F.most': [t('most that section 54F exempts'), money],
  'longAfterMonths.gold': [t('gold is long-term after'), months],
  'longAfterMonths.gold-etf': [t('gold ETFs are long-term after'), months],
  'longAfterMonths.debt-fund': [t('debt funds are long-term after'), months],
  equityShortPercent: [t('equity, short-term'), percent],
  equityLongPercent: [t('equity, long-term'), percent],
  listedBondLongPercent: [t('listed bonds, long-term'), percent],
  otherLongPercent: [t('other assets, long-term'), percent],
  isIndexed: [t('whether the cost is indexed')],
  indexedChoice: [t('choice of the indexed cost for older property')],
  unlistedBonds: [t('unlisted bonds')],
  employeePercent: [t('share of the employee'), percent],
  employerPercent: [t('share of the employer'), percent],
  wageCeiling: [t('wage ceiling a month'), money],
  fixedTermYears: [t('least service under a fixed-term contract'), years],
  td1: [t('time deposit of 1 year'), percent],
  td2: [t('time deposit of 2 years'), percent],
  td3: [t('time deposit of 3 years'), percent],
  td5: [t('time deposit of 5 years'), percent],
  rd: [t('recurring deposit'), percent],
  scss: [t('Senior Citizens’ Savings Scheme'), percent],
  mis: [t('Monthly Income Scheme'), percent],
  nsc: [t('National Savings Certificate'), percent],
  ssy: [t('Sukanya Samriddhi'), percent],
  kvp: [t('Kisan Vikas Patra'), percent],
  kvpMonths: [t('Kisan Vikas Patra doubles in'), months],
  'scss.max': [t('most in the Senior Citizens’ Savings Scheme'), money],
  'mis.max': [t('most in the Monthly Income Scheme'), money],
  'mis.maxJoint': [t('most in a joint account of the Monthly Income Scheme'), money],
  registeredBuyer: [t('digits for registered buyers'), grouped],
  largeSeller: [t('digits for sellers above ₹{0} crore', inForce(hsnTurnover).value / 1_00_00_000), grouped],
  urban: [t('rates, fixed charge or duty')],
  rural: [t('rates of villages')],
  fuelPerUnit: [t('fuel charge a unit')],
  surcharges: [t('surcharge of the state’s pensions or of regulation')],
  needsFuelCharge: [t('fuel charge a unit')],
  duty: [t('duty')],
  levies: [t('cess or surcharge')],
  registration: [t('registration fee')],
  asksPermission: [t('buyers who need a permission')],
}

/** A rule whose value is one figure is written by its unit. */
function ofUnit(unit: string): Wording | null {
  if (unit.startsWith('rupees')) return money
  if (unit.startsWith('per cent')) return percent
  return unit.startsWith('index') ? grouped : null
}

/** The name and the form of the figure at a path, or of the part of the value in which it is. */
function wordingOf(path: string): readonly [name: string, worded?: Wording | Words] | null {
  if (FIGURES[path]) return FIGURES[path]
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const ofParent = parent ? wordingOf(parent) : null
  return ofParent && [ofParent[0]]
}

/** Rates by which a list is known: '5%, 12%, 18%, 28%'. */
const ratesIn = (value: unknown): string | null =>
  Array.isArray(value) && value.every((one: { percent?: unknown }) => isFinite(one.percent))
    ? value.map(({ percent: rate }: { percent: number }) => percent(rate)).join(', ')
    : null

/** A value in its form; null for one without, such as a list or what is not there. */
function figureIn(value: unknown, form: Wording | Words | undefined): string | null {
  if (!form) return null
  if (typeof form === 'function') return isFinite(value) ? form(value) : ratesIn(value)
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const written = String(value)
  return (
    form[written] ?? LAWS.map((list) => nameOf(list, written)).find((name) => name !== written) ?? written
  )
}

function worded({ path, before, after }: ChangedFigure, unit: string): string | null {
  const [name, form] = path ? (wordingOf(path) ?? []) : ['', ofUnit(unit) ?? undefined]
  const [was, is] = [figureIn(before, form), figureIn(after, form)]
  if (!path) return is && was && t('{0}, before {1}', is, was)
  if (!name) return null
  if (is) return was ? t('{0}: {1}, before {2}', name, is, was) : t('{0}: {1}, before none', name, is)
  return was ? t('{0}: none, before {1}', name, was) : t('Changed: {0}', name)
}

/** The figures that are shown: where law begins or ends as a whole, its figures alone. */
function shownOf(figures: readonly ChangedFigure[]): readonly ChangedFigure[] {
  const isWhole =
    figures.every(({ before }) => before === null) || figures.every(({ after }) => after === null)
  const shown = figures.filter(({ before, after }) => isFinite(before) || isFinite(after))
  return isWhole && shown.length > 0 ? shown : figures
}

/** What a change is in words, a line for each figure; one that has no simple form is in the source alone. */
export function figuresInWords(figures: readonly ChangedFigure[], unit: string): string[] {
  const lines = shownOf(figures).map((figure) => worded(figure, unit))
  const known = [...new Set(lines.filter((line) => line !== null))]
  const isComplete = lines.every((line) => line !== null)
  return isComplete ? known : [...known, t('The new figures are in the source.')]
}
