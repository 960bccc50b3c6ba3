import type { CalendarDay } from '@/lib/calendar/calendar-day'

export const transportModes = ['road', 'rail', 'air', 'ship'] as const
export type TransportMode = (typeof transportModes)[number]

/** How goods are moved, for the challan and the e-way bill. */
export interface Transport {
  mode: TransportMode
  vehicle: string
  transporter: string
  /** GSTIN or TRANSIN of the transporter. */
  transporterId: string
  distanceKm: string
  /** Lorry, railway or airway receipt, or bill of lading. */
  documentNumber: string
  documentDate: CalendarDay
  /** Where the goods leave and arrive, for the e-way bill; '' where the addresses have it. */
  fromPlace: string
  fromPincode: string
  toPlace: string
  toPincode: string
}
