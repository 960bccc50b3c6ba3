import { GuidePart, GuideSteps } from '@/components/lookup/guide-part'

/** Words alone: a guide, rendered on the server. It becomes 'use client' with its first state. */
export function TemplateTool() {
  return (
    <section aria-label="Guide" className="card p-5">
      <GuidePart heading="TODO: the first question people have">
        <GuideSteps steps={['TODO: the first step', 'TODO: the second step']} />
      </GuidePart>
    </section>
  )
}
