// What the package.json of a published package says about its entries. In the workspace `exports` names the sources, so
// that nothing has to be built to work on it; `publishConfig.exports` names what the build makes of them, and pnpm puts
// it in place when it packs.
import fs from 'node:fs'
import path from 'node:path'

/** The package.json in `folder`. */
export const manifestOf = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** Says where the build puts a source: `./src/a/b.ts` becomes `./dist/a/b`. */
const built = (source) => source.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '')

/**
 * What `publishConfig.exports` has to be.
 * @param {Record<string, string>} exports `exports` of the workspace: subpath to source
 */
export function builtExports(exports) {
  const entries = Object.entries(exports).map(([subpath, source]) => [
    subpath,
    { types: `${built(source)}.d.ts`, default: `${built(source)}.js` },
  ])
  return { ...Object.fromEntries(entries), './package.json': './package.json' }
}

/**
 * Every entry of a package; a `*` in `exports` is every folder that has the file behind it.
 * @param {string} folder of the package
 * @returns {{ name: string, subpath: string, source: string }[]} name of the file in dist without its ending, subpath
 *   as imported (`.` or `./Button`), source below the package
 */
export function entriesOf(folder) {
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

function expand(folder, subpath, source) {
  if (!source.includes('*')) return [{ subpath, source }]
  const [before, after] = source.split('*')
  return fs
    .globSync(`${before}**${after}`, { cwd: folder })
    .map((file) => {
      const found = `./${file.split(path.sep).join('/')}`
      return { found, part: found.slice(before.length, -after.length) }
    })
    .filter(({ part }) => part !== '')
    .map(({ found, part }) => ({ subpath: subpath.replace('*', part), source: found }))
}
