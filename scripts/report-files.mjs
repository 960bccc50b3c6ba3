/** Where the test runners leave their reports of a run; emptied at the start of each. */
export const REPORTS = '.cache/reports'
export const JEST_REPORT = `${REPORTS}/jest.json`
export const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`
