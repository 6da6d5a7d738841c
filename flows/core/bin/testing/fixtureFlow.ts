import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { loadAll } from '../packages.ts'

const fixtures = path.join(import.meta.dirname, '..', 'fixtures', 'flows')

const bin = path.join(import.meta.dirname, '..', 'flow.ts')

const run = promisify(execFile)

/** Runs the tool on the flows of a folder, as the package manager does that was called in `calledIn`. */
export const flow = (args: readonly string[], root = fixtures, calledIn = process.cwd()) =>
  run(process.execPath, [bin, ...args, '--root', root], { env: { ...process.env, INIT_CWD: calledIn } })

export async function flowNamed(id: string, root = fixtures) {
  const found = (await loadAll(root)).flatMap(({ flows }) => flows).find((it) => it.id === id)
  if (!found) throw new Error(`no flow ${id}`)
  return found
}
