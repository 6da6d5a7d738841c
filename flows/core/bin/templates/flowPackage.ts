import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The files that a template makes, by path. */
export type Files = Readonly<Record<string, string>>

export const camel = (name: string) =>
  name.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (name: string) => camel(`-${name}`)

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Packages that every flow needs for building, types and tests. A version that `model` has goes before the catalogue's. */
const devDependencies = (model: Record<string, string>) =>
  Object.fromEntries(
    [
      ['@koo/kit', 'workspace:^'],
      ['@koo/page', 'workspace:^'],
      ['@types/react', 'catalog:'],
      ['@vanilla-extract/vite-plugin', 'catalog:'],
      ['@vitejs/plugin-react', 'catalog:'],
      ['@vitest/browser-playwright', 'catalog:'],
      ...['playwright', 'react', 'react-dom', 'typescript', 'vite', 'vitest', 'vitest-browser-react'].map(
        (tool) => [tool, 'catalog:'] as const,
      ),
    ].map(([name = '', version = '']) => [name, model[name] ?? version]),
  )

const manifest = (name: string, title: string, model: Record<string, string>) => ({
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
    typecheck: 'tsc --noEmit',
    test: 'vitest run $KOO_VITEST',
    build: 'node ../../pack/scripts/build.ts',
    prepublishOnly: 'node ../../pack/scripts/no-publish.ts',
  },
  dependencies: { '@koo/flow': 'workspace:^', '@koo/steps': 'workspace:^' },
  devDependencies: devDependencies(model),
  peerDependencies: { react: '>=19.2' },
})

const tsconfig = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { types: ['node', 'vite/client'] },
  include: ['.'],
  exclude: ['node_modules', 'dist'],
}

const vitestConfig = (name: string) => `import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { flowProjects } from '../../.ci/vitest.ts'

export default defineConfig({
  test: {
    projects: await flowProjects({
      name: '${name}',
      folder: import.meta.dirname,
      plugins: () => [react(), vanillaExtractPlugin()],
      provider: playwright,
    }),
  },
})
`

const readme = (name: string, title: string) => `# @koo/flow-${name}

${title}.

| page | address | what it is |
|---|---|---|
| \`information\` | \`/${name}/information\` | life and work of the applicant, the shared step |
`

const definition = (name: string, title: string) => `import { back, defineFlow } from '@koo/flow'
import { information } from '@koo/steps/information'

/** ${title}. */
export const ${camel(name)} = defineFlow({
  id: '${name}',
  start: 'information',
  entries: ['information'],
  pages: { information },
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

/** A flow package of one shared step, to which pages are added. */
export function flowPackage(name: string, title: string): Files {
  const core = path.join(import.meta.dirname, '..', '..', 'package.json')
  const model = JSON.parse(readFileSync(core, 'utf8')) as { devDependencies: Record<string, string> }
  return {
    'package.json': json(manifest(name, title, model.devDependencies)),
    'tsconfig.json': json(tsconfig),
    'vitest.config.ts': vitestConfig(name),
    'README.md': readme(name, title),
    'src/index.ts': `export { ${camel(name)} } from './flow.ts'\n`,
    'src/flow.ts': definition(name, title),
    'src/personas.ts': personas(name),
    'src/flow.test.tsx': derivedTest(name),
  }
}
