import fs from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/**
 * @typedef {{ folder: string, name: string, manifest: Record<string, Record<string, string>>, files: Source[] }} Package
 *   `files` are the sources that ship: no tests, stories or tools
 * @typedef {{ file: string, text: string, imports: Import[], at: (offset: number) => string, program: import('oxc-parser').Program }} Source
 *   `file` is relative to the root; `at` names a place in it as `file:line`
 * @typedef {{ from: string, names: string[], isType: boolean, start: number }} Import
 *   `from` is what stands in quotes, `names` what is taken out of it: `*` for everything
 */

/** Reads every package of the workspace with the sources that it ships. */
export function readPackages(root) {
  return packageFolders(root).map((folder) => {
    const manifest = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
    const files = [...shippedFiles(root, `${folder}/src`)].map((file) => readSource(root, file))
    return { folder, name: manifest.name, manifest, files }
  })
}

/** Folder, name and dependencies of every package; those for development count, for tests and stories use them. */
export function readManifests(root) {
  return packageFolders(root).map((folder) => {
    const manifest = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
    const { name, dependencies, devDependencies, peerDependencies } = manifest
    return {
      folder,
      name,
      dependsOn: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    }
  })
}

/** Folders of the packages, as `pnpm-workspace.yaml` lists them: a new flow is found without being named. */
export function packageFolders(root) {
  const text = fs.readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  const [, list = ''] = /^packages:\n((?: {2}- .*\n)+)/m.exec(text) ?? []
  const patterns = list.split('\n').flatMap((line) => /^ {2}- (.+)$/.exec(line)?.[1] ?? [])
  return patterns
    .flatMap((pattern) => (pattern.endsWith('/*') ? subfolders(root, pattern.slice(0, -2)) : [pattern]))
    .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')))
}

function subfolders(root, folder) {
  if (!fs.existsSync(path.join(root, folder))) return []
  return fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`)
}

const NOT_SHIPPED =
  /\.(test|test-d|stories|gen)\.tsx?$|\/(node_modules|dist|test|testing|tools|scripts|bench|bin)\/|\/testing\.tsx?$|\/samples\.tsx?$/

function* shippedFiles(root, folder) {
  if (!fs.existsSync(path.join(root, folder))) return
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`
    if (NOT_SHIPPED.test(entry.isDirectory() ? `${file}/` : file)) continue
    if (entry.isDirectory()) yield* shippedFiles(root, file)
    else if (/\.tsx?$/.test(file)) yield file
  }
}

function readSource(root, file) {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const at = (offset) => `${file}:${text.slice(0, offset).split('\n').length}`
  return { file, text, program, at, imports: importsOf(program) }
}

/** Every import of a module: static and dynamic, of values and of types, and re-exports. */
function importsOf(program) {
  const found = []
  const add = (node, source, names) => {
    const isType = (node.importKind ?? node.exportKind) === 'type' || node.type === 'TSImportType'
    if (typeof source?.value === 'string')
      found.push({ from: source.value, names, isType, start: node.start })
  }
  const named = (specifiers, key) => specifiers.map((each) => each[key]?.name ?? each[key]?.value ?? '*')
  new Visitor({
    ImportDeclaration: (node) => add(node, node.source, named(node.specifiers, 'imported')),
    ExportNamedDeclaration: (node) => add(node, node.source, named(node.specifiers, 'local')),
    ExportAllDeclaration: (node) => add(node, node.source, ['*']),
    ImportExpression: (node) => add(node, node.source, ['default', '*']),
    TSImportType: (node) => add(node, node.source, ['*']),
    CallExpression: (node) => {
      if (node.callee.name === 'require') add(node, node.arguments[0], ['default', '*'])
    },
  }).visit(program)
  return found
}

/** The package that an import names: `@koo/kit/Tag` is `@koo/kit`. */
export function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
