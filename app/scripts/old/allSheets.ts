import { globSync } from 'node:fs'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'
import { appRoot } from '../root.ts'

const house = path.join(appRoot, '..')

/**
 * The style sheets of all packages, by their source (`kit/src/Tag/Tag.css.ts`), with names of classes that tell the part. For
 * tests: all parts, also those that no page uses.
 */
export async function allSheets(): Promise<Map<string, string>> {
  const sources = globSync('{kit,flows/*,app,app/lab}/src/**/*.css.ts', { cwd: house })
  const { output } = (await build({
    root: house,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
    build: {
      write: false,
      target: 'es2022',
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(sources.map((source) => [source, path.join(house, source)])),
        treeshake: false,
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? [[file.originalFileNames[0] ?? file.names[0] ?? file.fileName, String(file.source)] as const]
        : [],
    ),
  )
}
