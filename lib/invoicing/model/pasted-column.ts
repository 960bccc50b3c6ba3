/** What a column of copied rows can be: a cell of a line, or its discount in rupees. */
export type PastedColumn =
  'description' | 'hsn' | 'quantity' | 'unit' | 'rate' | 'discount' | 'discountRupees' | 'taxRatePercent'
