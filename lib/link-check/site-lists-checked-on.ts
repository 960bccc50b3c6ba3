// The days on which the lists of official sites were last checked, for `npm run data stale`. Apart from the
// lists, which import what plain Node cannot load.
export const panSitesCheckedOn = '2026-11-21'
export const vehicleSitesCheckedOn = '2026-11-21'
