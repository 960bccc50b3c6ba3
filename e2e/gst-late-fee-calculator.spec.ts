import { testLink } from './results'

// 10 × ₹50, and 36,500 × 18% × 10 ÷ 365.
testLink('/gst-late-fee-calculator#form=GSTR-3B&due=2026-10-20&filed=2026-10-30&cashTax=36500', {
  total: 680,
})
