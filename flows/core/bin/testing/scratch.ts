import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

export const project = path.resolve(import.meta.dirname, '..', '..', '..', '..')

const PREFIX = 'scratch-flow-'
/** Longer than any run of the tests: such a folder belongs to one that was killed. */
const OLD_MS = 60 * 60_000

/** A killed run leaves its folder behind. */
function removeOld(): void {
  for (const folder of globSync(`${PREFIX}*`, { cwd: project }).map((name) => path.join(project, name)))
    if (Date.now() - statSync(folder).mtimeMs > OLD_MS) rmSync(folder, { recursive: true, force: true })
}

/** A copy of the project without flows: only the files that the tools read and change. */
export function scratchProject() {
  removeOld()
  const root = mkdtempSync(path.join(project, PREFIX))
  const partners = 'api-client/sandbox/src/products/channel/partners/index.ts'
  const changed = ['app/src/flows.ts', 'app/package.json', 'stories/docs/boards.stories.tsx', partners]
  for (const file of [...changed, 'stories/package.json'])
    cpSync(path.join(project, file), path.join(root, file))
  for (const file of ['tsconfig.base.json', '.oxlintrc.json', '.oxfmtrc.json'])
    cpSync(path.join(project, file), path.join(root, file))
  // The tests of all flows are run by the app.
  cpSync(path.join(project, 'app/vitest.flows.config.ts'), path.join(root, 'app/vitest.flows.config.ts'))
  symlinkSync(path.join(project, 'app/node_modules'), path.join(root, 'app/node_modules'))
  const types = { extends: './tsconfig.base.json', compilerOptions: { types: ['node'] }, include: ['flows'] }
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(types))
  for (const folder of ['.ci', 'node_modules'])
    symlinkSync(path.join(project, folder), path.join(root, folder))
  mkdirSync(path.join(root, 'flows'))
  return {
    root,
    text: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    /** Links the libraries of a flow that has them all. */
    install: (flow: string) =>
      symlinkSync(
        path.join(project, 'flows/cash-loan/node_modules'),
        path.join(root, 'flows', flow, 'node_modules'),
      ),
    /** Runs a tool of the project in a folder of the copy; returns its output. */
    run: (cwd: string, tool: string, ...args: string[]) =>
      execFileSync(path.join(project, 'node_modules', '.bin', tool), args, {
        cwd: path.join(root, cwd),
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    remove: () => rmSync(root, { recursive: true }),
  }
}
