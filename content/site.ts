import { t } from '@/content/page-words'

export const site = {
  name: 'Jantar',
  tagline: t('Tools for everyday India'),
  description: t(
    'Your one-stop platform for essential Indian utility tools. Simplifying daily calculations and business needs.',
  ),
  origin: process.env.NEXT_PUBLIC_SITE_URL ?? 'https://jantar.example',
  /** The host of the pages that other sites may frame: docs/embed.md. */
  embedOrigin: process.env.NEXT_PUBLIC_EMBED_URL ?? 'https://embed.jantar.example',
  madeIn: t('Built with love in India for India.'),
  /** Where visitors can write to; pages leave it out when the operator has set none. */
  email: process.env.NEXT_PUBLIC_CONTACT_EMAIL || null,
  /** The operator's postal address in one line, or null. */
  postalAddress: process.env.NEXT_PUBLIC_CONTACT_ADDRESS || null,
} as const
