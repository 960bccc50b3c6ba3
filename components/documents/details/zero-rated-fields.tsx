import { bindDocumentFields } from '@/components/documents/store/use-document'
import { NumberCell, numericField } from '@/components/documents/controls/number-cell'
import { FieldPair } from '@/components/documents/controls/section'
import { DateField } from '@/components/fields/date-field'
import { LiveOffer } from '@/components/live/live-offer'
import { siteRates } from '@/components/live/site-rates'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import type { BusinessDocument, ItemDocument } from '@/lib/invoicing/document/document'
import { isPortCode } from '@/lib/invoicing/returns/port-code'
import { isSale, type SaleDocument } from '@/lib/invoicing/model/document-groups'
import { bindReferences } from '@/components/documents/details/reference-fields'
import { exportCurrencies } from '@/lib/invoicing/document/export-currencies'
import { type AbroadGap, abroadGaps } from '@/lib/banking/swift-code'
import { exchangeRate } from '@/lib/invoicing/model/line-numbers'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import { isPricedAbroad } from '@/lib/invoicing/tax/export-currency'
import { isAbroad } from '@/lib/invoicing/tax/place-of-supply'
import { t } from '@/lib/language/words'

const ZERO_RATED = {
  withTax: t('IGST is paid'),
  withoutTax: t('Without IGST, under bond or LUT'),
}

/** The terms of an export or a supply to a special economic zone. */
export default function ZeroRatedFields({ doc }: { doc: BusinessDocument }) {
  const fields = bindDocumentFields(doc)
  const charged = chargesTax(doc)
  return (
    <>
      {charged && (
        <SelectField field={fields.own('zeroRated')} label={t('Export or SEZ supply')} options={ZERO_RATED} />
      )}
      {charged && doc.zeroRated === 'withoutTax' && (
        <TextField field={fields.own('lut')} label={t('LUT or bond number')} hint={t('Optional')} />
      )}
      {isAbroad(doc) && (
        <>
          <TextField field={fields.own('country')} label={t('Country of destination')} />
          {isPricedAbroad(doc) && <CurrencyFields doc={doc} />}
          {isSale(doc) && <ShippingFields doc={doc} />}
          {doc.kind === 'invoice' && <AbroadPayment bank={doc.business.bank} />}
        </>
      )}
    </>
  )
}

const ABROAD_GAPS: Record<AbroadGap, string> = {
  account: t('the account number'),
  swift: t('the SWIFT code of your bank'),
}

/** A hint that names what the bank details lack for a payment from abroad. */
function AbroadPayment({ bank }: { bank: string }) {
  const gaps = abroadGaps(bank)
  if (gaps.length === 0) return null
  return (
    <p className="text-sm text-soft">
      {t(
        'To be paid from abroad, add to your bank details: {0}. They are printed on the invoice.',
        gaps.map((gap) => ABROAD_GAPS[gap]).join(', '),
      )}
    </p>
  )
}

/** For the refund of an export of goods: table 6A of GSTR-1. */
function ShippingFields({ doc }: { doc: SaleDocument }) {
  const bind = bindReferences(doc)
  const code = (doc.references.portCode ?? '').trim()
  const problem = code === '' || isPortCode(code) ? null : t('A port code has six letters and digits.')
  return (
    <FieldPair>
      <TextField field={{ ...bind('portCode'), problem }} label={t('Port code')} hint={t('Such as INNSA1')} />
      <TextField field={bind('shippingBill')} label={t('Shipping bill number')} />
      <DateField field={bind('shippingBillDate')} label={t('Shipping bill date')} />
    </FieldPair>
  )
}

const CURRENCIES = {
  '': t('Rupees (INR)'),
  ...Object.fromEntries(exportCurrencies.map((code) => [code, code])),
}

const loadExportRate = async () => (await import('./export-rate')).ExportRate

/** The currency of the prices of an export, and its value in rupees. */
function CurrencyFields({ doc }: { doc: ItemDocument }) {
  const { own } = bindDocumentFields(doc)
  const { currency } = doc
  return (
    <>
      <SelectField field={own('currency')} label={t('Currency of the prices')} options={CURRENCIES} />
      {currency !== '' && (
        <>
          <FieldPair>
            <NumberCell
              field={numericField(own('exchangeRate'), exchangeRate)}
              label={t('Rupees for 1 {0}', currency)}
              money
            />
            <DateField field={own('rateDate')} label={t('Date of the rate')} />
          </FieldPair>
          {siteRates.service === 'open' && (
            <LiveOffer
              label={t('Get today’s rates')}
              load={loadExportRate}
              keys={['alwaysAsk.rates', 'ratesOfDay']}
              props={{ currency, rate: own('exchangeRate'), day: own('rateDate') }}
            />
          )}
          <p className="text-sm text-soft">
            {t(
              'Rule 34 of the CGST Rules: for goods the rate that CBIC notifies, for services the rate under accounting principles, both of the day of supply. GST, returns and the ledger are in rupees.',
            )}
          </p>
        </>
      )}
    </>
  )
}
