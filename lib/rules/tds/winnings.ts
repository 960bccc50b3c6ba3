import { tdsKind } from '@/lib/rules/tds/tds-kind'
import {
  BUDGET_2025,
  CHART_2024,
  TAXGURU_2025,
  TEXT_OF_393_3,
  TRACES_2026,
} from '@/lib/rules/tds/tds-sources'

const PRIZE = { limit: 10_000, ratePercent: 30 } as const
/** Until March 2025 the prizes of a year counted together. */
const ROWS = [
  { from: '2024-04-01', terms: PRIZE },
  { from: '2025-04-01', terms: { ...PRIZE, counted: 'payment' } },
] as const

export const winningsTds = {
  lottery: tdsKind({
    label: 'Winnings from lotteries, crosswords and card games',
    sections: ['194B', '393(3), Sl. 1'],
    payer: 'anyone',
    payee: 'anyone',
    rows: ROWS,
    sources: {
      2024: [CHART_2024, BUDGET_2025],
      2025: [BUDGET_2025, TAXGURU_2025],
      2026: [TRACES_2026, TEXT_OF_393_3],
    },
  }),
  onlineGames: tdsKind({
    label: 'Net winnings from online games',
    sections: ['194BA', '393(3), Sl. 2'],
    payer: 'gamingOperator',
    payee: 'anyone',
    rows: [{ from: '2024-04-01', terms: { limit: 0, ratePercent: 30 } }],
    sources: { 2026: [TRACES_2026, TEXT_OF_393_3] },
  }),
  horseRace: tdsKind({
    label: 'Winnings from horse races',
    sections: ['194BB', '393(3), Sl. 3'],
    payer: 'bookmaker',
    payee: 'anyone',
    rows: ROWS,
    sources: {
      2024: [BUDGET_2025, TAXGURU_2025],
      2025: [BUDGET_2025, TAXGURU_2025],
      2026: [TRACES_2026, TEXT_OF_393_3],
    },
  }),
}
