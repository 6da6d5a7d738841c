// A package registry on this machine, for checks without a network: it hands out given tarballs, and every package that
// is installed in this workspace in the version that is installed. Packages that are published to it can then be viewed.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { root } from './workspace.mjs'

/**
 * @param {{ tarballs?: import('./tarballs.mjs').Tarball[], refuse?: (name: string) => boolean }} options `refuse` says
 *   which packages cannot be published here
 */
export async function startRegistry({ tarballs = [], refuse = () => false } = {}) {
  const installed = installedPackages()
  const own = new Map(tarballs.map((tarball) => [tarball.name, tarball]))
  const published = []
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://registry').pathname.slice(1))
    if (request.method === 'PUT') return take(request, response, { name, refuse, published })
    if (name === '-/whoami') return json(response, 200, { username: 'somebody' })
    const [packed, version] = name.split('/-/')
    if (version !== undefined) return sendFiles(response, { packed, version, own, installed })
    const versions = versionsOf(name, own, installed, address(server)) ?? versionsPublished(name, published)
    if (!versions) return json(response, 404, { error: 'not_found' })
    const latest = Object.keys(versions).at(-1)
    json(response, 200, { name, 'dist-tags': { latest }, versions })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `${address(server)}/`,
    /** `name@version` of what was published, in order. */
    published,
    close: () => new Promise((resolve) => server.close(resolve) && server.closeAllConnections()),
  }
}

const address = (server) => `http://127.0.0.1:${server.address().port}`

/** Name -> version -> folder of every package below node_modules/.pnpm. */
function installedPackages() {
  const found = new Map()
  const store = path.join(root, 'node_modules', '.pnpm')
  for (const place of fs.readdirSync(store)) {
    const modules = path.join(store, place, 'node_modules')
    // `@scope+name@1.0.0_peer@2.0.0`: the package itself, beside links to what it needs.
    const name = /^(@[^@+]+\+)?[^@]+/.exec(place)?.[0].replace('+', '/')
    const folder = name && path.join(modules, name)
    if (!folder || !fs.existsSync(path.join(folder, 'package.json'))) continue
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
    if (!found.has(name)) found.set(name, new Map())
    found.get(name).set(version, folder)
  }
  return found
}

function versionsOf(name, own, installed, url) {
  const dist = (version) => ({ tarball: `${url}/${name}/-/${version}` })
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

function versionsPublished(name, published) {
  const versions = published
    .filter((each) => each.startsWith(`${name}@`))
    .map((each) => each.split('@').at(-1))
  if (versions.length === 0) return undefined
  return Object.fromEntries(versions.map((version) => [version, { name, version }]))
}

/** The package.json of an installed package, without scripts: nothing is built or fetched by an installation. */
function manifestWithoutScripts(folder) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  delete manifest.scripts
  return manifest
}

function sendFiles(response, { packed, version, own, installed }) {
  response.writeHead(200, { 'content-type': 'application/octet-stream' })
  if (own.has(packed)) return fs.createReadStream(own.get(packed).file).pipe(response)
  const folder = installed.get(packed).get(version)
  const place = [path.dirname(folder), path.basename(folder)]
  spawn('tar', ['-czhf', '-', '--hard-dereference', '--exclude=node_modules', '-C', ...place], {
    env: { ...process.env, GZIP: '-1' },
  }).stdout.pipe(response)
}

function take(request, response, { name, refuse, published }) {
  let text = ''
  request.on('data', (part) => (text += part))
  request.on('end', () => {
    if (refuse(name)) return json(response, 403, { error: `${name} is refused` })
    published.push(`${name}@${Object.keys(JSON.parse(text).versions)[0]}`)
    json(response, 201, { ok: true })
  })
}

function json(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
