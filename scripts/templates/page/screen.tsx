import { Guide } from '@/components/lookup/guide'

/** Words alone: a guide, rendered on the server. It becomes 'use client' with its first state. */
export function TemplateTool() {
  return (
    <section aria-label="Guide">
      <Guide
        matters={[
          {
            heading: 'TODO: the first question people have',
            steps: ['TODO: the first step', 'TODO: the second step'],
          },
        ]}
      />
    </section>
  )
}
