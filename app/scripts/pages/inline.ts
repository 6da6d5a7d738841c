import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { appRoot } from '../root.ts'

/** Bundles one module of `src/boot` into a script that stands in the HTML itself. */
export async function inlineScript(module: string): Promise<string> {
  const result = (await build({
    root: appRoot,
    configFile: path.join(appRoot, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
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
