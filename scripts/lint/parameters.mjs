/** Tables of data, where a call is a row: its columns are named once, by the function. */
export const rowsByPosition = [
  'lib/health/bmi.ts',
  'lib/panchang/festivals/festival-differences.ts',
  'lib/panchang/festivals/festival-table.ts',
  'lib/quotes/quotation.ts',
  'lib/rules/age/legal-ages.ts',
  'lib/rules/banking/bank-mergers.ts',
  'lib/rules/form-pictures/form-pictures.ts',
  'lib/rules/stamp-duty/sale-terms.ts',
  'lib/units/customary-units.ts',
  'lib/units/everyday-units.ts',
  'lib/units/technical-units.ts',
  'lib/units/unit.ts',
]

/**
 * Functions from before the rule that take more than three values in a row. A file that needs this no more
 * leaves the list.
 */
export const positionalValues = [
  'components/announcer/group-keys.ts',
  'components/answers/computed.ts',
  'components/documents/form/line-changes.ts',
  'components/documents/form/line-fields.tsx',
  'components/documents/paper/paper-sums.ts',
  'components/documents/paper/paper-tables.ts',
  'components/documents/paper/receipt-papers.ts',
  'components/documents/paper/tax-table.ts',
  'components/documents/pdf/document-pdf.ts',
  'components/documents/store/open-document.ts',
  'components/results/result-row.ts',
  'components/share/result-picture.ts',
  'components/share/square-picture.ts',
  'components/site/search/use-site-search.ts',
  'components/tool-form/binding.ts',
  'components/tool-form/use-reset-with.ts',
  'components/tools/daily-expense-tracker/import-columns.tsx',
  'components/tools/daily-panchang-muhurat/fields.tsx',
  'components/tools/e-stamp-duty-calculator/sale-notes.ts',
  'components/tools/love-calculator/result.tsx',
  'components/tools/pdf-tools/start-job.ts',
  'components/tools/savings-schemes/screen.tsx',
  'components/tools/weather-forecast/found.tsx',
  'content/blog/figures/old-vs-new-tax-regime.ts',
  'lib/calendar/calendar-file.ts',
  'lib/capital-gains/sale-gain.ts',
  'lib/dates/date-span.ts',
  'lib/energy/electricity-published-bill.ts',
  'lib/energy/electricity-published.ts',
  'lib/expenses/visible-rows.ts',
  'lib/finance/deposits/deposit-tds.ts',
  'lib/form-pictures/crop.ts',
  'lib/form-pictures/draw-picture.ts',
  'lib/form-pictures/jpeg-size.ts',
  'lib/invoicing/model/convert-document.ts',
  'lib/invoicing/storage/contacts.ts',
  'lib/invoicing/storage/merge-documents.ts',
  'lib/invoicing/storage/new-document.ts',
  'lib/invoicing/tax/item-price.ts',
  'lib/language/words.ts',
  'lib/lookup/ifsc/branch-lookup.ts',
  'lib/lookup/named-in.ts',
  'lib/lookup/weather/weather-openweather.ts',
  'lib/money/dated-rates.ts',
  'lib/panchang/dial.ts',
  'lib/panchang/moment-of-angle.ts',
  'lib/qr/qr-drawing.ts',
  'lib/questions/answered.ts',
  'lib/questions/date-question.ts',
  'lib/questions/tax/capital-gains-question.ts',
  'lib/questions/tax/stamp-duty-question.ts',
  'lib/salary/salary-inputs.ts',
  'lib/savings/deposits-after-tax.ts',
  'lib/tax/house-income.ts',
  'lib/tax/income-kinds/presumptive.ts',
  'lib/tax/slab-tax.ts',
  'lib/tax/taxed-income.ts',
  'lib/units/fraction-words.ts',
  'lib/vehicles/mark-readers.ts',
  'lib/visiting-card/face-marks.ts',
  'lib/visiting-card/faces.ts',
  'lib/visiting-card/text-block.ts',
  'lib/weather/met-norway-days.ts',
  'lib/weather/saved-forecasts.ts',
]

/** Functions from before the rule with a true or false among other values. */
export const positionalBooleans = [
  'components/announcer/follow-fieldsets.ts',
  'components/documents/paper/paper-tables.ts',
  'components/documents/paper/tax-table.ts',
  'components/documents/pdf/download-pdf.tsx',
  'components/hooks/use-lazy-import.ts',
  'components/islands/hydrate-islands.tsx',
  'components/lookup/link-verdicts.tsx',
  'components/results/column.ts',
  'components/share/shown-answer.ts',
  'components/site/search/use-site-search.ts',
  'components/tool-form/binding.ts',
  'components/tool-form/use-law-inputs.ts',
  'components/tools/all-in-one-calculator/keypad.tsx',
  'components/tools/currency-converter/screen.tsx',
  'components/tools/daily-panchang-muhurat/fields.tsx',
  'components/tools/digital-visiting-card-maker/code-part.tsx',
  'components/tools/electricity-bill-estimator/rows.ts',
  'components/tools/exam-result-checker-guide/board-list.tsx',
  'components/tools/tds-deduction-calculator/fields.tsx',
  'components/tools/tds-deduction-calculator/tables.tsx',
  'components/tools/weather-forecast/hours-ahead.tsx',
  'components/tools/weather-forecast/no-forecast.tsx',
  'lib/capital-gains/sale-gain.ts',
  'lib/capital-gains/year-question.ts',
  'lib/dates/date-span.ts',
  'lib/education/marks.ts',
  'lib/gold/jewellery-inputs.ts',
  'lib/invoicing/model/numbering.ts',
  'lib/invoicing/storage/contacts.ts',
  'lib/invoicing/tax/item-price.ts',
  'lib/panchang/festivals/long-weekends.ts',
  'lib/salary/salary-answer.ts',
  'lib/stamp-duty/sale-duty.ts',
  'lib/stamp-duty/tenancy-duty.ts',
  'lib/tax/deductions.ts',
  'lib/tax/employer-pension.ts',
]

/** `f(line, true)` does not say what is true: a boolean next to other values is an option with a name. */
export const noPositionalBoolean = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { named: 'Name it: { {{name}} } in place of a positional boolean.' },
  },
  create: (context) => ({
    ':function'(node) {
      if (node.params.length < 2) return
      for (const param of node.params) {
        const { name, typeAnnotation } = param.left ?? param
        const isBoolean =
          typeAnnotation?.typeAnnotation.type === 'TSBooleanKeyword' ||
          typeof param.right?.value === 'boolean'
        if (isBoolean) context.report({ node: param, messageId: 'named', data: { name } })
      }
    },
  }),
}
