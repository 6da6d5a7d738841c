/** How a request travels: its part of the fetch options. Which of these a call uses stands in the contract. */
export type Pack = (request: object) => {
  readonly method?: 'GET'
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown> | FormData
}

/** As a JSON body; what a call uses that says nothing else. ofetch writes plain objects as JSON, hence the copy. */
export const asJson: Pack = (request) => ({ body: { ...request } })

/** By GET, as the query of the address. */
export const asQuery: Pack = (request) => ({ method: 'GET', query: Object.fromEntries(given(request)) })

/**
 * As form data: files stay files, anything else becomes text. Built anew for every attempt, because a body can be sent
 * once only.
 */
export const asForm: Pack = (request) => {
  const body = new FormData()
  for (const [name, value] of given(request)) body.append(name, value instanceof Blob ? value : String(value))
  return { body }
}

/** The fields with a value: text cannot say that there is none. */
function given(request: object): [name: string, value: unknown][] {
  return Object.entries(request).filter(([, value]) => value !== undefined && value !== null)
}
