import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the server received it. */
interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

type Responder = (response: ServerResponse, received: ReceivedRequest) => void

/** A real HTTP server with given replies, one for each request; the last one is repeated. */
export interface TestServer {
  readonly baseUrl: string
  readonly requests: ReceivedRequest[]
  respond(...responders: Responder[]): void
  close(): Promise<void>
}

export async function startServer(): Promise<TestServer> {
  const requests: ReceivedRequest[] = []
  let queue: Responder[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      const received = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      }
      requests.push(received)
      const respond = queue.length > 1 ? queue.shift() : queue[0]
      if (respond) respond(response, received)
      else response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    requests,
    respond(...responders) {
      queue = responders
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

/** A complete reply with any body. */
export function reply(
  body: string | Uint8Array,
  { status = 200, type = 'application/json', headers = {} as Record<string, string> } = {},
): Responder {
  return (response) => {
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(body)
  }
}

/** A successful envelope. */
export function content(value: unknown): Responder {
  return reply(JSON.stringify({ Result: 200, ResultMessage: '', Content: value }))
}

/** A refusal. */
export function refusal(result: number, message: unknown = '被拒绝'): Responder {
  return reply(JSON.stringify({ Result: result, ResultMessage: message, Content: null }))
}

/** Sends the head and half of a body, then keeps silent. */
export const stalledBody: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"Result":200,')
}

/** Sends the head and half of a body, then cuts the connection. */
export const cutBody: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"Result":200,', () => response.destroy())
}

/** Cuts the connection before any reply. */
export const cut: Responder = (response) => {
  response.destroy()
}

/** Sends no reply at all. */
export const silent: Responder = () => {}
