import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { appRoot } from '../root.ts'
import type { EntryPage } from './entries.ts'

const ENTRY = 'virtual:koo-entry'

/** Vite plugin: the module from which the inline script imports the settings of its step. */
const entryModule = ({ calls, login }: Pick<EntryPage, 'calls' | 'login'>): Plugin => ({
  name: 'koo-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) =>
    id === `\0${ENTRY}` ? `export const login = ${login}\nexport const calls = ${calls ?? '() => []'}` : null,
})

/** Bundles one module of `src/boot` as an inline script. */
export async function inlineScript(
  module: string,
  entry: Pick<EntryPage, 'calls' | 'login'> = { calls: null, login: false },
): Promise<string> {
  const result = (await build({
    root: appRoot,
    configFile: path.join(appRoot, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [entryModule(entry)],
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: path.join(appRoot, 'src/boot', module), formats: ['iife'], name: 'koo' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = result[0]?.output[0].code
  if (code === undefined) throw new Error(`${module} gave no script`)
  // An inline script ends at the first closing tag, even inside a string.
  if (code.includes('</script'))
    throw new Error(`${module} cannot be an inline script: it contains a closing tag`)
  return code.trim()
}
