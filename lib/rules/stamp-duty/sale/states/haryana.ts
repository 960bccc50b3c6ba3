import { atOdds, byBuyer, type RegistrationTerms, saleRule } from '@/lib/rules/stamp-duty/sale-terms'

/** The fee follows a scale since 2018, not a rate. @param at25Lakh on which tables disagree */
const scale = (at25Lakh: number): RegistrationTerms => ({
  by: 'scale',
  fees: [
    { upTo: 50_000, fee: 100 },
    { upTo: 5_00_000, fee: 1_000 },
    { upTo: 10_00_000, fee: 5_000 },
    { upTo: 20_00_000, fee: 10_000 },
    { upTo: 24_99_999.99, fee: 12_500 },
    { upTo: 25_00_000, fee: at25Lakh, sureness: atOdds },
    { upTo: 40_00_000, fee: 20_000 },
    { upTo: 50_00_000, fee: 25_000 },
    { upTo: 60_00_000, fee: 30_000 },
    { upTo: 70_00_000, fee: 35_000 },
    { upTo: 80_00_000, fee: 40_000 },
    { upTo: 90_00_000, fee: 45_000 },
    { fee: 50_000 },
  ],
})

export const haryana = saleRule('Haryana', '2025-04-17', {
  source: {
    title: 'ClearTax, 17 April 2025: stamp duty and registration charges in Haryana',
    href: 'https://cleartax.in/s/stamp-duty-and-registration-charges-in-haryana',
  },
  areas: ['urban', 'rural'],
  duty: [
    { area: 'urban', percent: byBuyer(7, 5, 6) },
    { area: 'rural', percent: byBuyer(5, 3, 4) },
  ],
  registration: scale(12_500),
  conditions: [
    'The lowest rates are for women as the only buyers; a man and a woman together pay the middle ones.',
    'The registration fee follows a scale by value, at most ₹50,000. For exactly ₹25 lakh tables print ₹15,000; ₹12,500 is counted.',
  ],
  // Four that agree; none of them names an order.
  evidence: { basis: 'tables' },
  knownFrom: 'portals',
  otherReadings: [
    {
      label: 'Registration ₹15,000 at exactly ₹25 lakh',
      registration: scale(15_000),
      source: {
        title: 'Lease Warehouse: Haryana, scale of registration fees',
        href: 'https://leasewarehouse.in/blog/post_details/166',
      },
    },
  ],
  office: 'https://jamabandi.nic.in/',
})
