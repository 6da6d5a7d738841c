import path from 'node:path'
import { build, mergeConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { floorSettings } from '../old/settings.ts'
import { appRoot } from '../root.ts'
import type { EntryPage } from './entries.ts'

const ENTRY = 'virtual:koo-entry'
const START = 'virtual:koo-start'

/** Addresses of the files that start the app in current and in old browsers: its module, then those of the page. */
export interface StartFiles {
  modern: readonly string[]
  old: readonly string[]
  /** Sheets that old browsers take in place of those in the page. */
  oldSheets: readonly string[]
}

export interface InlineValues {
  entry?: Pick<EntryPage, 'calls' | 'login' | 'framed'>
  start?: StartFiles
}

/** Vite plugin: the modules from which the inline script imports what differs from page to page. */
const valueModules = ({ entry, start }: InlineValues): Plugin => ({
  name: 'koo-inline-values',
  resolveId: (id) => (id === ENTRY || id === START ? `\0${id}` : null),
  load(id) {
    if (id === `\0${ENTRY}`)
      return [
        `export const login = ${entry?.login ?? false}`,
        `export const framed = ${entry?.framed ?? false}`,
        `export const calls = ${entry?.calls ?? '() => []'}`,
      ].join('\n')
    if (id !== `\0${START}`) return null
    const { modern = [], old = [], oldSheets = [] } = start ?? {}
    return Object.entries({ modern, old, oldSheets })
      .map(([name, addresses]) => `export const ${name} = ${JSON.stringify(addresses)}`)
      .join('\n')
  },
})

/** Bundles one module of `src/boot` as an inline script that every browser with an app can read. */
export async function inlineScript(module: string, values: InlineValues = {}): Promise<string> {
  const settings = mergeConfig<InlineConfig, InlineConfig>(floorSettings, {
    root: appRoot,
    configFile: path.join(appRoot, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [valueModules(values)],
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: path.join(appRoot, 'src/boot', module), formats: ['iife'], name: 'koo' },
    },
  })
  const result = (await build(settings)) as Rolldown.RolldownOutput[]
  const code = result[0]?.output[0].code
  if (code === undefined) throw new Error(`${module} gave no script`)
  // An inline script ends at the first closing tag, even inside a string.
  if (code.includes('</script'))
    throw new Error(`${module} cannot be an inline script: it contains a closing tag`)
  return code.trim()
}
