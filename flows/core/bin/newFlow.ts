import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { camel, flowPackage, pascal, type Files } from './templates/flowPackage.ts'
import { partnerFile, partnerPackage } from './templates/partner.ts'

/** Files that a command has made or changed, relative to the root of the project. */
export interface Changes {
  readonly folder: string
  readonly files: readonly string[]
}

/** Throws unless a name has small letters, digits and hyphens only: it becomes a folder, a package and an address. */
export function checkName(name: string): void {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    throw new Error(`'${name}': small letters, digits and hyphens, please`)
}

/** Writes files below a folder; returns their paths below `root`. */
export function writeFiles(root: string, folder: string, files: Files): string[] {
  return Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    return file
  })
}

/** Changes a file of the project; `change` returns the new text. */
export function edit(root: string, file: string, change: (text: string) => string): string {
  const full = path.join(root, file)
  writeFileSync(full, change(readFileSync(full, 'utf8')))
  return file
}

/**
 * A flow package, listed in the app, with a board in Storybook: of one shared step, or for a partner, by the name that its customers
 * know, of all shared pages, with the partner's file in the sandbox.
 */
export function newFlow(root: string, name: string, title: string, partner?: string): Changes {
  checkName(name)
  const folder = path.join('flows', name)
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} exists already`)
  const files = partner === undefined ? flowPackage(name, title) : partnerPackage(name, title)
  const own = writeFiles(root, folder, files)
  const listed = [...own, listFlow(root, name), dependOn(root, 'app', [`@koo/flow-${name}`])]
  const known = partner === undefined ? [] : addPartner(root, name, title, partner)
  return { folder, files: [...listed, ...known, ...addBoard(root, name)] }
}

/** First number of phones that no partner had from the beginning. */
const FREE_PHONES = 40

/** Gives the partner its file in the sandbox, with customers of its own, and lists it there. */
function addPartner(root: string, name: string, title: string, shown: string): string[] {
  const folder = path.join('api-client', 'sandbox', 'src', 'products', 'channel', 'partners')
  const taken = globSync('*.ts', { cwd: path.join(root, folder) }).flatMap((file) => {
    const [, phones] = /\bphones: (\d+)/.exec(readFileSync(path.join(root, folder, file), 'utf8')) ?? []
    return Number(phones ?? 0)
  })
  const phones = Math.max(FREE_PHONES, ...taken.map((each) => each + 1))
  const step = camel(name)
  return [
    ...writeFiles(root, folder, { [`${step}.ts`]: partnerFile(name, { title, shown, phones }) }),
    edit(root, path.join(folder, 'index.ts'), (text) =>
      `import { ${step} } from './${step}.ts'\n${text}`.replace(
        /^(const list = \[[^\]]*)\]/m,
        `$1  ${step},\n]`,
      ),
    ),
  ]
}

/** Gives the flow its board in Storybook, in a project that has boards. */
function addBoard(root: string, name: string): string[] {
  const boards = path.join('stories', 'docs', 'boards.stories.tsx')
  if (!existsSync(path.join(root, boards))) return []
  const board = `export const ${pascal(name)}: Board = boardOf('${name}')\n`
  return [edit(root, boards, (text) => text + board)]
}

/** Lists the flow in the app, in the order of the names. */
function listFlow(root: string, name: string): string {
  return edit(root, path.join('app', 'src', 'flows.ts'), (text) => {
    const imported = `import { ${camel(name)} } from '@koo/flow-${name}'`
    const lines = text.split('\n')
    const imports = lines.filter((line) => /^import .* from '@koo\/flow-/.test(line))
    const before = imports.filter((line) => packageIn(line) < packageIn(imported)).at(-1) ?? imports[0]
    if (before === undefined) throw new Error('app/src/flows.ts imports no flow')
    lines.splice(lines.indexOf(before) + 1, 0, imported)
    return lines
      .join('\n')
      .replace(
        /(export const flows: readonly FlowData\[\] = \[)([^\]]*)\]/,
        (_, head: string, list: string) => {
          const names = list.split(',').map((each) => each.trim())
          return `${head}${[...names, camel(name)].filter(Boolean).toSorted().join(', ')}]`
        },
      )
  })
}

const packageIn = (line: string) => /'(.+)'/.exec(line)?.[1] ?? ''

/** Adds packages of the workspace or its catalogue to a manifest; entries that are there stay. */
export function dependOn(
  root: string,
  folder: string,
  names: readonly string[],
  kind: 'dependencies' | 'devDependencies' = 'dependencies',
): string {
  return edit(root, path.join(folder, 'package.json'), (text) => {
    const manifest = JSON.parse(text) as Manifest
    const all = { ...manifest[kind] }
    for (const name of names) {
      all[name] ??= manifest.devDependencies?.[name] ?? versionOf(root, name, manifest)
      if (kind === 'dependencies') delete manifest.devDependencies?.[name]
    }
    const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `${JSON.stringify({ ...manifest, [kind]: Object.fromEntries(sorted) }, null, 2)}\n`
  })
}

interface Manifest {
  private?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/**
 * The version to depend on: of a package of the workspace, of the catalogue, or the one in `stories/package.json`. A
 * published package takes a range of ours, so that its users are not bound to one version.
 */
function versionOf(root: string, name: string, { private: isPrivate }: Manifest): string {
  if (name.startsWith('@koo/')) return isPrivate ? 'workspace:*' : 'workspace:^'
  const stories = JSON.parse(readFileSync(path.join(root, 'stories', 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  return stories.devDependencies[name] ?? 'catalog:'
}
