// What each piece of syntax needs, and where a script has it.
import { parseSync } from 'oxc-parser'

/** First versions of Chromium, Safari and Firefox. */
export type Since = readonly [chromium: number, safari: number, firefox: number]

/** The oldest versions of the engines that a build is about. */
export interface Floor {
  chromium?: number
  safari?: number
  firefox?: number
}

/** A node of any kind: what is asked of it depends on its type. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parser's types have no node with the members of all
export type AnyNode = { type: string; start: number } & Record<string, any>

/** First versions of Chromium, Safari and Firefox. */
const SINCE: Readonly<Record<string, Since>> = {
  '=>': [45, 10, 22],
  'let and const': [49, 11, 44],
  'template literal': [41, 9, 34],
  'async function': [55, 11, 52],
  'object spread': [60, 11.1, 55],
  'import()': [63, 11.1, 67],
  'for await': [63, 12, 57],
  'import.meta': [64, 12, 62],
  'catch without a name': [66, 11.1, 58],
  BigInt: [67, 14, 68],
  'named group': [64, 11.1, 78],
  lookbehind: [62, 16.4, 78],
  'class field': [72, 14.1, 69],
  'export * as': [72, 14.1, 80],
  '#private': [84, 15, 90],
  '?.': [80, 13.4, 74],
  '??': [80, 13.4, 72],
  '1_000': [75, 13, 70],
  '??= ||= &&=': [85, 14, 79],
  'await at the top': [89, 15, 89],
  'regexp flag d': [90, 15, 88],
  '#private in': [91, 15, 90],
  'static block': [94, 16.4, 93],
  'regexp flag v': [112, 17, 116],
  'import attributes': [123, 17.2, 138],
  'regexp modifiers': [125, 26, 132],
  using: [134, 999, 141],
}

const isFunction = (node: { type?: unknown }) =>
  /^(ArrowFunctionExpression|Function(Declaration|Expression))$/.test(String(node.type))

type Kinds = readonly (string | false | null | undefined)[]

const literal = ({ regex, bigint, raw = '' }: AnyNode): Kinds => [
  bigint && 'BigInt',
  !regex && /^[\d.]\S*_/.test(raw) && '1_000',
  regex?.flags.includes('d') && 'regexp flag d',
  regex?.flags.includes('v') && 'regexp flag v',
  regex && /\(\?<[=!]/.test(regex.pattern) && 'lookbehind',
  regex && /\(\?<[^=!]/.test(regex.pattern) && 'named group',
  regex && /\(\?[ims-]+:/.test(regex.pattern) && 'regexp modifiers',
]

const KINDS: Readonly<Record<string, (node: AnyNode, depth: number) => Kinds>> = {
  ArrowFunctionExpression: () => ['=>'],
  AssignmentExpression: ({ operator }) => [/^(\?\?|\|\||&&)=$/.test(operator) && '??= ||= &&='],
  AwaitExpression: (_, depth) => [depth === 0 && 'await at the top'],
  BinaryExpression: ({ left, operator }) => [
    operator === 'in' && left.type === 'PrivateIdentifier' && '#private in',
  ],
  CatchClause: ({ param }) => [param === null && 'catch without a name'],
  ChainExpression: () => ['?.'],
  ExportAllDeclaration: ({ exported }) => [exported && 'export * as'],
  ForOfStatement: (node) => [node.await && 'for await'],
  ImportAttribute: () => ['import attributes'],
  ImportExpression: () => ['import()'],
  Literal: literal,
  LogicalExpression: ({ operator }) => [operator === '??' && '??'],
  MetaProperty: ({ meta }) => [meta.name === 'import' && 'import.meta'],
  ObjectExpression: ({ properties }) => [
    properties.some(({ type }: AnyNode) => type === 'SpreadElement') && 'object spread',
  ],
  ObjectPattern: ({ properties }) => [
    properties.some(({ type }: AnyNode) => type === 'RestElement') && 'object spread',
  ],
  PrivateIdentifier: () => ['#private'],
  PropertyDefinition: () => ['class field'],
  StaticBlock: () => ['static block'],
  TemplateLiteral: () => ['template literal'],
  VariableDeclaration: ({ kind }) => [kind.includes('using') ? 'using' : kind !== 'var' && 'let and const'],
}

const NEVER: Since = [Infinity, Infinity, Infinity]

/** Calls `look` for each node of a script, with the number of functions around it. */
export function eachNode(
  code: string,
  sourceType: 'module' | 'script',
  look: (node: AnyNode, depth: number) => void,
): void {
  const { program, errors } = parseSync('script.js', code, { sourceType })
  if (errors[0]) throw new Error(errors[0].message)
  const visit = (node: unknown, depth: number): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, depth)
    else if (node && typeof node === 'object') {
      if ('type' in node && typeof node.type === 'string') look(node as AnyNode, depth)
      const inner = isFunction(node) ? depth + 1 : depth
      for (const [key, part] of Object.entries(node)) if (key !== 'parent') visit(part, inner)
    }
  }
  visit(program, 0)
}

/** Whether something that exists since `since` is newer than `floor`. A floor names only the engines that it is about. */
export const isNewer = ([chromium, safari, firefox]: Since, floor: Floor): boolean =>
  chromium > (floor.chromium ?? Infinity) ||
  safari > (floor.safari ?? Infinity) ||
  firefox > (floor.firefox ?? Infinity)

/** Syntax of a script that is newer than `floor`, each with its first place. */
export function newSyntax(code: string, floor: Floor, sourceType: 'module' | 'script' = 'module'): string[] {
  const found = new Map<string, string>()
  eachNode(code, sourceType, (node, depth) => {
    const kinds = [
      ...(KINDS[node.type]?.(node, depth) ?? []),
      node.async && isFunction(node) && 'async function',
    ]
    for (const kind of kinds)
      if (kind && !found.has(kind) && isNewer(SINCE[kind] ?? NEVER, floor))
        found.set(kind, `${kind}: ${code.slice(node.start, node.start + 60).replaceAll('\n', ' ')}`)
  })
  return [...found.values()]
}
