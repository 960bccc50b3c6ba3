/** What correcting prices needs, in one part that comes after the list. */
export { OwnPriceEntry } from '@/components/tools/mobile-recharge-plan-finder/own-price-entry'
export { OwnPriceNotes } from '@/components/tools/mobile-recharge-plan-finder/own-price-notes'
export { currentPrices, subscribeToPrices } from '@/components/tools/mobile-recharge-plan-finder/price-store'
