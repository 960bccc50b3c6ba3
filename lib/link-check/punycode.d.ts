/** The package itself; the bare name is also that of a deprecated module of Node. */
declare module 'punycode/punycode.js' {
  export { toUnicode } from 'punycode'
}
