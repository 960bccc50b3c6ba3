/** What the form needs for a published tariff, in one part that is loaded when one is wanted. */
export { PublishedFields } from '@/components/tools/electricity-bill-estimator/published-fields'
export { TariffNote } from '@/components/tools/electricity-bill-estimator/tariff-note'
export { OwnFields } from '@/components/tools/electricity-bill-estimator/own-fields'
export {
  billByOwnSlabs,
  billByTariff,
  isKnown,
  monthPaise,
} from '@/components/tools/electricity-bill-estimator/published-use'
