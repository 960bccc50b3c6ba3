/** What scripts/constants/typed-words.mjs makes of content/typed.json and those of other languages. */
declare namespace NodeJS {
  interface ProcessEnv {
    readonly TYPED_SIZES: string
    readonly TYPED_RUPEES: string
    readonly TYPED_PERCENT: string
    readonly TYPED_YEARS: string
    readonly TYPED_MONTHS: string
    readonly TYPED_CENTIMETRES: string
    readonly TYPED_KILOGRAMS: string
    readonly TYPED_GRAMS: string
    readonly TYPED_ELECTRIC_UNITS: string
    readonly TYPED_FRACTIONS: string
    readonly TYPED_PLACES: string
    readonly TYPED_UNITS: string
    readonly TYPED_UNITS_IN: string
    readonly TYPED_UNITS_TO: string
    readonly TYPED_HOW_MANY: string
    readonly TYPED_BECOME: string
    readonly TYPED_ARE: string
    readonly TYPED_HALVES: string
    readonly TYPED_MEASURED: string
    readonly TYPED_QUESTIONS: string
    readonly TYPED_QUESTION_FILLERS: string
    readonly TYPED_NUMBERS: string
    readonly TYPED_ADDED_TO_NUMBERS: string
    readonly TYPED_SITE_FILLERS: string
    readonly TYPED_BESIDE_NUMBERS: string
    readonly TYPED_VERB_ENDINGS: string
    readonly TYPED_PHRASES: string
    readonly TYPED_BILL_HEADS: string
    readonly TYPED_BILL_TOTALS: string
    readonly TYPED_STATEMENT_DATE: string
    readonly TYPED_STATEMENT_DESCRIPTION: string
    readonly TYPED_STATEMENT_SPENT: string
    readonly TYPED_STATEMENT_AMOUNT: string
    readonly TYPED_STATEMENT_RECEIVED: string
    readonly TYPED_STATEMENT_BALANCE: string
    readonly TYPED_STATEMENT_CATEGORY: string
    readonly TYPED_MONEY_SIDES: string
    readonly TYPED_BOARD_FILLERS: string
    readonly TYPED_CURRENCY_NAMES: string
  }
}
