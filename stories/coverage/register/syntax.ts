// What a source file declares and what each of its declarations refers to, read with the parser alone.
import { parseSync } from 'oxc-parser'

/** A node of any kind: what is asked of it depends on its type. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parser's types have no node with the members of all
export type AnyNode = { type: string; start: number; end: number } & Record<string, any>

/** A name that a file takes from another: `*` is all of it. */
export interface Taken {
  from: string
  name: string
}

/** A declaration at the top of a file. */
export interface Declaration {
  /** Names in it that may be those of the file: of declarations and of imports. */
  names: Set<string>
  /** What it loads late. */
  late: Taken[]
  /** Its names, members, keys, texts and numbers: what it speaks of. */
  words: Set<string>
  /** Its place in the text. */
  start: number
  end: number
}

/** The name of what a file does when it is loaded. */
export const LOADING = '(loading)'

/** A file: its declarations by name, what it imports by local name, what it exports by outer name. */
export interface Syntax {
  declarations: Map<string, Declaration>
  imports: Map<string, Taken>
  /** A local name, or what is passed on from another file. */
  exports: Map<string, string | Taken>
  /** Files of which everything is passed on. */
  passesOn: string[]
  /** Files that are loaded with this one. */
  loads: string[]
}

const isType = (kind: unknown) => kind === 'type'
const nameOf = (node: AnyNode): string => (node.type === 'Literal' ? String(node['value']) : node['name'])

/** Reads the text of a file; the ending of its name says in which language. */
export function syntaxOf(file: string, text: string): Syntax {
  const syntax: Syntax = {
    declarations: new Map([[LOADING, emptyDeclaration()]]),
    imports: new Map(),
    exports: new Map(),
    passesOn: [],
    loads: [],
  }
  for (const statement of parseSync(file, text).program.body as unknown as AnyNode[]) read(statement, syntax)
  return syntax
}

const emptyDeclaration = ({ start, end } = { start: 0, end: 0 }): Declaration => ({
  names: new Set(),
  late: [],
  words: new Set(),
  start,
  end,
})

function read(node: AnyNode, syntax: Syntax): void {
  if (isType(node['importKind']) || isType(node['exportKind']) || node.type.startsWith('TS')) return
  if (node.type === 'ImportDeclaration') return readImport(node, syntax)
  if (node.type === 'ExportAllDeclaration') {
    const from: string = node['source'].value
    syntax.loads.push(from)
    if (node['exported']) syntax.exports.set(nameOf(node['exported']), { from, name: '*' })
    else syntax.passesOn.push(from)
    return
  }
  if (node.type === 'ExportNamedDeclaration' && !node['declaration']) return readExports(node, syntax)
  if (node.type === 'ExportDefaultDeclaration') {
    syntax.exports.set('default', 'default')
    syntax.declarations.set('default', declarationOf(node['declaration']))
    return
  }
  const isExported = node.type === 'ExportNamedDeclaration'
  const declared = declaredIn(isExported ? node['declaration'] : node)
  for (const [name, part] of declared) {
    syntax.declarations.set(name, declarationOf(part))
    if (isExported) syntax.exports.set(name, name)
  }
  if (declared.length === 0 && !isExported)
    collect(node, syntax.declarations.get(LOADING) ?? emptyDeclaration())
}

function readImport(node: AnyNode, { imports, loads }: Syntax): void {
  const from: string = node['source'].value
  const specifiers: AnyNode[] = node['specifiers'].filter((each: AnyNode) => !isType(each['importKind']))
  if (specifiers.length > 0 || node['specifiers'].length === 0) loads.push(from)
  for (const each of specifiers) {
    const name =
      each.type === 'ImportSpecifier'
        ? nameOf(each['imported'])
        : each.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*'
    imports.set(each['local'].name, { from, name })
  }
}

function readExports(node: AnyNode, { exports, loads }: Syntax): void {
  const from: string | undefined = node['source']?.value
  if (from) loads.push(from)
  for (const each of node['specifiers'] as AnyNode[]) {
    if (isType(each['exportKind'])) continue
    const name = nameOf(each['local'])
    exports.set(nameOf(each['exported']), from ? { from, name } : name)
  }
}

