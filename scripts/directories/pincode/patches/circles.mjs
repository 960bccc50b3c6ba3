/** Postal circles, spelt as the Department of Posts spells them. */
export const circleNames = {
  Tamilnadu: { now: 'Tamil Nadu', reason: 'written in one word in the list' },
  Chattisgarh: { now: 'Chhattisgarh', reason: 'misspelt in the list' },
  Jammukashmir: { now: 'Jammu and Kashmir', reason: 'written in one word in the list' },
  Thane: {
    now: 'Maharashtra',
    reason: 'one row (401104 Mira): Thane is a division, the circle is Maharashtra',
  },
  Goa: {
    now: 'Tamil Nadu',
    reason: 'one row (605012 Padmini Nagar): Puducherry belongs to the Tamil Nadu circle',
  },
}

/** Circles that were cut out of another one: all offices of the state went over. */
export const circleOfStates = [
  {
    was: 'Andhra Pradesh',
    state: 'Telangana',
    now: 'Telangana',
    reason: 'a circle of its own since 2016, after the state was formed on 2 June 2014',
  },
]
