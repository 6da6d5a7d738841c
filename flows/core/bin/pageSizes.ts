import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The largest page that `flow check` accepts. */
export const LIMITS = { lines: 250, files: 10 } as const

/** `page`: components and styles; `data`: code that maps replies and requests. */
const KINDS = ['page', 'step', 'schema', 'copy', 'data'] as const
type Kind = (typeof KINDS)[number]

/** How large a step's folder is, without stories and tests. */
export interface PageSize {
  /** Folder of the step, as it is named in a message. */
  readonly folder: string
  readonly lines: Readonly<Record<Kind, number>>
  readonly files: number
  /** Above the limits: more source lines (copy is not counted) or more files. */
  readonly isLarge: boolean
  /** Why the page needs more, from the comment `Size:` in its `step.ts`; null without one. */
  readonly reason: string | null
}

/** A page whose size and reason do not fit, for `flow check`. */
export interface SizeDefect {
  readonly where: string
  readonly what: string
  readonly cure: string
}

const STEP = 'step.ts'
const isCounted = (name: string) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name)
const kindOf = (name: string): Kind => {
  if (name === STEP) return 'step'
  if (name === 'schema.ts' || name === 'search.ts') return 'schema'
  if (/^copy\.tsx?$|Copy\.tsx?$/.test(name)) return 'copy'
  return name.endsWith('.tsx') || name.endsWith('.css.ts') ? 'page' : 'data'
}
const SKIPPED = ['node_modules', 'dist', 'test', 'testing', 'fixtures', 'core']

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !SKIPPED.includes(entry.name),
  )
/** Folders below `root` that hold a step. */
function stepFolders(root: string): string[] {
  const below = foldersIn(root).flatMap(({ name }) => stepFolders(path.join(root, name)))
  return existsSync(path.join(root, STEP)) ? [root, ...below] : below
}
/** Source files of a step, without those of a step in a folder below. */
function filesOf(folder: string): string[] {
  const own = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && isCounted(entry.name),
  )
  const parts = foldersIn(folder).map(({ name }) => path.join(folder, name))
  return [
    ...own.map(({ name }) => path.join(folder, name)),
    ...parts.filter((part) => !existsSync(path.join(part, STEP))).flatMap(filesOf),
  ]
}
const REASON = /^\/\/ Size: (.+)$/m
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length

function sizeOf(folder: string, root: string): PageSize {
  const lines = { page: 0, step: 0, schema: 0, copy: 0, data: 0 }
  const files = filesOf(folder)
  for (const file of files) lines[kindOf(path.basename(file))] += linesOf(file)
  const source = lines.page + lines.step + lines.schema + lines.data
  return {
    folder: path.relative(root, folder) || path.basename(folder),
    lines,
    files: files.length,
    isLarge: source > LIMITS.lines || files.length > LIMITS.files,
    reason: REASON.exec(readFileSync(path.join(folder, STEP), 'utf8'))?.[1] ?? null,
  }
}

/** Sizes of all steps below `root`, in order of their folders. */
export const pageSizes = (root: string): PageSize[] =>
  stepFolders(root)
    .map((folder) => sizeOf(folder, root))
    .toSorted((a, b) => a.folder.localeCompare(b.folder))

/** Pages above the limits without a reason, and reasons that are not needed any more. */
export const sizeDefects = (sizes: readonly PageSize[]): SizeDefect[] =>
  sizes
    .filter(({ isLarge, reason }) => isLarge === (reason === null))
    .map(({ folder, isLarge }) =>
      isLarge
        ? {
            where: folder,
            what: `is above ${LIMITS.lines} lines of source or ${LIMITS.files} files`,
            cure: 'split it, or say why in a line `// Size: …` of its step.ts',
          }
        : {
            where: folder,
            what: 'says why it is large, and is not',
            cure: 'take the line `// Size: …` out of its step.ts',
          },
    )

/** The sizes as a table, and a line for each page above the limits with its reason. */
export function sizeReport(sizes: readonly PageSize[]): string {
  const cells = [
    ['lines of', ...KINDS, 'files'],
    ...sizes.map(({ folder, lines, files }) => [
      folder,
      ...KINDS.map((kind) => `${lines[kind]}`),
      `${files}`,
    ]),
  ]
  const width = Math.max(...cells.map(([name = '']) => name.length))
  const rows = cells.map(([name = '', ...figures]) =>
    [name.padEnd(width), ...figures.map((figure) => figure.padStart(7))].join(''),
  )
  const large = sizes
    .filter(({ isLarge, reason }) => isLarge && reason !== null)
    .map(({ folder, reason }) => `${folder} is large: ${reason}`)
  return [...rows, ...large].join('\n')
}
