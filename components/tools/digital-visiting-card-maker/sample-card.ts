import type { Card } from '@/lib/visiting-card/card'

/** What stands on the card before anything is typed. */
export const SAMPLE_CARD: Card = {
  fullName: 'Your name',
  jobTitle: 'Job title',
  company: 'Company',
  phone: '+91 98765 43210',
  email: 'you@example.in',
  website: 'example.in',
  address: 'Address',
  profilePicture: '',
}
