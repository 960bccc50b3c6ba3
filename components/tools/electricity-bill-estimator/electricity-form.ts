import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { electricityInputs } from '@/lib/energy/electricity-inputs'

export type ElectricityForm = ToolInputs<typeof electricityInputs>
