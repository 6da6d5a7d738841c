import { packageOf, type Package, type Source } from './workspace.ts'

/** Libraries that the product is built on, and the package whose published code uses each. */
const RUNTIME = {
  react: 'kit',
  'react-dom': 'kit',
  '@radix-ui/react-dialog': 'kit',
  '@radix-ui/react-tabs': 'kit',
  'react-router-dom': 'flows/core',
  'react-hook-form': 'flows/page',
  zod: 'api-client',
  ofetch: 'api-client',
  'decimal.js': 'pricing',
}

/**
 * `@vanilla-extract/css` runs when a package is built and leaves plain CSS, so it is a development dependency of every
 * package with a `.css.ts`.
 */
const STYLES = '@vanilla-extract/css'

interface Tool {
  folder: string
  script: string
  command: RegExp
}

/** Tools: the package that lists each, and the script that runs it. */
const TOOLS: Record<string, Tool> = {
  storybook: { folder: 'stories', script: 'build', command: /^storybook build/ },
  chromatic: { folder: 'stories', script: 'chromatic', command: /\bchromatic$/ },
  vitest: { folder: 'kit', script: 'test', command: /^vitest run/ },
  '@playwright/test': { folder: 'e2e', script: 'test', command: /^playwright test/ },
}

/** Checks that each library of the product is installed and used in published code, not only in tests. */
export function libraryFaults(packages: readonly Package[]): string[] {
  const inFolder = (folder: string) => packages.find((each) => each.folder === folder)
  return [
    ...Object.entries(RUNTIME).flatMap(([name, folder]) => runtimeFaults(name, folder, inFolder(folder))),
    ...packages.flatMap(styleFaults),
    ...Object.entries(TOOLS).flatMap(([name, tool]) => toolFaults(name, tool, inFolder(tool.folder))),
  ]
}

function runtimeFaults(name: string, folder: string, found: Package | undefined): string[] {
  const { dependencies, peerDependencies } = found?.manifest ?? {}
  if (!found || !(name in { ...dependencies, ...peerDependencies }))
    return [
      `${folder}/package.json does not depend on ${name}: name it in dependencies (or peerDependencies).`,
    ]
  if (found.files.some((source) => importsValue(source, name))) return []
  return [
    `No shipped source of ${folder} imports ${name}: let it do its work there, not in tests or types only.`,
  ]
}

const importsValue = ({ imports }: Source, name: string) =>
  imports.some(({ from, isType }) => packageOf(from) === name && !isType)

function styleFaults({ folder, manifest, files }: Package): string[] {
  const styled = files.find((source) => source.file.endsWith('.css.ts') && importsValue(source, STYLES))
  if (!styled || STYLES in { ...manifest.devDependencies }) return []
  return [`${styled.file} is a style and ${folder} does not build it: name ${STYLES} in its devDependencies.`]
}

function toolFaults(name: string, { folder, script, command }: Tool, found: Package | undefined): string[] {
  if (!found || !(name in { ...found.manifest.devDependencies }))
    return [`${folder}/package.json does not name ${name} in devDependencies.`]
  if (command.test(found.manifest.scripts?.[script] ?? '')) return []
  return [`The script "${script}" of ${folder}/package.json does not run ${name}: ${command} is expected.`]
}
