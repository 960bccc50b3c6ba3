import { type CitedValues, type RuleRow, ruleOn, type RuleSource } from '@/lib/rules/rule'

/** Per cent a year; `kvpMonths` is the time in which a Kisan Vikas Patra doubles. */
export interface SmallSavingsRates {
  td1: number
  td2: number
  td3: number
  td5: number
  rd: number
  scss: number
  mis: number
  nsc: number
  ssy: number
  kvp: number
  kvpMonths: number
}

type SourceName =
  | 'january2018'
  | 'october2018'
  | 'january2019'
  | 'july2019'
  | 'april2020'
  | 'october2022'
  | 'january2023'
  | 'april2023'
  | 'july2023'
  | 'october2023'
  | 'january2024'

type Row = readonly [
  from: string,
  source: SourceName | RuleSource,
  td1: number,
  td2: number,
  td3: number,
  td5: number,
  rd: number,
  scss: number,
  mis: number,
  nsc: number,
  ssy: number,
  kvp: number,
  kvpMonths: number,
  announced?: RuleRow<unknown>['announced'],
  checkedOn?: string,
]

/** First days of quarters that changed a rate. The cut announced on 31 March 2021 was withdrawn the next day. */
const ROWS: readonly Row[] = [
  ['2018-01-01', 'january2018', 6.6, 6.7, 6.9, 7.4, 6.9, 8.3, 7.3, 7.6, 8.1, 7.3, 118],
  ['2018-10-01', 'october2018', 6.9, 7, 7.2, 7.8, 7.3, 8.7, 7.7, 8, 8.5, 7.7, 112],
  ['2019-01-01', 'january2019', 7, 7, 7, 7.8, 7.3, 8.7, 7.7, 8, 8.5, 7.7, 112],
  ['2019-07-01', 'july2019', 6.9, 6.9, 6.9, 7.7, 7.2, 8.6, 7.6, 7.9, 8.4, 7.6, 113],
  ['2020-04-01', 'april2020', 5.5, 5.5, 5.5, 6.7, 5.8, 7.4, 6.6, 6.8, 7.6, 6.9, 124],
  ['2022-10-01', 'october2022', 5.5, 5.7, 5.8, 6.7, 5.8, 7.6, 6.7, 6.8, 7.6, 7, 123],
  ['2023-01-01', 'january2023', 6.6, 6.8, 6.9, 7, 5.8, 8, 7.1, 7, 7.6, 7.2, 120],
  ['2023-04-01', 'april2023', 6.8, 6.9, 7, 7.5, 6.2, 8.2, 7.4, 7.7, 8, 7.5, 115],
  ['2023-07-01', 'july2023', 6.9, 7, 7, 7.5, 6.5, 8.2, 7.4, 7.7, 8, 7.5, 115],
  ['2023-10-01', 'october2023', 6.9, 7, 7, 7.5, 6.7, 8.2, 7.4, 7.7, 8, 7.5, 115],
  ['2024-01-01', 'january2024', 6.9, 7, 7.1, 7.5, 6.7, 8.2, 7.4, 7.7, 8.2, 7.5, 115],
]

const valueOf = ([
  ,
  ,
  td1,
  td2,
  td3,
  td5,
  rd,
  scss,
  mis,
  nsc,
  ssy,
  kvp,
  kvpMonths,
]: Row): SmallSavingsRates => ({
  td1,
  td2,
  td3,
  td5,
  rd,
  scss,
  mis,
  nsc,
  ssy,
  kvp,
  kvpMonths,
})

export const smallSavingsRateValues: CitedValues<SmallSavingsRates, SourceName> = {
  label: 'Interest on small savings schemes',
  values: ROWS.map((row) => ({
    from: row[0],
    value: valueOf(row),
    source: row[1],
    ...(row[13] && { announced: row[13] }),
    ...(row[14] && { checkedOn: row[14] }),
  })),
}

/** The day on which rates and limits were last compared with their sources. */
export const SMALL_SAVINGS_CHECKED_ON = '2026-11-23'

/** The rates of the quarter of a day; days after the last row take it. @throws RuleNotKnown before 2018 */
export const smallSavingsRatesOn = (day: string): SmallSavingsRates =>
  ruleOn(smallSavingsRateValues, day).value
