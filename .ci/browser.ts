// Decides which browser the tests use. Order: CHROMIUM_PATH, the build pinned in package.json, the system's Chromium,
// else Playwright's own (undefined). The pinned build is part of a registry package, so a new machine needs no root
// rights and no download.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'

const root = path.dirname(import.meta.dirname)
const require = createRequire(path.join(root, 'package.json'))

/** Flags that make pictures and media the same on every machine. */
export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

interface Pinned {
  bin: string
  version: string
}

/** Folder and version of the pinned package, or undefined where it is not installed (not Linux x64). */
function pinnedPackage(): Pinned | undefined {
  if (os.platform() !== 'linux' || os.arch() !== 'x64') return undefined
  try {
    const bin = path.join(path.dirname(require.resolve('@sparticuz/chromium')), '..', 'bin')
    const { version } = JSON.parse(fs.readFileSync(path.join(bin, '..', 'package.json'), 'utf8')) as Pinned
    return { bin, version }
  } catch {
    return undefined
  }
}

const unbrotli = (from: string, to: string) =>
  pipeline(fs.createReadStream(from), zlib.createBrotliDecompress(), fs.createWriteStream(to))

async function untar(archive: string, folder: string): Promise<void> {
  const tar = path.join(folder, path.basename(archive, '.br'))
  await unbrotli(archive, tar)
  execFileSync('tar', ['-xf', tar, '-C', folder])
  fs.rmSync(tar)
}

/** Font configuration with only the fonts of the package. */
const fontSetup = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>
`

/** Whether the dynamic linker finds every library of `binary`. */
function linked(binary: string): boolean {
  const { status, stdout } = spawnSync('ldd', [binary], { encoding: 'utf8' })
  return status === 0 && !stdout.includes('not found')
}

/**
 * Unpacks the pinned browser once into a folder named by its version and returns the program to start. A small wrapper
 * script selects the fonts of the package and, where nss, nspr or expat are missing, the copies in the package.
 */
async function unpack({ bin, version }: Pinned): Promise<string> {
  const cache = path.join(root, 'node_modules', '.cache', 'koo')
  const home = path.join(cache, `chromium-${version}`)
  const program = path.join(home, 'start')
  if (fs.existsSync(program)) return program

  fs.mkdirSync(cache, { recursive: true })
  const work = fs.mkdtempSync(path.join(cache, 'unpack-'))
  const binary = path.join(work, 'chromium')
  await unbrotli(path.join(bin, 'chromium.br'), binary)
  fs.chmodSync(binary, 0o755)

  const settings: string[] = []
  if (!linked(binary)) {
    await untar(path.join(bin, 'al2023.tar.br'), work)
    settings.push('LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"; export LD_LIBRARY_PATH')
  }
  // Only the fonts of the package: fonts of the machine must not change a picture.
  await untar(path.join(bin, 'fonts.tar.br'), work)
  fs.writeFileSync(path.join(work, 'fonts.conf'), fontSetup(home))
  settings.push('FONTCONFIG_FILE="$here/fonts.conf"; export FONTCONFIG_FILE')
  fs.writeFileSync(
    path.join(work, 'start'),
    ['#!/bin/sh', 'here=$(cd "$(dirname "$0")" && pwd)', ...settings, 'exec "$here/chromium" "$@"', ''].join(
      '\n',
    ),
    { mode: 0o755 },
  )
  try {
    fs.renameSync(work, home)
  } catch (error) {
    // Another process was faster; its copy is the same.
    fs.rmSync(work, { recursive: true, force: true })
    if (!fs.existsSync(program)) throw error
  }
  return program
}

/** The browser in use. */
export interface Browser {
  /** Undefined: the one of Playwright. */
  path: string | undefined
  /** True only for the build with which the visual baselines were made. */
  pinned: boolean
  name: string
}

/** Finds the browser to use. */
export async function browser(): Promise<Browser> {
  const forced = process.env.CHROMIUM_PATH
  if (forced) return { path: forced, pinned: false, name: forced }
  const pack = pinnedPackage()
  if (pack) return { path: await unpack(pack), pinned: true, name: `@sparticuz/chromium ${pack.version}` }
  if (fs.existsSync('/usr/bin/chromium'))
    return { path: '/usr/bin/chromium', pinned: false, name: '/usr/bin/chromium' }
  return { path: undefined, pinned: false, name: "Playwright's own Chromium" }
}

/** Playwright launch options for tests. */
export async function launchOptions() {
  const { path: executablePath } = await browser()
  return { ...(executablePath && { executablePath }), args }
}

if (import.meta.main) console.log((await browser()).path ?? '')
