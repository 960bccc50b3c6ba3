/** Two days, a length of time from a day, or a weekday: with a number each, but no length of a loan. */
export const ASKS_ABOUT_DATES =
  /^(?=.*\d)(?!.*(?:%|\b(?:loan|emi|fd|rd|sip|recharge|jio|airtel|vi|bsnl|late|tithi|interest|age|born|birth|old)\b)).*(?:\b(?:days?|weeks?|months?) (?:between|from|after|before|ago|later|hence)\b|\bworking days\b|\bweekday\b|\b(?:which|what|kaun ?sa) (?:days?|din)\b|\bday of (?:the )?week\b|\bnotice\b|\b\d+ (?:days?|weeks?|months?) (?:baa?d|pehle)\b|\d .*\bse \d.*\btak\b)/
