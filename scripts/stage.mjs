/**
 * Runs one stage of a build and prints a line for it: its seconds, its name, its result.
 *
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work a returned text is printed
 * @returns {Promise<Result>}
 */
export async function stage(name, work) {
  const start = performance.now()
  const result = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
  console.log(`${seconds} s  ${name}${typeof result === 'string' ? `: ${result}` : ''}`)
  return result
}
