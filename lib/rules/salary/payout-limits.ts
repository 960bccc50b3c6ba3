import type { Rule } from '@/lib/rules/rule'

/** Withdrawals from the provident fund before the end of service, and after losing work, as parts of the balance. */
export const fundWithdrawals: Rule<{ keptPercent: number; atOncePercent: number }> = {
  label: 'Withdrawals from the provident fund before retirement',
  unit: 'per cent that stays during service; per cent paid at once after losing work',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2026-06-29',
      value: { keptPercent: 25, atOncePercent: 75 },
      source: {
        title: 'Taza News Z: withdrawals under the EPF Scheme, 2026',
        href: 'https://www.tazanewsz.com/epf-scheme-2026-withdrawal-rules/',
      },
      also: {
        title: 'NewsX: 75% at once, the rest after 12 months',
        href: 'https://www.newsx.com/photos/pf-withdrawal-made-easier-epfos-2025-update-reshapes-employee-benefits-check-key-changes-in-withdrawal-limits-pension-access-121223/',
      },
    },
  ],
}

/** The limit of those under the pension rules alone, not of banks, public companies or states. */
export const civilServantsGratuity: Rule<number> = {
  label: 'Highest gratuity of central civil servants under the pension rules',
  unit: 'rupees',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2024-01-01',
      value: 25_00_000,
      source: {
        title: 'DNA, 27 October 2025: who has the limit of ₹25 lakh',
        href: 'https://www.dnaindia.com/personal-finance/report-centre-announces-rs-25-lakh-gratuity-limit-for-these-central-govt-employees-check-details-here-3185598',
      },
      also: {
        title: 'Newspage360: to whom the limit does not apply',
        href: 'https://newspage360.com/business/centre-clears-confusion-on-rs-25-lakh-gratuity-cap-says-it-won-t-apply-to-these-employees',
      },
    },
  ],
}
