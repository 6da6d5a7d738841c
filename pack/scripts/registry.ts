// A package registry on this machine, for checks without a network: it hands out given tarballs, and every package that
// is installed in this workspace in the version that is installed. Packages that are published to it can then be viewed.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { manifestOf } from './manifest.ts'
import type { Tarball } from './tarballs.ts'
import { root } from './workspace.ts'

export interface RegistryOptions {
  tarballs?: readonly Tarball[]
  /** Packages that cannot be published here. */
  refuse?: (name: string) => boolean
}

/** Folders of installed packages: by name, then by version. */
type Installed = Map<string, Map<string, string>>

export async function startRegistry({ tarballs = [], refuse = () => false }: RegistryOptions = {}) {
  const installed = installedPackages()
  const own = new Map(tarballs.map((tarball) => [tarball.name, tarball]))
  const published: string[] = []
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname.slice(1))
    if (request.method === 'PUT') return take(request, response, { name, refuse, published })
    if (name === '-/whoami') return json(response, 200, { username: 'somebody' })
    const [packed = '', version] = name.split('/-/')
    if (version !== undefined) return sendFiles(response, { packed, version, own, installed })
    const versions = versionsOf(name, own, installed, address(server)) ?? versionsPublished(name, published)
    if (!versions) return json(response, 404, { error: 'not_found' })
    const latest = Object.keys(versions).at(-1)
    json(response, 200, { name, 'dist-tags': { latest }, versions })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `${address(server)}/`,
    /** `name@version` of what was published, in order. */
    published,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const address = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Name -> version -> folder of every package below node_modules/.pnpm. */
function installedPackages(): Installed {
  const found: Installed = new Map()
  const store = path.join(root, 'node_modules', '.pnpm')
  for (const place of fs.readdirSync(store)) {
    const modules = path.join(store, place, 'node_modules')
    // `@scope+name@1.0.0_peer@2.0.0`: the package itself, beside links to what it needs.
    const name = /^(@[^@+]+\+)?[^@]+/.exec(place)?.[0].replace('+', '/')
    const folder = name && path.join(modules, name)
    if (!folder || !fs.existsSync(path.join(folder, 'package.json'))) continue
    const versions = found.get(name) ?? new Map<string, string>()
    found.set(name, versions.set(manifestOf(folder).version, folder))
  }
  return found
}

function versionsOf(name: string, own: Map<string, Tarball>, installed: Installed, url: string) {
  const dist = (version: string) => ({ tarball: `${url}/${name}/-/${version}` })
  const mine = own.get(name)
  if (mine) return { [mine.version]: { ...mine.manifest, dist: dist(mine.version) } }
  const versions = installed.get(name)
  return (
    versions &&
    Object.fromEntries(
      [...versions]
        .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
        .map(([version, folder]) => [version, { ...manifestWithoutScripts(folder), dist: dist(version) }]),
    )
  )
}

function versionsPublished(name: string, published: readonly string[]) {
  const versions = published
    .filter((each) => each.startsWith(`${name}@`))
    .map((each) => each.split('@').at(-1) ?? '')
  if (versions.length === 0) return undefined
  return Object.fromEntries(versions.map((version) => [version, { name, version }]))
}

/** The package.json of an installed package, without scripts: nothing is built or fetched by an installation. */
function manifestWithoutScripts(folder: string): object {
  return { ...manifestOf(folder), scripts: undefined }
}

interface Wanted {
  packed: string
  version: string
  own: Map<string, Tarball>
  installed: Installed
}

function sendFiles(response: http.ServerResponse, { packed, version, own, installed }: Wanted): void {
  const tarball = own.get(packed)?.file
  const folder = installed.get(packed)?.get(version)
  if (!tarball && !folder) return json(response, 404, { error: 'not_found' })
  response.writeHead(200, { 'content-type': 'application/octet-stream' })
  if (tarball) return void fs.createReadStream(tarball).pipe(response)
  if (!folder) return
  const place = [path.dirname(folder), path.basename(folder)]
  spawn('tar', ['-czhf', '-', '--hard-dereference', '--exclude=node_modules', '-C', ...place], {
    env: { ...process.env, GZIP: '-1' },
  }).stdout.pipe(response)
}

interface Shelf {
  name: string
  refuse: (name: string) => boolean
  published: string[]
}

function take(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { name, refuse, published }: Shelf,
): void {
  let text = ''
  request.on('data', (part: Buffer) => (text += part.toString()))
  request.on('end', () => {
    if (refuse(name)) return json(response, 403, { error: `${name} is refused` })
    const { versions } = JSON.parse(text) as { versions: object }
    published.push(`${name}@${Object.keys(versions)[0]}`)
    json(response, 201, { ok: true })
  })
}

function json(response: http.ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
