import type { Place, Worlds } from '../../engine/page.ts'
import { endToken, scopeOfToken, uploaderOf, type Uploader } from './uploadTokens.ts'
import { addFile, FILE_KINDS, hashOf } from '../../engine/files.ts'
import { TOKEN_ALWAYS_ENDS_MARK, TOKEN_ENDS_MARK, UPLOAD_FAILS_MARK } from '../../people/credit/magicFiles.ts'
import { isScope, json } from '../../http/request.ts'
import { fileOfBytes, readForm, type FileBytes } from '../../engine/uploads.ts'

/** Bytes of a block when an upload is sent in parts. */
const BLOCK_BYTES = 4 * 1024 * 1024

/** Any page may send files here: a token identifies the customer, not a cookie. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
}

/** The cloud storage's reply to an error: an HTTP status and an English text. */
class UploadError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A customer with a token, and the token's scope. */
interface Sender extends Uploader {
  scope: string
  token: string
}

/**
 * The cloud storage for upload libraries with the token of getUploadToken: `POST upload` with a form of `token` and
 * `file`, or in parts `mkblk/{size}`, `bput/{ctx}/{offset}`, `mkfile/{size}/mimeType/{base64}/fname/{base64}` with
 * `authorization: UpToken {token}`. Both end with `{ key, hash }`; the storage creates the key.
 */
export async function handleUploadPage(
  request: Request,
  { name }: Place,
  worlds: Worlds,
): Promise<Response | null> {
  const [root, step = '', ...rest] = name.split('/')
  if (root !== 'upload') return null
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS })
  try {
    if (request.method !== 'POST') throw new UploadError(405, 'uploads are POST')
    const [first = '', second = ''] = rest
    if (step === '') return await takeForm(request, worlds)
    if (step === 'mkblk') return await beginBlock(request, Number(first), worlds)
    if (step === 'bput') return await continueBlock(request, first, Number(second), worlds)
    if (step === 'mkfile') return await joinBlocks(request, Number(first), rest.slice(1), worlds)
    throw new UploadError(404, 'no such step of an upload')
  } catch (error) {
    if (error instanceof UploadError) return json({ error: error.message }, error.status, CORS)
    throw error
  }
}

async function takeForm(request: Request, worlds: Worlds): Promise<Response> {
  const form = await readForm(request)
  if (form.kind === 'tooLong') throw new UploadError(413, 'the file is too large')
  const { token } = form.kind === 'form' ? form.fields : {}
  if (form.kind !== 'form' || typeof token !== 'string') throw new UploadError(400, 'the form has no token')
  const sender = senderOf(token, worlds)
  const [file] = form.files
  if (!file) throw new UploadError(400, 'the form has no file')
  return finish(sender, file, worlds)
}

async function beginBlock(request: Request, size: number, worlds: Worlds): Promise<Response> {
  const sender = senderOf(headerToken(request), worlds)
  if (!Number.isInteger(size) || size < 1 || size > BLOCK_BYTES) throw new UploadError(400, 'bad block size')
  return keepBlock(sender, size, await bytesOf(request, size), request, worlds)
}

async function continueBlock(
  request: Request,
  ctx: string,
  offset: number,
  worlds: Worlds,
): Promise<Response> {
  const sender = senderOf(headerToken(request), worlds)
  const before = blockOf(sender, ctx, worlds)
  if (before.bytes.length !== offset) throw new UploadError(400, 'bad offset')
  const size = Number(before.name.split('|')[1])
  const added = await bytesOf(request, size - offset)
  const response = keepBlock(sender, size, joined([before.bytes, added]), request, worlds)
  worlds.dropFile(sender.scope, ctx)
  return response
}

