import { Button } from '@/components/ui/button'
import type { StartProblem } from '@/lib/countdown/countdown-state'
import type { Countdown } from './use-countdown'

const problemWords: Readonly<Record<StartProblem, string>> = {
  notSet: 'Please set a valid target date and time.',
  notInFuture: 'Target date and time must be in the future.',
}

/** Start, pause, go on, reset; and why it could not start. */
export function CountdownControls({ countdown, onReset }: { countdown: Countdown; onReset(): void }) {
  const { state, problem, start, pause, resume } = countdown
  return (
    <div className="no-print">
      <div className="flex flex-wrap gap-2">
        {state.kind === 'running' ? (
          <Button onClick={pause}>Pause</Button>
        ) : state.kind === 'paused' ? (
          <Button onClick={resume}>Resume</Button>
        ) : (
          <Button onClick={() => start()} disabled={state.kind === 'finished'}>
            Start
          </Button>
        )}
        <Button variant="outline" onClick={onReset}>
          Reset
        </Button>
      </div>
      <p role="alert" className="mt-2 min-h-5 text-sm text-bad">
        {problem && problemWords[problem]}
      </p>
    </div>
  )
}
