import { run } from './commands.mjs'

/**
 * Runs named steps, several lanes at once, one step after the other within a lane.
 * A lane's output is shown when its step ends, so that lanes do not mix; a lone lane shows it as it comes.
 *
 * @typedef {{ name: string, command?: string[], act?: () => Promise<void>, env?: Record<string, string>,
 *   show?: boolean }} Step `show`: print the output also when all went well
 * @param {Step[][]} lanes
 * @returns {Promise<{ name: string, ok: boolean, seconds: number }[]>} what ran, in the order in which it ended
 */
async function runLanes(lanes) {
  const results = []
  const alone = lanes.length === 1
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) results.push(await runStep(step, alone))
    }),
  )
  return results
}

/** Runs parts of lanes, each when all went well in the one before. @param {Step[][][]} parts */
export async function runParts(parts) {
  const results = []
  for (const lanes of parts) {
    const ended = await runLanes(lanes)
    results.push(...ended)
    if (ended.some(({ ok }) => !ok)) break
  }
  return results
}

async function runStep(step, alone) {
  if (alone) console.log(`\n── ${step.name}`)
  const { code, output, seconds } = step.act
    ? await act(step.act)
    : await run(step.command, { env: step.env, collect: !alone })
  const ok = code === 0
  console.log(`${alone ? '' : '\n'}── ${step.name}: ${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
  if (output && (!ok || step.show)) console.log(output.trimEnd())
  return { name: step.name, ok, seconds }
}

async function act(work) {
  const started = performance.now()
  const passed = await work().then(
    () => ({ code: 0, output: '' }),
    (error) => ({ code: 1, output: error.message }),
  )
  return { ...passed, seconds: (performance.now() - started) / 1000 }
}

/** Prints one line a step and the whole time. @returns {boolean} whether all went well. */
export function summarise(results, startedAt) {
  console.log('\nSummary')
  for (const { name, ok, seconds } of results)
    console.log(`  ${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`)
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
  const whole = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(failed.length ? `Failed after ${whole} s: ${failed.join(', ')}` : `All well, in ${whole} s`)
  return failed.length === 0
}
