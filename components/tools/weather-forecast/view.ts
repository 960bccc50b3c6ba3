import type { AnsweredView, LookupView } from '@/components/lookup/lookup-view'
import type { LookupState } from '@/lib/lookup/lookup-state'
import type { WeatherAnswer } from '@/lib/lookup/weather-lookup'

/** What the result shows. `found` is the lazy part that shows a forecast: until it has loaded, so is the forecast. */
export function weatherView(
  state: LookupState<string, WeatherAnswer>,
  found: { part: unknown; failed: boolean },
): LookupView<WeatherAnswer> {
  if (state.kind === 'idle') return state
  const { question } = state
  if (state.kind === 'loading') return { kind: 'loading', question }
  const failed = { kind: 'failed', question, directory: null, unreached: false } as const
  if (state.kind === 'failed') return failed
  const { answer } = state
  if (answer.kind === 'found' && found.part === null)
    return found.failed ? failed : { kind: 'loading', question }
  return { kind: answer.kind, question, answer, liveFailed: false } as AnsweredView<WeatherAnswer>
}
