/** How the service of exchange rates answers: see stand-in-services.mjs. */
export const ways = {}
