import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** A picture before and after a change, each as it is in a file; undefined where it did not exist. */
export interface ChangedPicture {
  /** Theme and story: `koo/primitives-tag--benefit`. */
  readonly name: string
  /** Its file, from the root of the project. */
  readonly file: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
}

const PICTURES = 'stories/visual/pictures'

const nameOf = (file: string) => path.relative(PICTURES, file).replace(/\.png$/, '')

function git(root: string, ...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: root, maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })
}

const linesOf = (text: Buffer) => text.toString().split('\n').filter(Boolean)

function inRevision(root: string, revision: string, file: string): Buffer | undefined {
  try {
    return git(root, 'show', `${revision}:${file}`)
  } catch {
    return undefined
  }
}

/**
 * Pictures whose files differ from those of a revision, new ones included, by name.
 *
 * @throws when the revision does not exist
 */
export function changedSince(root: string, revision: string): ChangedPicture[] {
  const changed = linesOf(git(root, 'diff', '--name-only', '--no-renames', revision, '--', PICTURES))
  const added = linesOf(git(root, 'ls-files', '--others', '--exclude-standard', '--', PICTURES))
  return [...new Set([...changed, ...added])].toSorted().map((file) => {
    const now = path.join(root, file)
    return {
      name: nameOf(file),
      file,
      before: inRevision(root, revision, file),
      after: fs.existsSync(now) ? fs.readFileSync(now) : undefined,
    }
  })
}

/** Pictures that the last run of the stories found to differ: what it took stands beside the report of its failure. */
export function failedIn(root: string, results: string): ChangedPicture[] {
  if (!fs.existsSync(results)) return []
  return fs
    .readdirSync(results, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-actual.png'))
    .toSorted()
    .flatMap((taken) => {
      const theme = path.basename(path.dirname(taken))
      const file = `${PICTURES}/${theme}/${path.basename(taken).replace('-actual.png', '.png')}`
      const baseline = path.join(root, file)
      return {
        name: nameOf(file),
        file,
        before: fs.existsSync(baseline) ? fs.readFileSync(baseline) : undefined,
        after: fs.readFileSync(path.join(results, taken)),
      }
    })
}
