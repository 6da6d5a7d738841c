// What the package.json of a published package says about its entries. In the workspace `exports` names the sources, so
// that nothing has to be built to work on it; `publishConfig.exports` names what the build makes of them, and pnpm puts
// it in place when it packs.
import fs from 'node:fs'
import path from 'node:path'

/** A target of `exports` once it is built. */
export interface Target {
  types?: string
  default?: string
}

/** What is read of a package.json. */
export interface Manifest {
  name: string
  /** `flow`, `library`, `app` or `tools`. */
  kind?: string
  version: string
  description?: string
  license?: string
  private?: boolean
  packageManager?: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  bin?: Record<string, string>
  exports?: Record<string, string>
  publishConfig?: { exports?: Record<string, string | Target>; bin?: Record<string, string> }
}

/** A package.json in a tarball: pnpm has put `publishConfig` in its place. */
export type PackedManifest = Omit<Manifest, 'exports'> & { exports: Record<string, string | Target> }

/** The package.json in `folder`. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** Says where the build puts a source: `./src/a/b.ts` becomes `./dist/a/b`. */
const built = (source: string) => source.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '')

/** What `publishConfig.exports` has to be, from `exports` of the workspace: source by subpath. */
export function builtExports(exports: Record<string, string>): Record<string, string | Target> {
  const entries = Object.entries(exports).map(([subpath, source]): [string, Target] => [
    subpath,
    { types: `${built(source)}.d.ts`, default: `${built(source)}.js` },
  ])
  return { ...Object.fromEntries(entries), './package.json': './package.json' }
}

export interface PackageEntry {
  /** Name of the file in dist, without its ending. */
  name: string
  /** As imported: `.` or `./Button`. */
  subpath: string
  /** Below the package. */
  source: string
}

/** Every entry of a package; a `*` in `exports` is every folder that has the file behind it. */
export function entriesOf(folder: string): PackageEntry[] {
  const { exports = {}, publishConfig } = manifestOf(folder)
  // A program that is run, not imported: built like an entry.
  const programs = Object.values(publishConfig?.bin ?? {}).map((file) => ({
    subpath: '',
    source: file.replace('./dist/', './src/').replace(/\.js$/, '.ts'),
  }))
  return [
    ...Object.entries(exports).flatMap(([subpath, source]) => expand(folder, subpath, source)),
    ...programs,
  ]
    .map(({ subpath, source }) => ({ subpath, source, name: built(source).replace('./dist/', '') }))
    .sort((a, b) => a.subpath.localeCompare(b.subpath))
}

function expand(folder: string, subpath: string, source: string): { subpath: string; source: string }[] {
  if (!source.includes('*')) return [{ subpath, source }]
  const [before = '', after = ''] = source.split('*')
  return fs
    .globSync(`${before}**${after}`, { cwd: folder })
    .map((file) => {
      const found = `./${file.split(path.sep).join('/')}`
      return { found, part: found.slice(before.length, -after.length) }
    })
    .filter(({ part }) => part !== '')
    .map(({ found, part }) => ({ subpath: subpath.replace('*', part), source: found }))
}
