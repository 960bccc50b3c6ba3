/**
 * Every key under which the site keeps something in the browser. Whatever is written is listed, copied and
 * erased on /saved-data: the types ask for its count (lib/saved-data/saved-kinds.ts) and its name
 * (components/saved-data/saved-words.ts).
 */
export type StorageKey =
  | 'alwaysAsk.ifsc'
  | 'alwaysAsk.pincode'
  | 'alwaysAsk.rates'
  | 'calculatorTape'
  | 'copyReminder'
  | 'countdownTimers'
  | 'dailyExpenses'
  | 'dailyExpenses.budgets'
  | 'electricityTariff'
  | 'favouriteQuotes'
  | 'installOffer'
  | 'jantarBusinesses'
  | 'jantarBusinesses.open'
  | 'jantarDocuments'
  | 'jantarDocuments.pictures'
  | 'keptCalculations'
  | 'languageOffer'
  | 'ownFigures'
  | 'ratesOfDay'
  | 'rechargePrices'
  | 'recentTools'
  | 'savedDataBefore'
  | 'theme'
  | 'toolsByLaw'
  | 'visitingCard'
  | 'weatherForecasts'
