// Every entry imported from the installed packages: by Node, and by TypeScript for its types.
import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'vitest'
import { importsOf, write, type Consumer } from '../consumer.ts'
import { nodes } from '../nodes.ts'
import { runBeside } from '../run.ts'

/** Packages without a style sheet: Node imports them as they are. */
const PLAIN = ['@koo/api-client', '@koo/pricing', '@koo/flow', '@koo/sandbox']

/** Made for a test run: they import Vitest, which refuses to be imported elsewhere. */
const IN_TESTS = /\/testing(\/|$)|\/personas$/

export async function checkImports({ folder, tarballs }: Consumer): Promise<void> {
  const entries = tarballs.flatMap((tarball) =>
    importsOf(tarball).map((entry) => ({ entry, isPlain: PLAIN.includes(tarball.name) })),
  )
  const versions = await nodes()
  for (const [major, node] of Object.entries(versions)) {
    for (const isPlain of [true, false]) {
      const some = entries.filter((each) => each.isPlain === isPlain && !IN_TESTS.test(each.entry))
      const what = isPlain ? 'as they are' : 'without their style sheets'
      test(`Node ${major} imports ${some.length} entries ${what}`, async () => {
        const file = path.join(folder, 'imports.mjs')
        write(file, some.map(({ entry }) => `await import('${entry}')\n`).join(''))
        // The line of the guide lets Node skip style sheets, as a bundler would take them out.
        await runBeside(folder, [node, ...(isPlain ? [] : ['--import', './withoutSheets.mjs']), file])
      })
    }
  }
  // Elsewhere the registry has no Node 20.
  if (process.platform === 'linux') test('Node 20 is among them', () => assert.ok(versions['20']))
  for (const resolution of ['bundler', 'nodenext']) {
    test(`TypeScript reads the types of all ${entries.length} entries (${resolution})`, () =>
      checkTypes(folder, entries, resolution))
  }
}

async function checkTypes(
  folder: string,
  entries: readonly { entry: string }[],
  resolution: string,
): Promise<void> {
  const imports = entries.map(({ entry }, at) => `import * as entry${at} from '${entry}'\n`).join('')
  const used = entries.map((_, at) => `entry${at}`).join(', ')
  write(path.join(folder, 'types', 'all.ts'), `${imports}export const all = [${used}]\n`)
  write(
    path.join(folder, 'types', 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: resolution === 'bundler' ? 'ESNext' : 'NodeNext',
        moduleResolution: resolution,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        // The types of other people's packages are theirs; ours are read because they are imported.
        skipLibCheck: false,
        types: ['node', 'vite/client'],
      },
      include: ['*.ts', '../src'],
    }),
  )
  await runBeside(folder, ['node_modules/.bin/tsc', '-p', 'types'])
}
