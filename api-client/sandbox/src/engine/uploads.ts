import { hashOf } from './hash.ts'

/** A file of a form, as handlers get it; its bytes are in the store under `fileId`. */
export interface SentFile {
  /** File name that the page sent. */
  name: string
  /** Media type, 'image/jpeg'. */
  type: string
  /** Bytes. */
  size: number
  /** The same for the same file, so that a repeated upload is recognised. */
  fileId: string
}

/** A file with its bytes, before it is stored. */
export interface FileBytes extends SentFile {
  bytes: Uint8Array<ArrayBuffer>
}

/** Longest accepted form, in bytes: a short video. */
const LONGEST_FORM = 20_000_000

/** A parsed form: its fields by name with {@link SentFile} for files, and the files' bytes. */
export type Form =
  | { kind: 'form'; fields: Record<string, unknown>; files: FileBytes[] }
  | { kind: 'unreadable' }
  | { kind: 'tooLong' }

/** Reads form data. A name that occurs several times becomes a list, which no form of the contract has. */
export async function readForm(request: Request): Promise<Form> {
  const body = await request.arrayBuffer()
  if (body.byteLength > LONGEST_FORM) return { kind: 'tooLong' }
  const type = request.headers.get('content-type') ?? ''
  const parsed = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
  if (parsed === null) return { kind: 'unreadable' }
  const files: FileBytes[] = []
  const entries: Array<[string, unknown]> = []
  for (const [name, value] of parsed) {
    if (typeof value === 'string') entries.push([name, value])
    else {
      const file = await fileOf(value)
      files.push(file)
      entries.push([name, described(file)])
    }
  }
  return { kind: 'form', fields: fieldsOf(entries), files }
}

/** Turns names and values into an object; a name that occurs again makes a list. */
export function fieldsOf(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of entries)
    fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value)
  return Object.fromEntries(fields)
}

function described({ name, type, size, fileId }: SentFile): SentFile {
  return { name, type, size, fileId }
}

async function fileOf(file: File): Promise<FileBytes> {
  return fileOfBytes(file.name, file.type, new Uint8Array(await file.arrayBuffer()))
}

/** Creates a file from its bytes; the same name, type and bytes give the same `fileId`. */
export function fileOfBytes(name: string, kind: string, bytes: Uint8Array<ArrayBuffer>): FileBytes {
  const type = kind === '' ? 'application/octet-stream' : kind
  const label = new TextEncoder().encode(`${name}\n${type}\n`)
  return { name, type, size: bytes.length, fileId: `F${hashOf(label, bytes)}`, bytes }
}
