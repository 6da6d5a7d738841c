import fs from 'node:fs'
import path from 'node:path'
import {
  parseSync,
  Visitor,
  type ImportDeclarationSpecifier,
  type ModuleExportName,
  type Program,
} from 'oxc-parser'

export const kinds = ['library', 'flow', 'app', 'tools'] as const

export interface Manifest {
  name: string
  /** What the package is, for the tools: a flow is found by this field, not by its folder. */
  kind?: (typeof kinds)[number]
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export interface Package {
  folder: string
  name: string
  manifest: Manifest
  /** The sources that ship: no tests, stories or tools. */
  files: Source[]
}

export interface Source {
  /** Relative to the root. */
  file: string
  text: string
  imports: Import[]
  /** Names a place in it as `file:line`. */
  at(offset: number): string
  program: Program
}

interface Import {
  /** What stands in quotes. */
  from: string
  /** What is taken out of it: `*` for everything. */
  names: string[]
  isType: boolean
  start: number
}

/** Reads every package of the workspace with the sources that it ships. */
export function readPackages(root: string): Package[] {
  return packageFolders(root).map((folder) => {
    const manifest = readManifest(root, folder)
    const files = [...shippedFiles(root, `${folder}/src`)].map((file) => readSource(root, file))
    return { folder, name: manifest.name, manifest, files }
  })
}

/** The package.json of a folder. */
export const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest

/** Folders of the packages, as `pnpm-workspace.yaml` lists them: a new flow is found without being named. */
export function packageFolders(root: string): string[] {
  const text = fs.readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  const [, list = ''] = /^packages:\n((?: {2}- .*\n)+)/m.exec(text) ?? []
  const patterns = list.split('\n').flatMap((line) => /^ {2}- (.+)$/.exec(line)?.[1] ?? [])
  return patterns
    .flatMap((pattern) => (pattern.endsWith('/*') ? subfolders(root, pattern.slice(0, -2)) : [pattern]))
    .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')))
}

/** Folders of the flows, in the order of their names: other packages beside them are of another kind. */
export const flowFolders = (root: string): string[] =>
  subfolders(root, 'flows')
    .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')))
    .filter((folder) => readManifest(root, folder).kind === 'flow')
    .toSorted()

function subfolders(root: string, folder: string): string[] {
  if (!fs.existsSync(path.join(root, folder))) return []
  return fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`)
}

const NOT_SHIPPED =
  /\.(test|test-d|stories|gen)\.tsx?$|\/(node_modules|dist|test|testing|tools|scripts|bench|bin)\/|\/testing\.tsx?$|\/samples\.tsx?$/

function* shippedFiles(root: string, folder: string): Generator<string> {
  if (!fs.existsSync(path.join(root, folder))) return
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`
    if (NOT_SHIPPED.test(entry.isDirectory() ? `${file}/` : file)) continue
    if (entry.isDirectory()) yield* shippedFiles(root, file)
    else if (/\.tsx?$/.test(file)) yield file
  }
}

function readSource(root: string, file: string): Source {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const at = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`
  return { file, text, program, at, imports: importsOf(program) }
}

/** Every import of a module: static and dynamic, of values and of types, and re-exports. */
function importsOf(program: Program): Import[] {
  const found: Import[] = []
  const add = (
    node: { start: number },
    source: object | null | undefined,
    names: string[],
    kind?: string,
  ) => {
    if (source && 'value' in source && typeof source.value === 'string')
      found.push({ from: source.value, names, isType: kind === 'type', start: node.start })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node, node.source, node.specifiers.map(importedName), node.importKind),
    ExportNamedDeclaration: (node) =>
      add(
        node,
        node.source,
        node.specifiers.map(({ local }) => nameOf(local)),
        node.exportKind,
      ),
    ExportAllDeclaration: (node) => add(node, node.source, ['*'], node.exportKind),
    ImportExpression: (node) => add(node, node.source, ['default', '*']),
    TSImportType: (node) => add(node, node.source, ['*'], 'type'),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require')
        add(node, node.arguments[0], ['default', '*'])
    },
  }).visit(program)
  return found
}

const importedName = (specifier: ImportDeclarationSpecifier) =>
  specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*'

const nameOf = (name: ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)

/** The package that an import names: `@koo/kit/Tag` is `@koo/kit`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
