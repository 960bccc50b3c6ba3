/** The part of a day that a tithi must cover for a festival to be kept on that day. */
export type PartOfDay =
  'sunrise' | 'forenoon' | 'midday' | 'afternoon' | 'evening' | 'midnight' | 'dawn' | 'moonrise'

/** A tithi of a lunar month that ends at new moon; in a year with an extra month, of the regular one. */
export interface TithiRule {
  by: 'tithi'
  /** 0 Chaitra … 11 Phalguna. */
  month: number
  /** 1 Shukla Pratipada … 15 Purnima … 30 Amavasya. */
  tithi: number
  part: PartOfDay
  /**
   * Which day, when the tithi covers the part on two: the earlier, the later, or the one where it covers more of it.
   */
  whenTwo: 'first' | 'second' | 'more'
  /**
   * Which day, when it covers the part on none. By default the day at whose sunrise it reigns, else on which it begins.
   */
  whenNone?: 'morning after'
  special?: SpecialRule
}

/** Rules that weigh more than one part of the day: `lib/panchang/festivals/special-days.ts`. */
export type SpecialRule =
  | 'second when three muhurtas'
  | 'sunrise for three muhurtas'
  | 'sunrise or after bhadra'
  | 'first sunrise after it begins'
  | 'second when a ghati after sunset'
  | 'holika'
  | 'dussehra'

/** The Sun's entry into a sign. */
export interface SankrantiRule {
  by: 'sankranti'
  /** 0 Mesha … 11 Meena. */
  sign: number
  /** That day if it enters before sunset, else the next; its date; or the first sunrise with the Sun in the sign. */
  day: 'before sunset' | 'date' | 'first sunrise'
  /** Days to add. */
  plus?: number
}

/** A date of the common calendar, from its first year on. */
export interface DateRule {
  by: 'date'
  month: number
  day: number
  since?: number
}

export type FestivalRule =
  | TithiRule
  | SankrantiRule
  /** A nakshatra at sunrise while the Sun is in a sign; the last of them where there are two. */
  | { by: 'nakshatra'; nakshatra: number; sign: number }
  | { by: 'festival'; id: string; plus: number }
  /** The last Friday before another festival. */
  | { by: 'friday'; before: string }
  | { by: 'easter'; plus: number }
  | DateRule
  /** A day of the Islamic calendar; depends on the sighting of the moon. */
  | { by: 'islamic'; month: number; day: number }
  /** New year of the Shahenshahi calendar of 365 days. */
  | { by: 'parsi' }
