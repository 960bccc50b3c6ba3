import { PictureField } from '@/components/fields/picture-field'
import { TextField } from '@/components/fields/text-field'
import { binding } from '@/components/tool-form/binding'
import { type Card, type CardField, LONGEST } from '@/lib/contact/card'
import { t } from '@/lib/language/words'
import { cards } from './kept'

const PICTURE_PIXELS = 480

interface CardFieldsProps {
  card: Card
  /** Fields with an error. */
  wrong: readonly CardField[]
  onLeave(name: CardField): void
}

export function CardFields({ card, wrong, onLeave }: CardFieldsProps) {
  return (
    <>
      {FIELDS.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          field={{
            ...binding(
              name,
              card[name],
              (text) => cards.change({ [name]: text }),
              wrong.includes(name) ? WRONG[name]! : null,
            ),
            onLeave: () => onLeave(name),
          }}
          longest={LONGEST[name]}
        />
      ))}
      <PictureField
        name="profilePicture"
        label={t('Profile picture')}
        picture={card.profilePicture}
        onPicture={(profilePicture) => cards.change({ profilePicture })}
        notAnImage={t('Please select valid image.')}
        longestPx={PICTURE_PIXELS}
      />
    </>
  )
}

export const FIELDS = [
  {
    name: 'fullName',
    label: t('Full name'),
    autoComplete: 'name',
    required: true,
    hint: t('Required; the last word is the family name. Everything else is optional.'),
  },
  { name: 'jobTitle', label: t('Job title'), autoComplete: 'organization-title' },
  { name: 'company', label: t('Company'), autoComplete: 'organization' },
  {
    name: 'phone',
    label: t('Phone'),
    type: 'tel',
    autoComplete: 'tel',
    hint: t('Add +91 so that it also works from abroad.'),
  },
  { name: 'email', label: t('Email'), type: 'email', autoComplete: 'email' },
  { name: 'website', label: t('Website'), type: 'url', autoComplete: 'url' },
  { name: 'address', label: t('Address'), autoComplete: 'street-address', lines: 3 },
] as const

const WRONG: Readonly<Partial<Record<CardField, string>>> = {
  fullName: t('Enter the full name.'),
  phone: t('Enter one phone number, such as +91 98765 43210.'),
  email: t('Enter one email address, such as asha@example.in.'),
  website: t('Enter a website address, such as example.in.'),
}
