import { rentCities, type RentCity } from '@/lib/rules/income-tax/rent-cities'

/** The cities with a rule of their own by their names, in the order of the list. */
export const rentCityNames: Readonly<Record<Exclude<RentCity, 'other'>, string>> = {
  delhi: 'Delhi',
  mumbai: 'Mumbai',
  kolkata: 'Kolkata',
  chennai: 'Chennai',
  bengaluru: 'Bengaluru',
  hyderabad: 'Hyderabad',
  pune: 'Pune',
  ahmedabad: 'Ahmedabad',
}

/** Any place without a rule of its own. */
export const OTHER_CITY = 'Other'

/** The rule of a place: its own, or that of all others. Suburbs such as Noida, Gurugram and Thane are others. */
export const rentCityOf = (name: string): RentCity =>
  rentCities.find((city) => rentCityNames[city].toLowerCase() === name.trim().toLowerCase()) ?? 'other'
