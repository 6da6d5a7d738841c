import type { Core } from '../core.ts'
import { scopeOfToken, uploaderOf, type Uploader } from '../lender/credit/upload-tokens.ts'
import { addFile, FILE_KINDS, hashOf } from '../lender/files.ts'
import { UPLOAD_FAILS_MARK } from '../magic/credit.ts'
import { isScope, json } from '../request.ts'
import { fileOfBytes, readForm, type FileBytes } from '../uploads.ts'
import type { Place } from './page.ts'

/** Bytes of a block of an upload in parts. */
const BLOCK_BYTES = 4 * 1024 * 1024

/** Any page may send files here: the token says whose they are, no cookie does. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
}

/** What the cloud store answers when it does not take something: an HTTP status and an English word. */
class UploadError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Someone with a token, and the scope it is for. */
interface Sender extends Uploader {
  scope: string
  token: string
}

/**
 * The cloud store that upload libraries talk to with the token of getUploadToken: `POST upload` with a form of `token`
 * and `file`, or in parts `mkblk/{size}`, `bput/{ctx}/{offset}`, `mkfile/{size}/mimeType/{base64}/fname/{base64}` with
 * `authorization: UpToken {token}`. Both end in `{ key, hash }`; the store chooses the key.
 */
export async function handleUploadPage(
  request: Request,
  { name }: Place,
  core: Core,
): Promise<Response | null> {
  const [root, step = '', ...rest] = name.split('/')
  if (root !== 'upload') return null
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS })
  try {
    if (request.method !== 'POST') throw new UploadError(405, 'uploads are POST')
    const [first = '', second = ''] = rest
    if (step === '') return await takeForm(request, core)
    if (step === 'mkblk') return await beginBlock(request, Number(first), core)
    if (step === 'bput') return await continueBlock(request, first, Number(second), core)
    if (step === 'mkfile') return await joinBlocks(request, Number(first), rest.slice(1), core)
    throw new UploadError(404, 'no such step of an upload')
  } catch (error) {
    if (error instanceof UploadError) return json({ error: error.message }, error.status, CORS)
    throw error
  }
}

async function takeForm(request: Request, core: Core): Promise<Response> {
  const form = await readForm(request)
  if (form.kind === 'tooLong') throw new UploadError(413, 'the file is too large')
  const { token } = form.kind === 'form' ? form.fields : {}
  if (form.kind !== 'form' || typeof token !== 'string') throw new UploadError(400, 'the form has no token')
  const sender = senderOf(token, core)
  const [file] = form.files
  if (!file) throw new UploadError(400, 'the form has no file')
  return finish(sender, file, core)
}

async function beginBlock(request: Request, size: number, core: Core): Promise<Response> {
  const sender = senderOf(headerToken(request), core)
  if (!Number.isInteger(size) || size < 1 || size > BLOCK_BYTES) throw new UploadError(400, 'bad block size')
  return keepBlock(sender, size, await bytesOf(request, size), request, core)
}

async function continueBlock(request: Request, ctx: string, offset: number, core: Core): Promise<Response> {
  const sender = senderOf(headerToken(request), core)
  const before = blockOf(sender, ctx, core)
  if (before.bytes.length !== offset) throw new UploadError(400, 'bad offset')
  const size = Number(before.name.split('|')[1])
  const added = await bytesOf(request, size - offset)
  const response = keepBlock(sender, size, joined([before.bytes, added]), request, core)
  core.dropFile(sender.scope, ctx)
  return response
}

async function joinBlocks(
  request: Request,
  size: number,
  told: readonly string[],
  core: Core,
): Promise<Response> {
  const sender = senderOf(headerToken(request), core)
  const blocks = (await request.text()).split(',').map((ctx) => blockOf(sender, ctx.trim(), core))
  const bytes = joined(blocks.map((block) => block.bytes))
  if (bytes.length !== size) throw new UploadError(400, 'size does not match')
  const file = fileOfBytes(valueOf(told, 'fname') ?? 'blob', valueOf(told, 'mimeType') ?? '', bytes)
  const response = finish(sender, file, core)
  for (const block of blocks) core.dropFile(sender.scope, block.fileId)
  return response
}

/** Checks and keeps a whole file. */
function finish({ userId, rules, scope }: Sender, file: FileBytes, core: Core): Response {
  const [type = ''] = file.type.toLowerCase().split(';')
  const rule = rules.find(({ kind }) => (FILE_KINDS[kind] as readonly string[]).includes(type))
  if (file.size === 0) throw new UploadError(400, 'file is empty')
  if (!rule) throw new UploadError(403, 'this kind of file is not allowed')
  if (file.size > rule.maxBytes) throw new UploadError(413, 'the file is too large')
  if (file.name.toLowerCase().includes(UPLOAD_FAILS_MARK)) throw new UploadError(503, 'service unavailable')
  core.keepFile(scope, file)
  const kept = core.decide(scope, (world, now) => addFile(world, userId, now, file, rule.purpose))
  return json({ key: kept.key, hash: hashOf(kept) }, 200, CORS)
}

/** Keeps the beginning of a block. Its name says whose it is and how long it will be. */
function keepBlock(
  { scope, token }: Sender,
  size: number,
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
  core: Core,
): Response {
  const block = fileOfBytes(`${token}|${size}`, '', bytes)
  core.keepFile(scope, block)
  const now = core.decide(scope, (_, at) => at)
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

function blockOf({ scope, token }: Sender, ctx: string, core: Core): FileBytes {
  const block = core.file(scope, ctx)
  if (block === null || block.name.split('|')[0] !== token) throw new UploadError(400, 'invalid ctx')
  return block
}

function senderOf(token: string, core: Core): Sender {
  const scope = scopeOfToken(token)
  if (scope === null || !isScope(scope)) throw new UploadError(401, 'bad token')
  const uploader = core.decide(scope, (world, now) => uploaderOf(world, now, token, scope))
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

/** A value of the address, after its name: Base64 with URL letters of UTF-8. */
function valueOf(told: readonly string[], name: string): string | undefined {
  const at = told.indexOf(name)
  const text = at === -1 ? undefined : told[at + 1]
  if (text === undefined) return undefined
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
  } catch {
    throw new UploadError(400, `bad ${name}`)
  }
}
