/** Rupees in whole paise, half a paisa rounded up. */
export const toPaise = (rupees: number) => Math.round(rupees * 100)
