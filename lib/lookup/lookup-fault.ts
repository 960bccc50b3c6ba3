/** Why a question got no answer. None of these is the visitor's doing; asking again may help. */
export type FaultKind = 'timeLimit' | 'network' | 'status' | 'notJson' | 'shape'

/** A lookup that failed, as opposed to one that answered "not found". */
export class LookupFault extends Error {
  override name = 'LookupFault'

  constructor(
    readonly kind: FaultKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * An answer with a status that is not OK. `reason` is the service's own explanation, `body` its whole JSON for
 * services that tell more there; undefined when it was none.
 */
export class HttpFault extends LookupFault {
  override name = 'HttpFault'

  constructor(
    readonly status: number,
    readonly reason: string,
    readonly body?: unknown,
  ) {
    super('status', `HTTP error! status: ${status}`)
  }
}
