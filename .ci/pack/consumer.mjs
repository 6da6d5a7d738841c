// An app outside the workspace that has installed the tarballs, as a user of the packages would. Its files are the code
// blocks of the guide, so what the guide says is what is tried.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runBeside } from './run.mjs'
import { packAll } from './tarballs.mjs'
import { startRegistry } from './registry.mjs'
import { manifestOf } from './manifest.mjs'
import { guides } from '../guides/blocks.mjs'
import { publishedPackages } from './workspace.mjs'

const GUIDE = 'use-in-your-app.mdx'

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

/**
 * Packs everything, installs it with npm into a new folder, and writes the guide's files there.
 * @returns {Promise<{ folder: string, tarballs: import('./tarballs.mjs').Tarball[], remove: () => void }>}
 */
export async function makeConsumer() {
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
  const { blocks } = guides().find(({ name }) => name === GUIDE)
  for (const { title, text } of blocks.filter((block) => block.title)) write(path.join(folder, title), text)
  return { folder, tarballs, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}

/** Writes a file of the app, with its folders. */
export function write(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/** Every entry of every package as it is imported: `@koo/kit/Button`. */
export function importsOf(tarball) {
  const { exports } = manifestOf(path.join(tarball.folder))
  return Object.keys(exports).flatMap((subpath) => {
    if (!subpath.includes('*')) return [path.posix.join(tarball.name, subpath)]
    const target = tarball.manifest.exports[subpath].default.replace('./', '')
    const [before, after] = target.split('*')
    return tarball.files
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .filter((file) => file.length > before.length + after.length)
      .map((file) => path.posix.join(tarball.name, file.slice(before.length, -after.length)))
  })
}
