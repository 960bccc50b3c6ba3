export const site = {
  name: 'Jantar',
  tagline: 'Tools for everyday India',
  description:
    'Your one-stop platform for essential Indian utility tools. Simplifying daily calculations and business needs.',
  origin: process.env.NEXT_PUBLIC_SITE_URL ?? 'https://jantar.example',
  madeIn: 'Built with love in India for India.',
  email: 'hello@jantar.example',
  locale: 'en_IN',
} as const
