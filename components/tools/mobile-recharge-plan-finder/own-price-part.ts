/** What correcting prices needs, in one part that comes after the list. */
export { OwnPriceEntry } from './own-price-entry'
export { OwnPriceNotes } from './own-price-notes'
export { ownPrices } from './price-store'
