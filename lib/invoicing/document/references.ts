/**
 * Numbers and days of other papers that a document names, the port of an export, the invoice that a revised
 * one replaces (rule 53), and the month of the return that amends a document, with its number and day as they
 * were filed.
 */
export type ReferenceName =
  | ('orderNumber' | 'orderDate' | 'deliveryNote' | 'ewayNumber')
  | ('portCode' | 'shippingBill' | 'shippingBillDate')
  | ('revisedNumber' | 'revisedDate')
  | ('amendedIn' | 'filedNumber' | 'filedDate')

/** The references of a document; one that was never entered is absent. */
export type References = Readonly<Partial<Record<ReferenceName, string>>>
