import type { FieldBinding, FieldProblem } from '@/components/tool-form/use-tool-inputs'

/** A field whose text is kept outside the tool's inputs: in a document, in storage or for the moment. */
export function binding(
  name: string,
  text: string,
  onText: (text: string) => void,
  problem: FieldProblem | null = null,
): FieldBinding {
  return { name, text, problem, onText }
}

/** The binding of a checkbox, whose text is 'true' or 'false'. */
export const checkedBinding = (name: string, checked: boolean, onChecked: (checked: boolean) => void) =>
  binding(name, String(checked), (text) => onChecked(text === 'true'))
