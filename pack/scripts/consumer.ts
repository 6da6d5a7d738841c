// An app outside the workspace that has installed the tarballs, as a user of the packages would. Its files are the code
// blocks of the guides, so what they say is what is tried.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runBeside } from './run.ts'
import { packAll, type Tarball } from './tarballs.ts'
import { startRegistry } from './registry.ts'
import { manifestOf } from './manifest.ts'
import { guides } from '../../stories/guides/blocks.ts'
import { publishedPackages } from './workspace.ts'

/** Guides whose files are the app. */
const GUIDES = ['use-in-your-app.mdx', 'mount-a-flow.mdx']

/** Tools of the app beside the packages and what they name as theirs to bring. */
const TOOLS = [
  'vite',
  '@vitejs/plugin-react',
  '@vitejs/plugin-rsc',
  'react-server-dom-webpack',
  'vitest',
  '@vitest/browser-playwright',
  'playwright',
  'jsdom',
  'esbuild',
  'typescript',
  '@types/node',
  '@types/react',
  '@types/react-dom',
]

export interface Consumer {
  folder: string
  tarballs: Tarball[]
  remove: () => void
}

/** Packs everything, installs it with npm into a new folder, and writes the files of the guides there. */
export async function makeConsumer(): Promise<Consumer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koo-consumer-'))
  const packed = path.join(folder, 'tarballs')
  fs.mkdirSync(packed)
  const tarballs = packAll(publishedPackages(), packed)
  const peers = tarballs.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {}))
  const registry = await startRegistry({ tarballs })
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  )
  const wanted = [...new Set([...tarballs.map(({ name }) => name), ...peers, ...TOOLS])]
  const settings = ['--registry', registry.url, '--cache', path.join(folder, '.npm')]
  try {
    await runBeside(folder, ['npm', 'install', '--no-audit', '--no-fund', ...settings, ...wanted])
  } finally {
    await registry.close()
  }
  const blocks = guides().flatMap((guide) => (GUIDES.includes(guide.name) ? guide.blocks : []))
  for (const { title, text } of blocks) if (title) write(path.join(folder, title), text)
  return { folder, tarballs, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}

/** Writes a file of the app, with its folders. */
export function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/** Every entry of every package as it is imported: `@koo/kit/Button`. */
export function importsOf(tarball: Tarball): string[] {
  const { exports = {} } = manifestOf(tarball.folder)
  return Object.keys(exports).flatMap((subpath) => {
    if (!subpath.includes('*')) return [path.posix.join(tarball.name, subpath)]
    const target = tarball.manifest.exports[subpath]
    const built = typeof target === 'object' ? (target.default ?? '') : ''
    const [before = '', after = ''] = built.replace('./', '').split('*')
    return tarball.files
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .filter((file) => file.length > before.length + after.length)
      .map((file) => path.posix.join(tarball.name, file.slice(before.length, -after.length)))
  })
}
