// Which packages a change can have touched: those with changed files, and every package that depends on one of them.
import { execFileSync } from 'node:child_process'
import { readManifests } from '../rules/workspace.mjs'

/** Files that differ from a revision, those not yet committed included. */
export function changedFiles(root, revision) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean)
  return [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', revision, '--'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ]
}

/** Markdown is read by no test; the guides are MDX, which Storybook renders. */
const isText = (file) => file.endsWith('.md')

/**
 * @param {{ folder: string, name: string, dependsOn: readonly string[] }[]} packages
 * @param {readonly string[]} files changed files, relative to the root
 * @returns {Set<string> | null} folders of packages; null when a file outside of all of them can concern each
 */
export function touchedPackages(packages, files) {
  const touched = new Set()
  for (const file of files.filter((each) => !isText(each))) {
    const owner = packages
      .filter(({ folder }) => file.startsWith(`${folder}/`))
      .toSorted((a, b) => b.folder.length - a.folder.length)[0]
    if (!owner) return null
    touched.add(owner.folder)
  }
  const folderOf = new Map(packages.map(({ name, folder }) => [name, folder]))
  for (let grown = true; grown;) {
    grown = false
    for (const { folder, dependsOn } of packages) {
      if (touched.has(folder) || !dependsOn.some((name) => touched.has(folderOf.get(name)))) continue
      touched.add(folder)
      grown = true
    }
  }
  return touched
}

/** The steps that a change can have touched; a step that can run a part of itself runs only that. */
export function touchedSteps(steps, touched) {
  if (touched === null) return steps
  return steps
    .filter(({ cwd, needs = [], sees = [cwd, ...needs] }) => sees.some((folder) => touched.has(folder)))
    .map((step) => step.narrow?.(touched) ?? step)
}

/** What to run after a change since `revision`: the folders touched, or null for everything. */
export const touchedSince = (root, revision) =>
  touchedPackages(readManifests(root), changedFiles(root, revision))
