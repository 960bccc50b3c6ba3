const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day or month, "2025-11", as text: "November 2025". */
export const monthInWords = (month) => monthName.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`))
