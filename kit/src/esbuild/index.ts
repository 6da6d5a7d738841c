/** The part of esbuild's types that this plugin uses, so that the kit does not depend on esbuild. */
interface Options {
  absWorkingDir?: string
  plugins?: Plugin[]
  [option: string]: unknown
}

interface Result {
  metafile?: { outputs: Record<string, { inputs: Record<string, unknown> }> }
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

/** A style sheet of a part; those of themes and of the reset are in the same folder. */
const SHEET = /[\\/]kit[\\/]dist[\\/]css[\\/][^\\/]+\.css$/

/**
 * esbuild plugin that leaves out the style sheets of unused parts. esbuild includes every style sheet that an import
 * can reach, so the main entry `@koo/kit` would include all. The plugin bundles once without writing, finds the sheets
 * that the remaining script needs, and empties the others. Not needed when parts are imported by their own entries.
 */
export function kitStyles(): Plugin {
  return {
    name: NAME,
    setup(build) {
      let used = new Set<string>()
      build.onStart(async () => {
        const { plugins = [], ...options } = build.initialOptions
        const others = plugins.filter(({ name }) => name !== NAME)
        const { metafile } = await build.esbuild.build({
          ...options,
          plugins: others,
          metafile: true,
          write: false,
          logLevel: 'silent',
        })
        used = usedSheets(metafile)
      })
      build.onLoad({ filter: SHEET }, ({ path }) =>
        used.has(nameOf(path)) ? undefined : { contents: '', loader: 'empty' },
      )
    },
  }
}

/** Sheets that the scripts of a build need: esbuild lists them among the inputs of a script. */
function usedSheets(metafile: Result['metafile']): Set<string> {
  const scripts = Object.entries(metafile?.outputs ?? {}).filter(([file]) => !file.endsWith('.css'))
  const inputs = scripts.flatMap(([, output]) => Object.keys(output.inputs))
  return new Set(inputs.filter((input) => SHEET.test(`/${input}`)).map(nameOf))
}

/** File name of a sheet; all sheets are in one folder, each with its own name. */
const nameOf = (path: string) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
