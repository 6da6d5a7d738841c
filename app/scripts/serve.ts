import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isSandboxAddress, sandboxListener, type ListenerOptions, type Sandbox } from '@koo/sandbox/node'
import { HEADERS_FILE, type DeployHeaders } from './headers.ts'
import { findFile, loadStaticFiles, type StaticFile } from './staticFiles.ts'

/** Path of the app (spec 2). */
export const BASE = '/pages/credit'

export interface ServeOptions {
  /** Port to listen on; 0, the default, takes any that is free. */
  port?: number
  /** Default 127.0.0.1, which cannot be reached from the network. */
  host?: string
  /** A path that accepts reports of pages and drops them, for tests. Default: none. */
  collects?: string
  /** The sandbox on the same origin, at /api, /__sandbox and its other addresses; false: none. Default: one in memory. */
  sandbox?: ListenerOptions | false
}

export interface RunningServer {
  /** `http://127.0.0.1:4173` */
  origin: string
  port: number
  /** The sandbox, for tests; null without one. */
  sandbox: Sandbox | null
  close(): Promise<void>
}

const NOT_FOUND: Record<string, string> = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
}

function sendFile(
  file: StaticFile,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { encoding, body } = file.encoded(request.headers['accept-encoding'] ?? '')
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': body.length,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Serves one build as a deployer should: caching, compression, headers, and the app for every path of a page. */
function staticHandler(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = loadStaticFiles(dist)
  const headersFile = path.join(dist, HEADERS_FILE)
  if (!existsSync(headersFile)) throw new Error(`${dist} is not a finished build: ${HEADERS_FILE} is missing`)
  const deploy = JSON.parse(readFileSync(headersFile, 'utf8')) as DeployHeaders
  files.delete(`/${HEADERS_FILE}`)

  return (request, response) => {
    const fail = (status: number, more: Record<string, string> = {}) => {
      response.writeHead(status, { ...NOT_FOUND, ...deploy.common, ...more })
      response.end(request.method === 'HEAD' ? undefined : `${status}\n`)
    }
    const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/'
    if (request.method !== 'GET' && request.method !== 'HEAD') return fail(405, { allow: 'GET, HEAD' })
    if (pathname === '/') return fail(302, { location: `${BASE}/` })
    if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) return fail(404)
    const file = findFile(files, pathname.slice(BASE.length) || '/')
    if (!file) return fail(404)
    sendFile(file, { ...deploy.common, ...(deploy.files[file.name] ?? deploy.assets) }, request, response)
  }
}

/** The page for addresses that are too long for the server. */
const TOO_LONG = `${BASE}/too-long.html`
/** How long the rest of a refused request is read, ms: closing at once would lose the response. */
const DRAIN_MS = 2_000

/**
 * Responds to requests that Node refuses. An address that is too long is redirected to a page about it, which also removes
 * it from the address bar; everything else is a bad request.
 */
function refuseHead(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const status = isTooLong ? `302 Found\r\nlocation: ${TOO_LONG}` : '400 Bad Request'
  socket.end(
    `HTTP/1.1 ${status}\r\ncache-control: no-store\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
  )
  socket.resume()
  setTimeout(() => socket.destroy(), DRAIN_MS).unref()
}

/** Serves the build in `dist`, with the sandbox on the same origin. Rejects when the port is taken. */
export async function serve(dist: string, options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', collects, sandbox: sandboxOptions = {} } = options
  const pages = staticHandler(dist)
  const sandbox = sandboxOptions === false ? null : sandboxListener(sandboxOptions)
  const server = createServer((request, response) => {
    if (collects !== undefined && request.url === collects)
      request.resume().on('end', () => response.writeHead(204).end())
    else if (sandbox && isSandboxAddress(request.url ?? '')) sandbox.handle(request, response)
    else pages(request, response)
  })
  server.on('clientError', (error, socket) => refuseHead(error, socket as Socket))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    sandbox: sandbox?.sandbox ?? null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          sandbox?.close()
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
