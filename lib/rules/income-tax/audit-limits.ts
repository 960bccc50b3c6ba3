/** Rupees of receipts of the year before above which accounts are audited where profit is not presumed. */
export interface AuditLimits {
  /** The limit of a business; it is higher with little cash. */
  business: { usual: number; littleCash: number }
  profession: number
}

/** Sections 44AB and 63; `presumptiveLaw` has the sources of these rows, which most pages do not need. */
export const auditLimits: { values: readonly { from: string; value: AuditLimits }[] } = {
  values: [
    {
      from: '2024-04-01',
      value: { business: { usual: 1_00_00_000, littleCash: 10_00_00_000 }, profession: 50_00_000 },
    },
  ],
}
