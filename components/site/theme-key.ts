/**
 * Where the visitor's choice of theme is kept. A file of its own, so that no page carries the script of the
 * first paint twice.
 */
export const THEME_KEY = 'theme'
