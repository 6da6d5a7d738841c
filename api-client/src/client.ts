import { createFetch } from 'ofetch'

type Client = ReturnType<typeof createFetch>

/**
 * ofetch as this transport uses it: it puts address, query, body and headers of a request together and sends it. Its own
 * repetition, time limit, reading of replies and errors are off: those follow the contract, see `gateway.ts`.
 */
export function createClient(send: (request: Request) => Promise<Response>): Client {
  return createFetch({
    fetch: (address, init) => send(new Request(address, init)),
    defaults: {
      method: 'POST',
      redirect: 'error',
      retry: false,
      // The body stays a stream: its reader has a size limit, and the time limit lasts until it is read.
      responseType: 'stream',
      ignoreResponseError: true,
      // ofetch's error names the whole address, whose query may hold personal data; reports must not.
      onRequestError: ({ error }) => {
        throw error
      },
    },
  })
}
