import { type CitedValues, ruleOn } from '@/lib/rules/rule'

/**
 * Notified by the Ministry of Finance for each quarter; a row begins with a quarter that changed the rate.
 * The cut announced on 31 March 2021 was withdrawn the next day and never applied.
 */
export const ppfRateValues: CitedValues<number, 'january2018' | 'october2018' | 'july2019' | 'april2020'> = {
  label: 'Interest on the Public Provident Fund',
  values: [
    { from: '2018-01-01', value: 7.6, source: 'january2018' },
    { from: '2018-10-01', value: 8, source: 'october2018' },
    { from: '2019-07-01', value: 7.9, source: 'july2019' },
    { from: '2020-04-01', value: 7.1, source: 'april2020' },
  ],
}

/** The day on which rates and limits were last compared with their sources. */
export const PPF_CHECKED_ON = '2026-11-23'

/** The last day for which the rate was reported, as unchanged; later days take the last row. */
export const RATES_KNOWN_UNTIL = '2026-12-31'

/** The first financial year for all of which the rate is known. */
export const FIRST_WHOLE_YEAR = 2018

/** Per cent a year. @throws RuleNotKnown before 2018 */
export const notifiedPpfRate = (day: string): number => ruleOn(ppfRateValues, day).value
