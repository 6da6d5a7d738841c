/** Packs a request into fetch options. The contract says which of these functions a call uses. */
export type Pack = (request: object) => {
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

/**
 * Sends the request as form data: files stay files, everything else becomes text. Built again for every attempt,
 * because a body can be sent only once.
 */
export const asForm: Pack = (request) => {
  const body = new FormData()
  for (const [name, value] of presentFields(request))
    body.append(name, value instanceof Blob ? value : String(value))
  return { body }
}

/** The fields that have a value: text cannot express a missing value. */
function presentFields(request: object): [name: string, value: unknown][] {
  return Object.entries(request).filter(([, value]) => value !== undefined && value !== null)
}
