/** Numbers and days of other papers that a document names, and the port of an export. */
export type ReferenceName =
  | ('orderNumber' | 'orderDate' | 'deliveryNote' | 'ewayNumber')
  | ('portCode' | 'shippingBill' | 'shippingBillDate')

/** Those that were never entered are absent. */
export type References = Readonly<Partial<Record<ReferenceName, string>>>
