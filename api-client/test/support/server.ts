import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the server saw it. */
interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (response: ServerResponse, seen: Seen) => void

/** A real HTTP server; its answers are handed in, one a request, the last one for ever. */
export interface TestServer {
  readonly baseUrl: string
  readonly requests: Seen[]
  answer(...answers: Answer[]): void
  close(): Promise<void>
}

export async function startServer(): Promise<TestServer> {
  const requests: Seen[] = []
  let queue: Answer[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      const seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
      requests.push(seen)
      const answer = queue.length > 1 ? queue.shift() : queue[0]
      if (answer) answer(response, seen)
      else response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    requests,
    answer(...answers) {
      queue = answers
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

/** A whole reply with any body. */
export function reply(
  body: string | Uint8Array,
  { status = 200, type = 'application/json', headers = {} as Record<string, string> } = {},
): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(body)
  }
}

/** A successful envelope. */
export function content(value: unknown): Answer {
  return reply(JSON.stringify({ Result: 200, ResultMessage: '', Content: value }))
}

/** A refusal. */
export function refusal(result: number, message: unknown = '被拒绝'): Answer {
  return reply(JSON.stringify({ Result: result, ResultMessage: message, Content: null }))
}

/** Head and half a body, then nothing more. */
export const stalledBody: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"Result":200,')
}

/** Head and half a body, then the connection is cut. */
export const cutBody: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"Result":200,', () => response.destroy())
}

/** The connection is cut before any reply. */
export const cut: Answer = (response) => {
  response.destroy()
}

/** No reply at all. */
export const silent: Answer = () => {}
