// How large files are: the limit that no file may pass, and the figures by package.
//   node .ci/rules/sizes.mjs   prints median and p90 of file lines, and lines of tests to lines of source
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readManifests } from './workspace.mjs'

export const LONGEST = 250
/** Tests of one subject stay in one file. */
export const LONGEST_TEST = 400

/** Files that may be longer, with the reason. A file that has become shorter must leave the list. */
export const LONGER = {
  'e2e/support/screens.ts': 'a table of what each page is called and shows',
}

const CODE = /\.(tsx?|mts|mjs)$/
const NOT_OURS = /(^|\/)(gen|fixtures)\//
const isTest = (file) =>
  /\.(test|test-d|spec)\.tsx?$|\.test\.mjs$/.test(file) || /(^|\/)(test|testing|fixtures)\//.test(file)
const isStory = (file) => file.endsWith('.stories.tsx')

function* filesIn(root, folder) {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name)
    if (/^(node_modules|dist|dist-.*|storybook-static|\.git|\.stryker-tmp)$/.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesIn(root, file)
    else if (CODE.test(file) && !NOT_OURS.test(file)) yield file
  }
}

export const linesOf = (text) => text.trimEnd().split('\n').length

/** Every file of code with its length. */
const measured = (root, folder) =>
  [...filesIn(root, folder)].map((file) => ({
    file,
    lines: linesOf(fs.readFileSync(path.join(root, file), 'utf8')),
  }))

const longestOf = (file) => (isTest(file) ? LONGEST_TEST : LONGEST)

/** Files that are too long, and exceptions that are not needed any more. */
export function sizeFaults(root, longer = LONGER) {
  const folders = ['.ci', ...readManifests(root).map(({ folder }) => folder)]
  const found = new Map(
    folders
      .filter((each) => fs.existsSync(path.join(root, each)))
      .flatMap((folder) => measured(root, folder))
      .map(({ file, lines }) => [file, lines]),
  )
  return [
    ...[...found]
      .filter(([file, lines]) => lines > longestOf(file) && !(file in longer))
      .map(
        ([file, lines]) =>
          `${file} has ${lines} lines: split it by subject (${longestOf(file)} at most), or give a reason in .ci/rules/sizes.mjs.`,
      ),
    ...Object.keys(longer)
      .filter((file) => (found.get(file) ?? 0) <= longestOf(file))
      .map((file) => `${file} is in the list of .ci/rules/sizes.mjs, and is not too long: take it out.`),
  ]
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const sum = (files) => files.reduce((total, { lines }) => total + lines, 0)

/** The figures of one package; the files of a package inside it are its own. */
export function figuresOf(root, folder, inner) {
  const all = measured(root, folder).filter(({ file }) => !inner.some((each) => file.startsWith(`${each}/`)))
  const tests = all.filter(({ file }) => isTest(file))
  const source = all.filter(({ file }) => !isTest(file) && !isStory(file))
  const sorted = all.map(({ lines }) => lines).toSorted((a, b) => a - b)
  return {
    package: folder,
    files: all.length,
    median: at(sorted, 0.5),
    p90: at(sorted, 0.9),
    source: sum(source),
    tests: sum(tests),
    ratio: sum(source) === 0 ? 0 : Math.round((sum(tests) / sum(source)) * 100) / 100,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = execFileSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).trim()
  const folders = readManifests(root).map(({ folder }) => folder)
  console.table(
    folders.map((folder) =>
      figuresOf(
        root,
        folder,
        folders.filter((each) => each.startsWith(`${folder}/`)),
      ),
    ),
  )
}
