import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import { t } from '@/lib/language/words'
import { answered } from '@/lib/questions/answered'
import { dayInText } from '@/lib/questions/query/day-in-text'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import type { Query } from '@/lib/questions/query/query'
import { rupees } from '@/lib/format/numbers'
import { controls, plainText } from '@/lib/questions/tool-question'
import { annualExemptionOf, type GstForm } from '@/lib/tax/gst/gst-late-fee'
import { type GstLateFeeAnswer, gstLateFeeTool } from '@/lib/tax/gst/gst-late-fee-answer'
import { understood, WORDS_OF_DAYS } from '@/lib/questions/query/understood'

const FORMS: readonly (readonly [RegExp, GstForm])[] = [
  [/\b(?:gst)?r?[ -]?3 ?b\b/, 'GSTR-3B'],
  [/\bgstr?[ -]?1\b|\br1\b/, 'GSTR-1'],
  [/\bgstr?[ -]?4\b|\bcomposition\b/, 'GSTR-4'],
  [/\bgstr?[ -]?9\b|\bannual return\b|\byearly return\b/, 'GSTR-9'],
]
const LABELS = {
  turnover: [/turnover/, 'amount'],
  cashTax: [/(?:cash )?tax(?: due| payable)?/, 'amount'],
} as const

/** 'gst late fee 20 days', 'gstr 1 nil 35 days late': the fee of a return filed today that was due so many days ago. */
export const gstLateFeeQuestion = understood(
  `${WORDS_OF_DAYS} gst gstr gstr1 gstr4 gstr9 gstr3b gstr-1 3b b r1 r3b late fee fees penalty days return nil zero turnover cash tax due payable filed filing file composition annual yearly by`,
  (query, today) => {
    const days = query.numbers.find(({ unit }) => unit === 'days')?.value
    const { byLabel } = labelledNumbers(query, LABELS)
    const [due, filed] = days === undefined ? daysNamed(query, today) : [addDays(today, -days), today]
    if (!due || !filed) return null
    const set = controls({
      form: FORMS.find(([words]) => words.test(query.text))?.[1],
      due,
      filed,
      nil: /\b(?:nil|zero)\b/.test(query.words) || undefined,
      turnover: byLabel.turnover,
      cashTax: byLabel.cashTax,
    })
    return (
      answered(gstLateFeeTool, set, 'lateFee', termsOf, { today }) ?? {
        slug: gstLateFeeTool.slug,
        set,
        answer: null,
      }
    )
  },
)

function termsOf({ asked, fee }: GstLateFeeAnswer) {
  const exemption = annualExemptionOf(asked)
  return [
    plainText(asked.form),
    plainText(t('{0} days late', fee.daysLate)),
    ...(exemption ? [plainText(t('no return is due up to {0} of turnover', rupees(exemption.upTo)))] : []),
  ]
}

/** The day by which the return was due, and that of its filing: 'due 20 may 2026 filed 15 june 2026'. */
function daysNamed({ text }: Query, today: CalendarDay): readonly (CalendarDay | null)[] {
  const [before = '', after = ''] = text.split(/\bfiled\b|\bfiling\b/)
  const due = dayInText(before, today)
  return due === null ? [null, null] : [due, dayInText(after, today) ?? today]
}
