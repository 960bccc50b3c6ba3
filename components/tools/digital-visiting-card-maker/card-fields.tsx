'use client'

import { PictureField } from '@/components/fields/picture-field'
import { CardField } from '@/components/tools/digital-visiting-card-maker/card-field'
import { cards } from '@/components/tools/digital-visiting-card-maker/kept'
import type { Card, CardField as FieldName, CardProblems } from '@/lib/visiting-card/card'

const PICTURE_PIXELS = 480

interface CardFieldsProps {
  card: Card
  problems: CardProblems
  onLeave(name: FieldName): void
}

export function CardFields({ card, problems, onLeave }: CardFieldsProps) {
  return (
    <>
      {FIELDS.map((field) => (
        <CardField
          key={field.name}
          {...field}
          text={card[field.name]}
          problem={problems[field.name] ?? null}
          onText={(text) => cards.change({ [field.name]: text })}
          onLeave={() => onLeave(field.name)}
        />
      ))}
      <PictureField
        name="profilePicture"
        label="Profile picture"
        picture={card.profilePicture}
        onPicture={(profilePicture) => cards.change({ profilePicture })}
        notAnImage="Please select valid image."
        longestPx={PICTURE_PIXELS}
      />
    </>
  )
}

const FIELDS = [
  {
    name: 'fullName',
    label: 'Full name',
    autoComplete: 'name',
    required: true,
    hint: 'Required; all else is up to you.',
  },
  { name: 'jobTitle', label: 'Job title', autoComplete: 'organization-title' },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'With +91 in front it also works from abroad.',
  },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'website', label: 'Website', type: 'url', autoComplete: 'url' },
  { name: 'address', label: 'Address', autoComplete: 'street-address', rows: 3 },
] as const
