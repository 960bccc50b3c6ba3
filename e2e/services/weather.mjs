/** How the service of weather answers: see stand-in-services.mjs. */
export const ways = {}
