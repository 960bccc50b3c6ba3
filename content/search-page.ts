/** Questions that show what the search understands. */
export const exampleQuestions = [
  'emi 25 lakh 9% 20 years',
  '4599 including gst',
  'sip 5000 12% 15 yr',
  'tax on 15 lakh',
  'age 15 aug 1990',
  '5 ft 7 in to cm',
  'tithi tomorrow',
  'diwali 2027',
  'weather delhi',
  '110001',
]
