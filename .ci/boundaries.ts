// Checks the import rules of the packages against the manifests and every published source; no comment can switch it off.
// Circles of files are found by lint (import/no-cycle), those of folders, and of files of the app with late imports, here. It also resolves what comments cite.
import path from 'node:path'
import { citationFaults } from '../stories/coverage/citations.ts'
import { circleFaults } from './rules/circles.ts'
import { copyFaults } from './rules/copy.ts'
import { importFaults } from './rules/imports.ts'
import { blockerFaults, centsFaults, clientValueFaults, kitTextFaults, zodFaults } from './rules/sources.ts'
import { readPackages } from './rules/workspace.ts'

/** One line per fault: place, fault and remedy; empty when all rules are kept. `root` is that of the project. */
export function faults(root: string): string[] {
  const packages = readPackages(root)
  const rules = [
    importFaults,
    circleFaults,
    zodFaults,
    blockerFaults,
    kitTextFaults,
    centsFaults,
    clientValueFaults,
    copyFaults,
  ]
  return rules.flatMap((rule) => rule(packages))
}

if (import.meta.main) {
  const root = path.dirname(import.meta.dirname)
  const found = [...faults(root), ...citationFaults(root)]
  for (const line of found) console.error(line)
  if (found.length) process.exit(1)
  console.log('The packages keep their rules.')
}
