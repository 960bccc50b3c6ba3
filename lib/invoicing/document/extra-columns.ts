/** Details of an item that few trades need, in the order of their columns. */
export const extraNames = ['batch', 'expiry', 'mrp', 'serial', 'own1', 'own2'] as const
export type ExtraName = (typeof extraNames)[number]
export type OwnColumn = 'own1' | 'own2'

/** The extra columns of a document: which there are, and the names of two of the seller's own, '' for none. */
export type ExtraColumns = Readonly<
  Record<Exclude<ExtraName, OwnColumn>, boolean> & Record<OwnColumn, string>
>

/** The extra details of a line; one that was never entered is absent, so that plain bills stay short in storage. */
export type LineExtras = Readonly<Partial<Record<ExtraName, string>>>

export const noColumns: ExtraColumns = {
  batch: false,
  expiry: false,
  mrp: false,
  serial: false,
  own1: '',
  own2: '',
}

/** The columns that a document has, in their order. */
export const columnsOf = (columns: ExtraColumns): readonly ExtraName[] =>
  extraNames.filter((name) => (typeof columns[name] === 'string' ? columns[name].trim() : columns[name]))

/** The extra details in a stored line. */
export const extrasFrom = (stored: unknown): LineExtras =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter(
          ([name, text]) => typeof text === 'string' && extraNames.some((known) => known === name),
        ),
      )
    : {}
