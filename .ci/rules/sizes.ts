// How large files are: the limit that no file may pass.
import fs from 'node:fs'
import path from 'node:path'
import { packageFolders } from './workspace.ts'

const LONGEST = 250
/** Tests of one subject stay in one file. */
const LONGEST_TEST = 400

/** Files that may be longer, with the reason. A file that has become shorter must leave the list. */
export const LONGER: Readonly<Record<string, string>> = {
  'e2e/support/screens.ts': 'a table of what each page is called and shows',
}

const CODE = /\.(tsx?|mts|mjs)$/
const NOT_OURS = /(^|\/)(gen|fixtures)\//
const isTest = (file: string) =>
  /\.(test|test-d|spec)\.tsx?$|\.test\.mjs$/.test(file) || /(^|\/)(test|testing|fixtures)\//.test(file)

function* filesIn(root: string, folder: string): Generator<string> {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name)
    if (/^(node_modules|dist|dist-.*|storybook-static|\.git|\.stryker-tmp)$/.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesIn(root, file)
    else if (CODE.test(file) && !NOT_OURS.test(file)) yield file
  }
}

const linesOf = (text: string) => text.trimEnd().split('\n').length

/** Every file of code with its length. */
const measured = (root: string, folder: string) =>
  [...filesIn(root, folder)].map((file) => ({
    file,
    lines: linesOf(fs.readFileSync(path.join(root, file), 'utf8')),
  }))

const longestOf = (file: string) => (isTest(file) ? LONGEST_TEST : LONGEST)

/** Files that are too long, and exceptions that are not needed any more. */
export function sizeFaults(root: string, longer = LONGER): string[] {
  const folders = ['.ci', ...packageFolders(root)]
  const found = new Map(
    folders
      .filter((each) => fs.existsSync(path.join(root, each)))
      .flatMap((folder) => measured(root, folder))
      .map(({ file, lines }) => [file, lines] as const),
  )
  return [
    ...[...found]
      .filter(([file, lines]) => lines > longestOf(file) && !(file in longer))
      .map(
        ([file, lines]) =>
          `${file} has ${lines} lines: split it by subject (${longestOf(file)} at most), or give a reason in .ci/rules/sizes.ts.`,
      ),
    ...Object.keys(longer)
      .filter((file) => (found.get(file) ?? 0) <= longestOf(file))
      .map((file) => `${file} is in the list of .ci/rules/sizes.ts, and is not too long: take it out.`),
  ]
}
