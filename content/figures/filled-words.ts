import type { Tool } from '@/lib/catalogue/tool'

/** A text with each {name} replaced by the figure of that name. @throws Error for a name without a figure */
export const filledText = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`No figure has the name '${name}': ${text}`)
    return figure
  })

/** A tool whose words, in whichever language, have the figures of this build's day in their places. */
export function withFigures({ figures, ...tool }: Tool): Tool {
  const byName = figures?.() ?? {}
  const filled = (text: string) => filledText(text, byName)
  return {
    ...tool,
    description: filled(tool.description),
    summary: filled(tool.summary),
    ...(tool.lead && { lead: filled(tool.lead) }),
    steps: tool.steps.map(({ name, text }) => ({ name: filled(name), text: filled(text) })),
    faqs: tool.faqs.map(({ question, answer }) => ({ question: filled(question), answer: filled(answer) })),
    ...(tool.next && { next: tool.next.map((step) => ({ ...step, label: filled(step.label) })) }),
  }
}
