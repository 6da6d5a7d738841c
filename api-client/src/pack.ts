/** How a request travels: its part of the fetch options. Which of these a call uses stands in the contract. */
export type Pack = (request: object) => {
  readonly method?: 'GET'
  readonly query?: Record<string, unknown>
  readonly body?: string | FormData
}

/** As a JSON body; what a call uses that says nothing else. */
export const asJson: Pack = (request) => ({ body: JSON.stringify(request) })

/** By GET, as the query of the address. */
export const asQuery: Pack = (request) => ({ method: 'GET', query: request as Record<string, unknown> })

/**
 * As form data: files stay files, anything else becomes text, fields without a value are left out. Built anew for every
 * attempt, because a body can be sent once only.
 */
export const asForm: Pack = (request) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(request)) {
    if (value instanceof Blob) body.append(name, value)
    else if (value !== undefined && value !== null) body.append(name, String(value))
  }
  return { body }
}
