// Checks the import rules of the packages against the manifests and every published source. Lint shows many of them in
// editors too, but a comment can switch lint off; this check always runs. Import circles are found by lint
// (import/no-cycle). It also resolves what comments cite.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { citationFaults } from './rules/citations.ts'
import { importFaults } from './rules/imports.mjs'
import { blockerFaults, centsFaults, clientValueFaults, kitTextFaults, zodFaults } from './rules/sources.mjs'
import { readPackages } from './rules/workspace.mjs'

/**
 * @param {string} root the project's root
 * @returns {string[]} one line per fault: place, fault and remedy; empty when all rules are kept
 */
export function faults(root) {
  const packages = readPackages(root)
  const inPackages = [
    importFaults,
    zodFaults,
    blockerFaults,
    kitTextFaults,
    centsFaults,
    clientValueFaults,
  ].flatMap((rule) => rule(packages))
  return [...inPackages, ...citationFaults(root)]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = faults(path.dirname(path.dirname(fileURLToPath(import.meta.url))))
  for (const line of found) console.error(line)
  if (found.length) process.exit(1)
  console.log('The packages keep their rules.')
}
