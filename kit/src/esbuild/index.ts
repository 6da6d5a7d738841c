/** The part of esbuild's types that this plugin uses, so that the kit does not depend on esbuild. */
interface Options {
  absWorkingDir?: string
  plugins?: Plugin[]
  [option: string]: unknown
}

interface Result {
  metafile?: {
    inputs?: Record<string, { imports: { kind: string }[] }>
    outputs: Record<string, { inputs: Record<string, unknown> }>
  }
}

interface Build {
  initialOptions: Options
  esbuild: { build: (options: Options) => Promise<Result> }
  onStart: (callback: () => Promise<void>) => void
  onLoad: (
    options: { filter: RegExp },
    callback: (file: { path: string }) => { contents: string; loader: 'empty' } | undefined,
  ) => void
}

interface Plugin {
  name: string
  setup: (build: Build) => void | Promise<void>
}

const NAME = 'koo-kit-styles'

/** A file of the published kit. */
const FILE = /[\\/]kit[\\/]dist[\\/].+\.(?:css|js)$/

/** A style sheet of a part; those of themes and of the reset are in the same folder. */
const SHEET = /[\\/]kit[\\/]dist[\\/]css[\\/][^\\/]+\.css$/

/**
 * esbuild plugin that leaves out what unused parts of the main entry `@koo/kit` bring. esbuild includes every style sheet that
 * an import can reach, and with `splitting` whatever a module loads later, also when nothing of the module is used: both then
 * share chunks with the page. The plugin bundles once without writing and empties such files that the remaining script does
 * not need. Not needed when parts are imported by their own entries.
 */
export function kitStyles(): Plugin {
  return {
    name: NAME,
    setup(build) {
      let used = new Set<string>()
      let loading = new Set<string>()
      build.onStart(async () => {
        const { plugins = [], ...options } = build.initialOptions
        const others = plugins.filter(({ name }) => name !== NAME)
        const { metafile } = await build.esbuild.build({
          ...options,
          // In one piece, a module that is loaded later counts only where the loading is used.
          splitting: false,
          plugins: others,
          metafile: true,
          write: false,
          logLevel: 'silent',
        })
        used = usedFiles(metafile)
        loading = loadingFiles(metafile)
      })
      build.onLoad({ filter: FILE }, ({ path }) => {
        const name = nameOf(path)
        const isLeftOut = !used.has(name) && (SHEET.test(path) || loading.has(name))
        return isLeftOut ? { contents: '', loader: 'empty' } : undefined
      })
    },
  }
}

/** Files that the scripts of a build need: esbuild lists them among the inputs of a script, sheets as well. */
function usedFiles(metafile: Result['metafile']): Set<string> {
  const scripts = Object.entries(metafile?.outputs ?? {}).filter(([file]) => !file.endsWith('.css'))
  return namesOf(scripts.flatMap(([, output]) => Object.keys(output.inputs)))
}

/** Modules that load another one later. */
function loadingFiles(metafile: Result['metafile']): Set<string> {
  const modules = Object.entries(metafile?.inputs ?? {})
  const isLoading = ([, { imports }]: (typeof modules)[number]) =>
    imports.some(({ kind }) => kind === 'dynamic-import')
  return namesOf(modules.filter(isLoading).map(([file]) => file))
}

const namesOf = (files: string[]) => new Set(files.filter((file) => FILE.test(`/${file}`)).map(nameOf))

/** Place of a file below `dist`, the same on every system. */
const nameOf = (path: string) => path.replaceAll('\\', '/').replace(/^.*\/?kit\/dist\//, '')
