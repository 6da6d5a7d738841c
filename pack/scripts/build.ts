// Builds what is published of one package: ES modules, one file a module, style sheets beside the module that uses them,
// and types. Run in the package's folder by its script `build`; what it needs of this workspace is built before
// (turbo sees to it).
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { rolldown } from 'rolldown'
import { entriesOf, manifestOf, type PackageEntry } from './manifest.ts'
import { publishedPackages, root } from './workspace.ts'

/** Builds the package in `folder` into its `dist`; throws where something is missing. */
export async function buildPackage(folder: string): Promise<void> {
  const dist = path.join(folder, 'dist')
  const entries = entriesOf(folder)
  fs.rmSync(dist, { recursive: true, force: true })
  await writeModules(folder, dist, entries)
  writeTypes(folder, dist, entries)
  for (const { name } of entries) {
    for (const ending of ['.js', '.d.ts']) {
      const file = path.join(dist, `${name}${ending}`)
      if (!fs.existsSync(file)) throw new Error(`${path.relative(folder, file)} is missing from the build`)
    }
  }
  console.log(`${manifestOf(folder).name}: ${entries.length} entries built into dist`)
}

async function writeModules(folder: string, dist: string, entries: readonly PackageEntry[]): Promise<void> {
  const isOutside = outside(folder)
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(entries.map(({ name, source }) => [name, source])),
    // With the class name inlined, the style sheet would be a bare import, which a bundler may drop.
    optimization: { inlineConst: false },
    checks: { pluginTimings: false },
    external: isOutside,
    plugins: [vanillaExtractPlugin({ identifiers: 'short', cwd: folder })],
    // `'use client'` stands at the top of every component file on purpose.
    onLog: (level, log, report) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
    },
  })
  await bundle.write({
    dir: dist,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].js',
    // Button.css.ts.vanilla.css -> css/Button.css
    assetFileNames: ({ names }) => `css/${path.basename(names[0] ?? 'style').replace('.css.ts.vanilla', '')}`,
  })
  await bundle.close()
}

/** Whether a module belongs to another package. One that the package.json does not name stops the build. */
function outside(folder: string): (id: string, importer: string | undefined) => boolean {
  const { name, dependencies, peerDependencies } = manifestOf(folder)
  const known = Object.keys({ ...dependencies, ...peerDependencies })
  return (id, importer) => {
    if (/^[./\0]/.test(id) || path.isAbsolute(id) || id.includes('.vanilla.css')) return false
    const isKnown = isBuiltin(id) || known.some((other) => id === other || id.startsWith(`${other}/`))
    if (!isKnown)
      throw new Error(`${name} imports ${id} in ${importer}, which its package.json does not name`)
    return true
  }
}

/**
 * Writes the types of what the entries reach. Other packages of the workspace are read as their users will read them:
 * from the types in their dist.
 */
function writeTypes(folder: string, dist: string, entries: readonly PackageEntry[]): void {
  const paths = Object.fromEntries(
    publishedPackages()
      .filter((other) => other.folder !== folder)
      .flatMap((other) =>
        Object.entries(manifestOf(other.folder).publishConfig?.exports ?? {}).flatMap(([subpath, target]) =>
          typeof target === 'object' && target.types
            ? [[path.posix.join(other.name, subpath), [path.join(other.folder, target.types)]]]
            : [],
        ),
      ),
  )
  const own = path.join(folder, 'tsconfig.build.json')
  const project = path.join(folder, 'node_modules', '.cache', 'tsconfig.build.json')
  fs.mkdirSync(path.dirname(project), { recursive: true })
  fs.writeFileSync(
    project,
    JSON.stringify({
      // A package that runs in other places than browsers says so in a tsconfig.build.json of its own.
      extends: fs.existsSync(own) ? own : path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        emitDeclarationOnly: true,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: path.join(folder, 'src'),
        outDir: dist,
        typeRoots: [path.join(root, 'node_modules', '@types')],
        paths,
      },
      files: entries.map(({ source }) => path.join(folder, source)),
    }),
  )
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('its types do not compile, see above')
}

if (import.meta.main) await buildPackage(process.cwd())
