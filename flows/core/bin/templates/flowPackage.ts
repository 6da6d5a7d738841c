/** The files that a template makes, by path. */
export type Files = Readonly<Record<string, string>>

export const camel = (name: string) =>
  name.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (name: string) => camel(`-${name}`)

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const manifest = (name: string, title: string) => ({
  name: `@koo/flow-${name}`,
  kind: 'flow',
  // Never released: its first changeset makes it 0.1.0.
  version: '0.0.0',
  description: `${title}.`,
  license: 'UNLICENSED',
  files: ['dist', 'CHANGELOG.md'],
  type: 'module',
  sideEffects: ['**/*.css', '**/*.css.ts'],
  exports: { '.': './src/index.ts', './personas': './src/personas.ts' },
  publishConfig: {
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './personas': { types: './dist/personas.d.ts', default: './dist/personas.js' },
      './package.json': './package.json',
    },
    access: 'restricted',
  },
  scripts: {
    build: 'node ../../pack/scripts/build.ts',
    prepublishOnly: 'node ../../pack/scripts/noPublish.ts',
  },
  dependencies: { '@koo/flow': 'workspace:^', '@koo/steps': 'workspace:^' },
  devDependencies: { '@koo/page': 'workspace:^', '@types/react': 'catalog:', react: 'catalog:' },
  peerDependencies: { react: '>=19.2' },
})

const definition = (name: string, title: string) => `import { back, defineFlow } from '@koo/flow'
import { information } from '@koo/steps/information'

/** ${title}. */
export const ${camel(name)} = defineFlow({
  id: '${name}',
  start: 'information',
  entries: ['information'],
  pages: { information: information() },
  exits: { information: { done: back } },
})
`

const personas = (name: string) => `import type { Persona } from '@koo/flow/testing'
import type { ${camel(name)} } from './flow.ts'

/** Customers and their ways through the flow. */
export const personas = [
  { name: 'fills in life and work', lines: [{ at: 'information', exit: 'done' }] },
] as const satisfies readonly Persona<keyof typeof ${camel(name)}.pages>[]
`

const derivedTest = (
  name: string,
) => `import { backAtEveryPage, flowContract, personasOf, reloadAtEveryPage } from '@koo/flow/testing'
import { attackedPages } from '@koo/page/testing/attacks'
import { ${camel(name)} } from './flow.ts'
import { personas } from './personas.ts'

flowContract(${camel(name)})
reloadAtEveryPage(${camel(name)})
backAtEveryPage(${camel(name)})
personasOf(${camel(name)}, personas)
attackedPages(${camel(name)})
`

/** A flow package of one shared step, to which pages are added: its package.json and its sources, nothing else. */
export function flowPackage(name: string, title: string): Files {
  return {
    'package.json': json(manifest(name, title)),
    'src/index.ts': `export { ${camel(name)} } from './flow.ts'\n`,
    'src/flow.ts': definition(name, title),
    'src/personas.ts': personas(name),
    'src/flow.test.tsx': derivedTest(name),
  }
}
