/** The currencies in which most exports of India are invoiced. */
export const exportCurrencies = [
  ...(['USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD', 'SAR', 'QAR', 'CHF'] as const),
  ...(['CNY', 'HKD', 'NZD', 'SEK', 'NOK', 'DKK', 'TRY', 'ZAR'] as const),
  ...(['JPY', 'KRW', 'KWD', 'BHD', 'OMR', 'JOD'] as const),
] as const
export type ExportCurrency = (typeof exportCurrencies)[number]
