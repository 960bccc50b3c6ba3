import { FieldPair, Section } from '@/components/documents/controls/section'
import { bindDocumentFields } from '@/components/documents/store/use-document'
import { TextField } from '@/components/fields/text-field'
import { RuleNote } from '@/components/results/rule-note'
import { readPan } from '@/lib/identity/pan'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { documentLawDay } from '@/lib/invoicing/model/law-day'
import { donationLaw } from '@/lib/rules/income-tax/donations'
import { ruleOn } from '@/lib/rules/rule'
import { t } from '@/lib/language/words'

/** What the receipt of a donation names for the donor's deduction. */
export function DonationFields({ doc }: { doc: Receipt }) {
  const { own } = bindDocumentFields(doc)
  const notPan = doc.donorPan.trim() !== '' && readPan(doc.donorPan).kind !== 'valid'
  const row = ruleOn(donationLaw, documentLawDay(doc.date))
  const { value } = row
  return (
    <Section heading={t('Donation')}>
      <TextField
        field={own('purpose')}
        label={t('Donation for')}
        hint={t('Such as corpus, education, relief')}
      />
      <FieldPair>
        <TextField
          field={own('donorPan', notPan ? t('Enter it as AAAPL1234C.') : null)}
          label={t('Donor’s PAN')}
          hint={t('For the statement of donations')}
        />
        <TextField
          field={own('approval')}
          label={t('Approval number')}
          hint={t('Of the institution, for deductions from donations')}
        />
      </FieldPair>
      <p className="text-sm text-soft">
        {t(
          'The donor claims the deduction with the certificate that you issue after filing the statement of donations (Form 10BE after Form 10BD, or their successors), not with this receipt. The institution’s PAN is under “Phone, PAN, UPI and bank details”.',
        )}
      </p>
      <RuleNote
        label={t('Section {0} of the Income-tax Act, {1}', value.section, value.act)}
        row={row}
        checkedOn={donationLaw.checkedOn}
      />
    </Section>
  )
}
