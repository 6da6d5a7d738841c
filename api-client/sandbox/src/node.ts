import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { firstHalf, type Outcome } from './http/outcome.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
import { fileStore } from './engine/storeFile.ts'
import { hasSqlite, sqliteStore } from './engine/storeSqlite.ts'
import type { Store } from './engine/store.ts'

export * from './index.ts'
export { fileStore } from './engine/storeFile.ts'
export { sqliteStore } from './engine/storeSqlite.ts'

/** Options of a sandbox in Node. */
export interface ListenerOptions extends Omit<SandboxOptions, 'store'> {
  /** SQLite file of the worlds (a folder where Node has no SQLite); default: in memory. */
  db?: string | undefined
}

/** A sandbox as a request listener for `node:http`. */
export interface SandboxListener {
  sandbox: Sandbox
  /** Handles one request; addresses outside {@link isSandboxAddress} get 404. */
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  close: () => void
}

/** A store that survives the process: SQLite, or files where Node has no SQLite. */
function storeOnDisk(db: string): Store {
  return hasSqlite ? sqliteStore(db) : fileStore(db)
}

/** A sandbox as a listener, for servers that serve other things on the same origin. */
export function sandboxListener({ db, ...options }: ListenerOptions = {}): SandboxListener {
  const sandbox = createSandbox({ ...options, ...(db === undefined ? {} : { store: storeOnDisk(db) }) })
  // Without this option, the adaptor replaces the global Request and Response, which breaks msw and others in the same
  // process.
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

/** Writes an outcome to a socket; a broken connection breaks the socket. */
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
    if (outgoing.destroyed) return
    outgoing.write(piece)
    await pause()
  }
  outgoing.end()
}

/** Pages of this machine may call a sandbox on another port; other pages may not. */
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

/** Options of a sandbox server. */
export interface ServeOptions extends ListenerOptions {
  /** Port to listen on; 0, the default, takes any that is free. */
  port?: number | undefined
  /** Address to listen on; default 127.0.0.1, so that other machines cannot reach it. */
  host?: string | undefined
}

/** A running sandbox server. */
export interface SandboxServer {
  /** 'http://127.0.0.1:4180' */
  url: string
  port: number
  sandbox: Sandbox
  /** Closes open connections, the server and the store. */
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
