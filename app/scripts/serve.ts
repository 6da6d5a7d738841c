import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isSandboxAddress, sandboxListener, type ListenerOptions, type Sandbox } from '@koo/sandbox/node'
import { HEADERS_FILE, type DeployHeaders } from './headers.ts'
import { findFile, loadStaticFiles, type StaticFile } from './static-files.ts'

/** Path of the app (spec 2). */
export const BASE = '/pages/credit'

export interface ServeOptions {
  /** Any free one when left out or 0. */
  port?: number
  /** Default 127.0.0.1: nobody else on the network reaches it. */
  host?: string
  /** The sandbox on /api, /__sandbox and its other addresses of the same origin; false leaves it out. Default: one in memory. */
  sandbox?: ListenerOptions | false
}

export interface RunningServer {
  /** `http://127.0.0.1:4173` */
  origin: string
  port: number
  /** The sandbox behind it, for tests that look inside; null without one. */
  sandbox: Sandbox | null
  close(): Promise<void>
}

const NOT_FOUND: Record<string, string> = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
}

function answerFile(
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

/** Serves one build the way a deployer should: caching, compression, headers, and the app for every path of a page. */
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
    answerFile(file, { ...deploy.common, ...(deploy.files[file.name] ?? deploy.assets) }, request, response)
  }
}

/** Serves the build in `dist`, with the sandbox on the same origin. Rejects when the port is taken. */
export async function serve(dist: string, options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', sandbox: sandboxOptions = {} } = options
  const pages = staticHandler(dist)
  const lender = sandboxOptions === false ? null : sandboxListener(sandboxOptions)
  const server = createServer((request, response) => {
    if (lender && isSandboxAddress(request.url ?? '')) lender.handle(request, response)
    else pages(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    sandbox: lender?.sandbox ?? null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          lender?.close()
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
