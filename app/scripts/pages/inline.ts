import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { appRoot } from '../root.ts'
import type { EntryPage } from './entries.ts'

const ENTRY = 'virtual:koo-entry'

/** Gives the script of a page what its step says. */
const entryModule = ({ calls, login }: Pick<EntryPage, 'calls' | 'login'>): Plugin => ({
  name: 'koo-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) =>
    id === `\0${ENTRY}` ? `export const login = ${login}\nexport const calls = ${calls ?? '() => []'}` : null,
})

/** Bundles one module of `src/boot` into a script that stands in the HTML itself. */
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
  // An inline script ends at the first closing tag, wherever it stands.
  if (code.includes('</script')) throw new Error(`${module} cannot stand in the page: it names a closing tag`)
  return code.trim()
}
