const WITH_NUMBER = /^(?=.*\d).*\b(?:age|born|dob|birth|birthday|how old)\b/
/** A day by itself: so old is who was born on it. */
const A_DAY = /^(?:\d{1,2}[/. -](?:\d{1,2}|[a-z]{3,9})[/. -](?:\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})$/

/** Asks how old somebody is. */
export const ASKS_FOR_AGE = new RegExp(`${WITH_NUMBER.source}|${A_DAY.source}`)
