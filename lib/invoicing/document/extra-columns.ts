/** Details of an item that few trades need, in the order of their columns. */
export const extraNames = ['batch', 'expiry', 'mrp', 'serial', 'own1', 'own2'] as const
export type ExtraName = (typeof extraNames)[number]

/** The extra columns of a document: 'yes' for one that it has, and the names of two of the seller's own. */
export type ExtraColumns = Readonly<Partial<Record<ExtraName, string>>>

/** The extra details of a line. What was never entered is absent, so that plain bills stay short in storage. */
export type LineExtras = Readonly<Partial<Record<ExtraName, string>>>

/** The columns that a document has, in their order. */
export const columnsOf = (columns: ExtraColumns): readonly ExtraName[] =>
  extraNames.filter((name) => columns[name]?.trim())
