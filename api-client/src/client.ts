import { createFetch } from 'ofetch'

type Client = ReturnType<typeof createFetch>

/**
 * ofetch as the transport uses it: it builds address, query, body and headers of a request and sends it. Its own retry,
 * time limit, reply parsing and errors are off, because these follow the contract; see `gateway.ts`.
 */
export function createClient(send: (request: Request) => Promise<Response>): Client {
  return createFetch({
    fetch: (address, init) => send(new Request(address, init)),
    defaults: {
      method: 'POST',
      redirect: 'error',
      retry: false,
      // The body stays a stream: its reader has a size limit, and the time limit applies until the body is read.
      responseType: 'stream',
      ignoreResponseError: true,
      // ofetch's error contains the whole address, whose query may hold personal data; a report must not contain it.
      onRequestError: ({ error }) => {
        throw error
      },
    },
  })
}
