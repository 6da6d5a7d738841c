import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestContext } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..', '..')

/**
 * Makes a small workspace with these files, removed after the test.
 *
 * @param files text by file, each below the `src` of a package
 * @param manifest what the package.json of each package has in addition to its name
 */
export function planted(t: TestContext, files: Record<string, string>, manifest: object = {}): string {
  const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'koo-boundaries-'))
  t.onTestFinished(() => fs.rmSync(workspace, { recursive: true, force: true }))
  fs.copyFileSync(path.join(root, 'pnpm-workspace.yaml'), path.join(workspace, 'pnpm-workspace.yaml'))
  for (const [file, text] of Object.entries(files)) {
    const folder = path.join(workspace, file.slice(0, file.indexOf('/src/')))
    fs.mkdirSync(path.join(workspace, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: '@koo/planted', ...manifest }))
    fs.writeFileSync(path.join(workspace, file), text)
  }
  return workspace
}

/** Runs the linter with the project's rules on such a workspace. */
export function lint(workspace: string) {
  fs.copyFileSync(path.join(root, '.oxlintrc.json'), path.join(workspace, '.oxlintrc.json'))
  const program = path.join(root, 'node_modules', '.bin', 'oxlint')
  return spawnSync(program, ['--config', '.oxlintrc.json', '.'], { cwd: workspace, encoding: 'utf8' })
}

/** A file that imports one name and re-exports it. */
export const importing = (name: string, from: string) =>
  `import { ${name} } from '${from}'\nexport const bad = ${name}\n`
