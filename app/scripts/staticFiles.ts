import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressible = /^(?:text\/|application\/json|image\/svg)/

/** One file of a build, held in memory. */
export interface StaticFile {
  /** Path below the build folder, with a slash first. */
  name: string
  type: string
  /** Whether the name has a hash of the content. */
  hashed: boolean
  raw: Buffer
  /** The body in an encoding that the client accepts, compressed once. */
  encoded(accepts: string): { encoding: 'br' | 'gzip' | null; body: Buffer }
}

function staticFile(root: string, file: string): StaticFile {
  const name = `/${path.relative(root, file).split(path.sep).join('/')}`
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const raw = readFileSync(file)
  const packed: { br?: Buffer; gzip?: Buffer } = {}
  return {
    name,
    type,
    hashed: name.startsWith('/assets/'),
    raw,
    encoded(accepts) {
      if (!compressible.test(type)) return { encoding: null, body: raw }
      if (/\bbr\b/.test(accepts)) {
        packed.br ??= brotliCompressSync(raw, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
        })
        return { encoding: 'br', body: packed.br }
      }
      if (/\bgzip\b/.test(accepts))
        return { encoding: 'gzip', body: (packed.gzip ??= gzipSync(raw, { level: 9 })) }
      return { encoding: null, body: raw }
    },
  }
}

/** Every file of a build by its path. */
export function loadStaticFiles(root: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = staticFile(root, path.join(entry.parentPath, entry.name))
    files.set(file.name, file)
  }
  return files
}

/** The page for the base itself; `index.html` is for all addresses without a page of their own. */
export const ROOT_FILE = 'root.html'

/**
 * The file for `pathname`, a path below the base that starts with a slash: the file itself, the page made for that route,
 * or the page that starts the app. Undefined for a missing file with an extension: an HTML page instead of an old chunk
 * would look like a success.
 */
export function findFile(files: ReadonlyMap<string, StaticFile>, pathname: string): StaticFile | undefined {
  const exact = files.get(pathname)
  if (exact) return exact
  if (pathname.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(pathname)) return undefined
  const page = pathname.replace(/\/$/, '')
  return files.get(page === '' ? `/${ROOT_FILE}` : `${page}/index.html`) ?? files.get('/index.html')
}
