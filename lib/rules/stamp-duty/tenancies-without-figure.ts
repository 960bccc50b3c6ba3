import type { RuleSource } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'

/** 'dispute': sources contradict each other; 'lapsed': a concession has ended and what holds since was not found. */
export interface NoTenancyFigure {
  reason: 'dispute' | 'lapsed'
  sources: readonly RuleSource[]
}

/** Large states for which something was read, but nothing that two sources agree on. */
export const tenancyWithoutFigure: Readonly<Partial<Record<string, NoTenancyFigure>>> = {
  MP: {
    reason: 'dispute',
    sources: sourceList({
      'ABP Live, 2022: ₹100 for less than one year':
        'https://abplive.com/states/madhya-pradesh/madhya-pradesh-tenants-to-get-relief-rent-agreement-can-be-made-on-100-rs-stamp-know-details-ann-2078553/amp',
      'Asianet Hindi, August 2025: ₹1,000 for a rent agreement in place of ₹500':
        'https://hindi.asianetnews.com/amp/state/madhya-pradesh/mp-stamp-duty-increased-affidavit-property-agreement-bill-updates-2025/articleshow-x3c76fe',
    }),
  },
  UP: {
    reason: 'lapsed',
    sources: sourceList({
      'ABCAUS: notification of 19 November 2025, ₹500 to ₹2,500 up to one year, for six months':
        'https://abcaus.in/contract-law/up-govt-notification-concessional-reduced-rate-registration-fees-lease-rent-agreements.html/amp',
      'DNA, November 2025: the cabinet’s decision':
        'https://www.dnaindia.com/india/report-huge-relief-for-tenants-and-landlords-as-this-state-cuts-stamp-duty-registration-fees-for-10-year-tenancy-agreements-3188936',
    }),
  },
}
