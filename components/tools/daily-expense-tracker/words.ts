import { grouped } from '@/lib/format/numbers'

/** '1 expense', '12 expenses'; also of another noun. */
export const counted = (count: number, one = 'expense', many = `${one}s`) =>
  `${grouped(count)} ${count === 1 ? one : many}`
