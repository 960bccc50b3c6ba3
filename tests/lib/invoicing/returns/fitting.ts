import Ajv, { type AnySchema } from 'ajv'

// A tenth of a rupee is no whole number of hundredths in doubles.
const ajv = new Ajv({ multipleOfPrecision: 6, allErrors: true, strictTypes: false })

/** The schema of an object that has these names and no others. */
export const object = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
})

/** Gives a file as JSON carries it, and expects that it fits the published format. */
export function fitting(format: AnySchema) {
  const fits = ajv.compile(format)
  return <File>(file: object): File => {
    const carried: unknown = JSON.parse(JSON.stringify(file))
    expect({ fits: fits(carried), errors: fits.errors?.slice(0, 5) ?? null }).toEqual({
      fits: true,
      errors: null,
    })
    return carried as File
  }
}
