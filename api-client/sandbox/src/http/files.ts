import type { Place, Worlds } from '../engine/page.ts'
import { FILE_KINDS } from '../engine/files.ts'
import { plainError } from './request.ts'

const SHOWN: readonly string[] = [...FILE_KINDS.picture, ...FILE_KINDS.video]

/** No code in a customer's file may run in this origin. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
}

/** Serves customers' files, `files/{key}`, and covers of videos, `covers/{width}x{height}.svg`. */
export function handleFilePage(request: Request, place: Place, worlds: Worlds): Promise<Response | null> {
  const [folder, name = '', ...rest] = place.name.split('/')
  if (request.method !== 'GET' || rest.length > 0) return Promise.resolve(null)
  if (folder === 'covers') return Promise.resolve(cover(name))
  return Promise.resolve(folder === 'files' ? fileOf(request, name, place.scope, worlds) : null)
}

function fileOf(request: Request, key: string, scope: string, worlds: Worlds): Response {
  const kept = worlds.decide(scope, (world) => world.files.find((file) => file.key === key) ?? null)
  const file = kept && worlds.file(scope, kept.fileId)
  if (kept === null || file === null) return plainError(404, 'no such file')
  const [type = ''] = kept.type.toLowerCase().split(';')
  const headers = { ...HEADERS, 'content-type': SHOWN.includes(type) ? type : 'application/octet-stream' }
  // Safari plays a video only when it can request parts of it.
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '')
  const from = Number(range?.[1] ?? 0)
  if (!range || from >= file.size) return new Response(file.bytes, { headers })
  const to = Math.min(file.size - 1, range[2] === '' ? file.size - 1 : Number(range[2]))
  return new Response(file.bytes.slice(from, to + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${file.size}` },
  })
}

function cover(name: string): Response | null {
  const size = /^([1-9]\d{0,3})x([1-9]\d{0,3})\.svg$/.exec(name)
  if (!size) return null
  const [, width = '', height = ''] = size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 280 176" preserveAspectRatio="xMidYMid slice"><rect width="280" height="176" fill="#dfe5ec"/><circle cx="140" cy="72" r="30" fill="#b6c2cf"/><path d="M80 176a60 60 0 0 1 120 0z" fill="#b6c2cf"/></svg>`
  return new Response(svg, { headers: { ...HEADERS, 'content-type': 'image/svg+xml' } })
}