/** The names that a statement declares, each with the part that gives it its value. */
function declaredIn(node: AnyNode): [string, AnyNode][] {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return [[node['id'].name, node]]
  if (node.type !== 'VariableDeclaration') return []
  return (node['declarations'] as AnyNode[]).flatMap((each) =>
    boundIn(each['id']).map((name): [string, AnyNode] => [name, each]),
  )
}

/** The names that a pattern binds. */
function boundIn(node: AnyNode | null): string[] {
  if (node === null) return []
  if (node.type === 'Identifier') return [node['name']]
  if (node.type === 'ObjectPattern')
    return node['properties'].flatMap((each: AnyNode) => boundIn(each['value'] ?? each['argument']))
  if (node.type === 'ArrayPattern') return node['elements'].flatMap(boundIn)
  return boundIn(node['left'] ?? node['argument'] ?? null)
}

export function declarationOf(node: AnyNode): Declaration {
  const declaration = emptyDeclaration(node)
  collect(node, declaration)
  return declaration
}

const VALUE_IN_TYPE = /^TS(?:As|Satisfies|NonNull|Instantiation|TypeAssertion)/

/** Adds what a part of the tree refers to. */
function collect(part: unknown, into: Declaration): void {
  if (part === null || typeof part !== 'object') return
  if (Array.isArray(part)) return part.forEach((each) => collect(each, into))
  const node = part as AnyNode
  // The text of a template and the flags of a pattern are objects without a type.
  if (typeof node.type !== 'string') return
  if (node.type.startsWith('TS'))
    return VALUE_IN_TYPE.test(node.type) ? collect(node['expression'], into) : undefined
  const late = lateNames(node)
  if (late) into.late.push(...late)
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
    into.names.add(node['name'])
    into.words.add(node['name'])
  }
  if (node.type === 'Literal') into.words.add(String(node['value']))
  if (node.type === 'TemplateElement') into.words.add(node['value'].cooked)
  for (const key in node) {
    // The name of a member or a key is a word, and refers to nothing of the file.
    if (isLabel(node, key)) into.words.add(nameOf(node[key]))
    else if (key !== 'type') collect(node[key], into)
  }
}

const isLabel = (node: AnyNode, key: string): boolean =>
  (key === 'property' && node.type === 'MemberExpression' && !node['computed']) ||
  (key === 'key' && !node['computed'] && 'value' in node) ||
  (key === 'property' && node.type === 'JSXMemberExpression') ||
  (key === 'name' && node.type === 'JSXAttribute' && node[key].type === 'JSXIdentifier')

/**
 * What a part of the tree loads late: `import('…')` is all of the file, `import('…').then(({ a }) => …)` and
 * `const { a } = await import('…')` are `a` alone.
 */
function lateNames(node: AnyNode): Taken[] | undefined {
  if (node.type === 'ImportExpression')
    return node['source'].type === 'Literal' && !node['isTaken']
      ? [{ from: node['source'].value, name: '*' }]
      : undefined
  const [source, pattern] =
    node.type === 'CallExpression' && node['callee'].property?.name === 'then'
      ? [node['callee'].object, node['arguments'][0]?.params?.[0]]
      : node.type === 'VariableDeclarator' && node['init']?.type === 'AwaitExpression'
        ? [node['init'].argument, node['id']]
        : []
  if (source?.type !== 'ImportExpression' || source['source'].type !== 'Literal') return undefined
  const names = takenBy(pattern)
  if (!names) return undefined
  source['isTaken'] = true
  return names.map((name) => ({ from: source['source'].value, name }))
}

/** The outer names that a pattern takes from an object; undefined where it takes all. */
function takenBy(pattern: AnyNode | undefined): string[] | undefined {
  if (pattern?.type !== 'ObjectPattern') return undefined
  const keys = (pattern['properties'] as AnyNode[]).map(({ key }) => key?.name as string | undefined)
  return keys.every((key) => key !== undefined) ? (keys as string[]) : undefined
}
