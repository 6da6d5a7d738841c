import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { firstHalf, type Outcome } from './outcome.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
import { sqliteStore } from './store-sqlite.ts'

export * from './index.ts'
export { sqliteStore } from './store-sqlite.ts'

/** How a sandbox is mounted in Node. */
export interface ListenerOptions extends Omit<SandboxOptions, 'store'> {
  /** SQLite file that keeps the worlds; default: in memory. */
  db?: string | undefined
}

/** A sandbox as a request listener for `node:http`. */
export interface SandboxListener {
  sandbox: Sandbox
  /** Answers one request; addresses that {@link isSandboxAddress} does not name get 404. */
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  close: () => void
}

/** A sandbox as a listener, for servers that have other things to serve on the same origin. */
export function sandboxListener({ db, ...options }: ListenerOptions = {}): SandboxListener {
  const sandbox = createSandbox({ ...options, ...(db === undefined ? {} : { store: sqliteStore(db) }) })
  // Left alone, the adaptor replaces the global Request and Response, which breaks msw and others in the same process.
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const cors = corsHeaders(request)
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
      const outcome = await sandbox.handle(request)
      return send(outcome, cors, outgoing as ServerResponse)
    },
    {
      overrideGlobalObjects: false,
      errorHandler(error) {
        console.error(error)
        return new Response(error instanceof Error ? error.message : 'error', { status: 500 })
      },
    },
  )
  return {
    sandbox,
    handle(incoming, outgoing) {
      void listener(incoming, outgoing)
    },
    close: () => sandbox.close(),
  }
}

/** Shows an outcome on a socket: broken connections are broken connections. */
function send(outcome: Outcome, cors: Record<string, string>, outgoing: ServerResponse): Response {
  switch (outcome.kind) {
    case 'answer':
      for (const [name, value] of Object.entries(cors)) outcome.response.headers.set(name, value)
      return outcome.response
    case 'hang':
      return RESPONSE_ALREADY_SENT
    case 'drop':
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    case 'half':
      outgoing.writeHead(200, {
        ...Object.fromEntries(outcome.headers),
        ...cors,
        'content-length': outcome.body.length,
      })
      outgoing.write(firstHalf(outcome.body), () => outgoing.destroy())
      return RESPONSE_ALREADY_SENT
    case 'dribble':
      outgoing.writeHead(200, { ...Object.fromEntries(outcome.headers), ...cors })
      void dribble(outcome, outgoing)
      return RESPONSE_ALREADY_SENT
  }
}

async function dribble(
  { pieces, pause }: Extract<Outcome, { kind: 'dribble' }>,
  outgoing: ServerResponse,
): Promise<void> {
  for (const piece of pieces) {
    await pause()
    if (outgoing.destroyed) return
    outgoing.write(piece)
  }
  outgoing.end()
}

/** Pages of this machine may call a sandbox on another port; pages from elsewhere may not. */
function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || !/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin)) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-expose-headers': 'date',
    'access-control-max-age': '600',
    vary: 'origin',
  }
}

/** How a sandbox server starts. */
export interface ServeOptions extends ListenerOptions {
  /** 0 or left out: any free port. */
  port?: number | undefined
  /** Address listened on; default 127.0.0.1, so nobody else reaches it. */
  host?: string | undefined
}

/** A running sandbox server. */
export interface SandboxServer {
  /** 'http://127.0.0.1:4180' */
  url: string
  port: number
  sandbox: Sandbox
  /** Ends open connections, the server and the store. */
  close: () => Promise<void>
}

/** Serves a sandbox over HTTP. Rejects when the port is taken. */
export async function serveSandbox({
  port = 0,
  host = '127.0.0.1',
  ...options
}: ServeOptions = {}): Promise<SandboxServer> {
  const listener = sandboxListener(options)
  const server = createServer((incoming, outgoing) => listener.handle(incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    sandbox: listener.sandbox,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          listener.close()
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
