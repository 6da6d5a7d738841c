export interface PackOptions {
  /** Sends files under the names that they have on the device; default: under a name of our own. */
  keepsFileNames?: boolean
}

/** Packs a request into fetch options. The contract says which of these functions a call uses. */
export type Pack = (
  request: object,
  options?: PackOptions,
) => {
  readonly method?: 'GET'
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown> | FormData
}

/**
 * Sends the request as a JSON body; the default. ofetch writes only plain objects as JSON, so the request is copied
 * into one.
 */
export const asJson: Pack = (request) => ({ body: { ...request } })

/** Sends the request as the query of a GET. */
export const asQuery: Pack = (request) => ({
  method: 'GET',
  query: Object.fromEntries(presentFields(request)),
})

/** The fields that have a value: text cannot express a missing value. */
export function presentFields(request: object): [name: string, value: unknown][] {
  return Object.entries(request).filter(([, value]) => value !== undefined && value !== null)
}
