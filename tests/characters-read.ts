/**
 * The characters that all patterns together read while something runs: each match, or the rest of the text without one.
 */
export function charactersRead(run: () => void): number {
  const exec = RegExp.prototype.exec
  let read = 0
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    read += match ? match.index + match[0].length - from : text.length - from
    return match
  }
  try {
    run()
  } finally {
    RegExp.prototype.exec = exec
  }
  return read
}
