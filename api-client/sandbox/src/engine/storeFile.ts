import fs from 'node:fs'
import path from 'node:path'
import { MOST_FILE_BYTES, MOST_FILES, type Store } from './store.ts'
import type { FileBytes } from './uploads.ts'

/**
 * Stores worlds in a folder of files, for Node versions without SQLite (before 22.13). A file is written under a
 * temporary name, flushed and renamed: after `save` has returned, the world survives a kill of the process at any
 * moment, and a partly written file is impossible. For one process at a time.
 *
 * @param folder created when missing
 */
export function fileStore(folder: string): Store {
  const worlds = path.join(folder, 'worlds')
  const files = path.join(folder, 'files')
  fs.mkdirSync(worlds, { recursive: true })
  fs.mkdirSync(files, { recursive: true })
  let last = Math.max(0, ...fs.readdirSync(worlds).map((name) => savedOf(path.join(worlds, name))))
  const worldOf = (scope: string) => path.join(worlds, nameOf(scope))
  const filesOf = (scope: string) => path.join(files, nameOf(scope))
  const removeFiles = (scope: string) => fs.rmSync(filesOf(scope), { recursive: true, force: true })
  return {
    load: (scope) => read(worldOf(scope))?.body.toString() ?? null,
    save(scope, world) {
      write(worldOf(scope), { saved: (last += 1) }, Buffer.from(world))
    },
    remove(scope) {
      fs.rmSync(worldOf(scope), { force: true })
      removeFiles(scope)
    },
    saveFile(scope, { fileId, name, type, bytes }) {
      fs.mkdirSync(filesOf(scope), { recursive: true })
      write(path.join(filesOf(scope), nameOf(fileId)), { saved: (last += 1), fileId, name, type }, bytes)
      dropOldest(filesOf(scope))
    },
    loadFile(scope, fileId) {
      const found = read(path.join(filesOf(scope), nameOf(fileId)))
      return found ? fileOf(found) : null
    },
    dropFile(scope, fileId) {
      fs.rmSync(path.join(filesOf(scope), nameOf(fileId)), { force: true })
    },
    removeFiles,
    scopes: () => newestFirst(worlds).reverse().map(scopeOf),
    close() {},
  }
}

/** The first line of a file; the rest is its body. */
interface Head {
  /** A higher number was saved later. */
  saved: number
  fileId?: string
  name?: string
  type?: string
}

interface Kept {
  head: Head
  body: Buffer
}

/** A file name that stays inside its folder for any text, even for `..`. */
const nameOf = (text: string) => `_${encodeURIComponent(text)}`

const scopeOf = (name: string) => decodeURIComponent(name.slice(1))

function read(file: string): Kept | null {
  if (!fs.existsSync(file)) return null
  const text = fs.readFileSync(file)
  const end = text.indexOf('\n')
  return { head: JSON.parse(text.toString('utf8', 0, end)) as Head, body: text.subarray(end + 1) }
}

function savedOf(file: string): number {
  return read(file)?.head.saved ?? 0
}

function write(file: string, head: Head, body: Uint8Array): void {
  // Temporary files are outside the listed folder: what a killed process leaves behind is no world.
  const beside = path.join(path.dirname(file), '..', `.${process.pid}.part`)
  const part = fs.openSync(beside, 'w')
  fs.writeSync(part, `${JSON.stringify(head)}\n`)
  fs.writeFileSync(part, body)
  fs.fsyncSync(part)
  fs.closeSync(part)
  fs.renameSync(beside, file)
  const folder = fs.openSync(path.dirname(file), 'r')
  fs.fsyncSync(folder)
  fs.closeSync(folder)
}

/** Names in a folder, the last saved one first. */
function newestFirst(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .map((name) => ({ name, saved: savedOf(path.join(folder, name)) }))
    .sort((a, b) => b.saved - a.saved)
    .map(({ name }) => name)
}

/** Removes files beyond the limits of a scope; the newest file is kept. */
function dropOldest(folder: string): void {
  let bytes = 0
  for (const [k, name] of newestFirst(folder).entries()) {
    const file = path.join(folder, name)
    bytes += read(file)?.body.length ?? 0
    if (k > 0 && (k >= MOST_FILES || bytes > MOST_FILE_BYTES)) fs.rmSync(file)
  }
}

function fileOf({ head, body }: Kept): FileBytes {
  const { fileId = '', name = '', type = '' } = head
  return { fileId, name, type, size: body.length, bytes: new Uint8Array(body) }
}
