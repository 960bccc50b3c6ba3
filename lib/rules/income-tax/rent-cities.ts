/** Cities with a higher share of basic salary in some year; every other is 'other'. */
export const rentCities = [
  'delhi',
  'mumbai',
  'kolkata',
  'chennai',
  'bengaluru',
  'hyderabad',
  'pune',
  'ahmedabad',
] as const
export type RentCity = (typeof rentCities)[number] | 'other'
