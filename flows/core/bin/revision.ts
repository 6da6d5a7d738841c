import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { factsOf, type FlowFacts } from '../src/tools/index.ts'
import { loadAll } from './packages.ts'

/** Packages that definitions import, and the options of their types. */
const NEEDED = ['api-client', 'flows', 'kit', 'pricing', 'tsconfig.base.json']

/** The facts of all flows as they were at a revision: its files are put into a folder of their own for a moment. */
export async function factsAt(revision: string, project: string): Promise<FlowFacts[]> {
  const copy = mkdtempSync(path.join(project, 'scratch-revision-'))
  try {
    const files = execFileSync('git', ['archive', revision, ...NEEDED], {
      cwd: project,
      maxBuffer: 2 ** 30,
    })
    execFileSync('tar', ['-x', '-C', copy], { input: files })
    symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'))
    // Links between packages are relative, so that copies of them lead to the packages of the revision.
    for (const folder of globSync(['*/node_modules', '*/*/node_modules'], { cwd: project }))
      if (existsSync(path.join(copy, path.dirname(folder))))
        cpSync(path.join(project, folder), path.join(copy, folder), {
          recursive: true,
          verbatimSymlinks: true,
        })
    const packages = await loadAll(path.join(copy, 'flows'))
    return packages.flatMap(({ flows }) => flows.map(factsOf))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