async function joinBlocks(
  request: Request,
  size: number,
  pathParts: readonly string[],
  worlds: Worlds,
): Promise<Response> {
  const sender = senderOf(headerToken(request), worlds)
  const blocks = (await request.text()).split(',').map((ctx) => blockOf(sender, ctx.trim(), worlds))
  const bytes = joined(blocks.map((block) => block.bytes))
  if (bytes.length !== size) throw new UploadError(400, 'size does not match')
  const file = fileOfBytes(valueOf(pathParts, 'fname') ?? 'blob', valueOf(pathParts, 'mimeType') ?? '', bytes)
  const response = finish(sender, file, worlds)
  for (const block of blocks) worlds.dropFile(sender.scope, block.fileId)
  return response
}

/** Checks and stores a complete file. */
function finish({ userId, rules, scope, token }: Sender, file: FileBytes, worlds: Worlds): Response {
  const [type = ''] = file.type.toLowerCase().split(';')
  const rule = rules.find(({ kind }) => (FILE_KINDS[kind] as readonly string[]).includes(type))
  if (file.size === 0) throw new UploadError(400, 'file is empty')
  if (!rule) throw new UploadError(403, 'this kind of file is not allowed')
  if (file.size > rule.maxBytes) throw new UploadError(413, 'the file is too large')
  if (file.name.toLowerCase().includes(UPLOAD_FAILS_MARK)) throw new UploadError(503, 'service unavailable')
  const name = file.name.toLowerCase()
  const isAlways = name.includes(TOKEN_ALWAYS_ENDS_MARK)
  const ends = name.includes(TOKEN_ENDS_MARK)
  if (ends && worlds.decide(scope, (world, now) => endToken(world, now, { token, scope, isAlways })))
    throw new UploadError(401, 'expired token')
  worlds.keepFile(scope, file)
  const kept = worlds.decide(scope, (world, now) => addFile(world, userId, now, file, rule.purpose))
  return json({ key: kept.key, hash: hashOf(kept) }, 200, CORS)
}

/** Stores the beginning of a block. Its name contains the customer and the final size. */
function keepBlock(
  { scope, token }: Sender,
  size: number,
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
  worlds: Worlds,
): Response {
  const block = fileOfBytes(`${token}|${size}`, '', bytes)
  worlds.keepFile(scope, block)
  const now = worlds.decide(scope, (_, at) => at)
  return json(
    {
      ctx: block.fileId,
      checksum: hashOf(block),
      offset: bytes.length,
      host: new URL('/__sandbox/upload', request.url).href,
      expired_at: Math.floor(now / 1000) + 7 * 24 * 3600,
    },
    200,
    CORS,
  )
}

function blockOf({ scope, token }: Sender, ctx: string, worlds: Worlds): FileBytes {
  const block = worlds.file(scope, ctx)
  if (block === null || block.name.split('|')[0] !== token) throw new UploadError(400, 'invalid ctx')
  return block
}

function senderOf(token: string, worlds: Worlds): Sender {
  const scope = scopeOfToken(token)
  if (scope === null || !isScope(scope)) throw new UploadError(401, 'bad token')
  const uploader = worlds.decide(scope, (world, now) => uploaderOf(world, now, token, scope))
  if (uploader === null) throw new UploadError(401, 'bad token')
  if (uploader === 'expired') throw new UploadError(401, 'expired token')
  return { ...uploader, scope, token }
}

function headerToken(request: Request): string {
  return /^UpToken (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
}

async function bytesOf(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length === 0) throw new UploadError(400, 'chunk is empty')
  if (bytes.length > most) throw new UploadError(413, 'chunk is larger than its block')
  return bytes
}

function joined(parts: ReadonlyArray<Uint8Array<ArrayBuffer>>): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A value in the path, after its name: UTF-8 in Base64 with URL letters. */
function valueOf(pathParts: readonly string[], name: string): string | undefined {
  const at = pathParts.indexOf(name)
  const text = at === -1 ? undefined : pathParts[at + 1]
  if (text === undefined) return undefined
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
  } catch {
    throw new UploadError(400, `bad ${name}`)
  }
}
