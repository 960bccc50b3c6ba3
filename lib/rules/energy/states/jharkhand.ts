import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { knownBy, oneGroup, tariffRule } from '@/lib/rules/energy/electricity-tariff'

export const JH = tariffRule('2026-11-28', {
  from: '2025-05-01',
  source: {
    title: 'ETV Bharat, 30 April 2025',
    href: 'https://www.etvbharat.com/en/!state/jharkhand-state-electricity-regulatory-commission-introduced-the-increased-rate-in-the-power-tariff-enn25043004492',
  },
  value: {
    supplier: 'JBVNL, domestic',
    order: 'JSERC order of 30 April 2025',
    year: 'FY 2025-26',
    status:
      'The rates of 2026-27 are in dispute: one source that read the new order has ₹7.40 a unit in towns with ₹100 a month, and ₹7.20 in villages with ₹75; other pages go on with the rates of 2025-26, which this bill follows until a second source is found. The rate is the one before the state’s subsidy, by which 200 units a month are free for those eligible.',
    knownUntil: '2026-03',
    // Of the year before: the rates of 2026-27 are in dispute.
    ...knownBy('reports', 'older'),
    urban: { groups: oneGroup([ABOVE, 6.85]), fixed: 'notFound', duty: 'notFound' },
    rural: { groups: oneGroup([ABOVE, 6.7]), fixed: 'notFound', duty: 'notFound' },
    subsidy: { freeUpTo: 200 },
    alsoIn: {
      title: 'India TV, 30 April 2025',
      href: 'https://www.indiatvnews.com/jharkhand/jharkhand-hikes-power-tariff-by-6-34-domestic-consumers-in-rural-areas-to-pay-rs-6-70-per-unit-2025-04-30-988053',
    },
  },
})
