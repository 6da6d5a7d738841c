/**
 * Old browsers as packages of the registry. Each is fetched when a walk asks for it, checked against the pinned hash and
 * unpacked once, so that an installation of the project needs none of them.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import list from './browsers.json' with { type: 'json' }

const run = promisify(execFile)

/** A row of `browsers.json`. */
interface Packed {
  /** The name of the engine: `c69`. */
  readonly name: string
  /** Of Chromium. */
  readonly version: string
  /** The package with its version. */
  readonly pack: string
  /** What the registry says about the file, as in a lockfile. */
  readonly integrity: string
  /** The engine with the libraries of this one, which has none of its own. */
  readonly libraries?: string
}

export const packed: readonly Packed[] = list

/** A browser that can be started. */
export interface Binary {
  readonly program: string
  /** A folder for the dynamic linker; undefined where the program finds everything. */
  readonly libraries?: string
}

const cache = path.join(import.meta.dirname, '../../node_modules/.cache/koo/browsers')

/** Throws unless the file has the pinned hash. */
export async function checkIntegrity(file: string, integrity: string): Promise<void> {
  const [algorithm = ''] = integrity.split('-', 1)
  const found = `${algorithm}-${createHash(algorithm)
    .update(await readFile(file))
    .digest('base64')}`
  if (found !== integrity) throw new Error(`${path.basename(file)} is ${found}, expected ${integrity}`)
}

/** Unpacks what a package has in `bin`: `chromium.br`, or `chromium-64.br`, and archives of libraries. */
async function unpackBinaries(bin: string, home: string): Promise<void> {
  for (const name of await readdir(bin)) {
    const target = path.join(home, /^chromium.*\.br$/.test(name) ? 'chromium' : path.basename(name, '.br'))
    await pipeline(
      createReadStream(path.join(bin, name)),
      createBrotliDecompress(),
      createWriteStream(target),
    )
    if (!target.endsWith('.tar')) continue
    await run('tar', ['-xf', target, '-C', home])
    await rm(target)
  }
  await chmod(path.join(home, 'chromium'), 0o755)
}

/** The folder with the unpacked package. It is filled beside its place and then renamed, so that two processes may do so at once. */
async function folderOf({ name, version, pack, integrity }: Packed): Promise<string> {
  const home = path.join(cache, `${name}-${version}`)
  if (existsSync(home)) return home
  await mkdir(cache, { recursive: true })
  const work = await mkdtemp(path.join(cache, 'unpack-'))
  try {
    await run('npm', ['pack', pack, '--silent', '--ignore-scripts', '--pack-destination', work])
    const [archive = ''] = await readdir(work)
    const file = path.join(work, archive)
    await checkIntegrity(file, integrity)
    await run('tar', ['-xzf', file, '-C', work])
    await rm(file)
    const unpacked = path.join(work, 'unpacked')
    await mkdir(unpacked)
    await unpackBinaries(path.join(work, 'package', 'bin'), unpacked)
    await rename(unpacked, home).catch((error: unknown) => {
      // Another process was faster; its copy is the same.
      if (!existsSync(home)) throw error
    })
  } catch (error) {
    throw new Error(`${pack} cannot be fetched and unpacked: ${String(error)}`, { cause: error })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return home
}

/** The old Chromium of this name, fetched when it is not there. */
export async function binaryOf(name: string): Promise<Binary> {
  const row = packed.find((each) => each.name === name)
  if (!row) throw new Error(`browsers.json has no ${name}`)
  const lender = packed.find((each) => each.name === row.libraries) ?? row
  const [home, shared] = await Promise.all([folderOf(row), folderOf(lender)])
  return { program: path.join(home, 'chromium'), libraries: path.join(shared, 'lib') }
}
