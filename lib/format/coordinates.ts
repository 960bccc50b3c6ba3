import { t } from '@/lib/language/words'

/** Degrees north and east as people write them: 18.5, -73.8 is '18.5° N, 73.8° W'. */
export const coordinates = (latitude: number, longitude: number): string =>
  `${t(latitude < 0 ? '{0}° S' : '{0}° N', Math.abs(latitude))}, ${t(longitude < 0 ? '{0}° W' : '{0}° E', Math.abs(longitude))}`
