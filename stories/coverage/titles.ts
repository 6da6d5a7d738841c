// Titles of the tests of a file: of `it` and `test` with those of their groups, of rows of `each`, and of stories that
// are played. Read from the source, so that nothing has to run.
import { parseSync } from 'oxc-parser'

/** A node of any kind: what is asked of it depends on its type. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parser's types have no node with the members of all
type AnyNode = { type: string } & Record<string, any>
type Constants = ReadonlyMap<string, AnyNode>

const TEST = /^(it|test)$/
const GROUP = /^(describe|suite|context)$/
/** A test that does not run proves nothing. */
const NOT_RUN = /^(skip|todo|fixme|skipIf)$/

/**
 * Titles of the tests in a source file.
 *
 * A test of a table has a title for each row that holds texts of interest: title and texts together, since a row may carry
 * the text that the title shows. Groups come before their tests, with ` > ` between.
 *
 * @param file names the language by its ending
 * @param isOfInterest which texts of rows to show
 * @returns in the order of the file; without tests that are skipped
 */
export function titlesOf(
  file: string,
  text: string,
  isOfInterest: (text: string) => boolean = () => true,
): string[] {
  const { program } = parseSync(file, text)
  const titles: string[] = []
  const constants = constantsOf(program)
  const visit = (part: unknown, groups: readonly string[]): void => {
    if (part === null || typeof part !== 'object') return
    if (Array.isArray(part)) return part.forEach((each) => visit(each, groups))
    const node = part as AnyNode
    if (node.type === 'CallExpression') {
      const call = calleeOf(node.callee)
      const title = call && textOf(node.arguments[0])
      if (call && title !== undefined && !call.isSkipped) {
        const rows = call.table ? rowsOf(call.table, constants) : []
        const shown = rows.map((row) => [title, ...row.filter(isOfInterest)].join(' | '))
        const own = rows.length === 0 ? [title] : [...new Set(shown)]
        if (TEST.test(call.name)) titles.push(...own.map((each) => [...groups, each].join(' > ')))
        else {
          const [, body] = node.arguments as unknown[]
          return own.forEach((each) => visit(body, [...groups, each]))
        }
      }
      if (call?.isSkipped) return
    }
    if (node.type === 'ExportNamedDeclaration') titles.push(...storyTitles(node))
    for (const key in node) if (key !== 'type') visit(node[key], groups)
  }
  visit(program, [])
  return titles
}

/** Name, table and whether it is skipped, of `it`, `it.each(table)`, `test.describe.parallel` and their like. */
interface Callee {
  name: string
  table?: AnyNode
  isSkipped?: boolean
}

function calleeOf(node: AnyNode): Callee | undefined {
  if (node.type === 'Identifier') return isKnown(node.name) ? { name: node.name } : undefined
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    const inner = calleeOf(node.object)
    const { name } = node.property
    if (!inner) return undefined
    if (NOT_RUN.test(name)) return { ...inner, isSkipped: true }
    return GROUP.test(name) ? { ...inner, name } : isModifier(name) ? inner : undefined
  }
  if (node.type === 'CallExpression') {
    const inner = calleeOf(node.callee)
    const ofTable = node.callee.type === 'MemberExpression' && /^(each|for)$/.test(node.callee.property.name)
    return inner && ofTable ? { ...inner, table: node.arguments[0] } : undefined
  }
  return undefined
}

const isKnown = (name: string) => TEST.test(name) || GROUP.test(name)
const isModifier = (name: string) =>
  /^(each|for|only|concurrent|sequential|serial|parallel|fails|extend)$/.test(name)

/** The text of a literal or of a template, with … for what is filled in; undefined for anything else. */
function textOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }: AnyNode) => value.cooked).join('…')
  return undefined
}

/** The texts of each row of a table that is written in the file; none for a table that is calculated. */
function rowsOf(table: AnyNode, constants: Constants): string[][] {
  const bare = plain(table)
  const rows = bare.type === 'Identifier' ? constants.get(bare.name) : bare
  if (rows?.type !== 'ArrayExpression') return []
  return rows.elements.filter(Boolean).map((row: AnyNode) => textsIn(plain(row)))
}

/** The texts directly in a row: a text, or the values of a list or an object. */
function textsIn(row: AnyNode): string[] {
  const values: (AnyNode | undefined)[] =
    row.type === 'ArrayExpression'
      ? row.elements
      : row.type === 'ObjectExpression'
        ? row.properties.map(({ value }: AnyNode) => value)
        : [row]
  return values.map((value) => value && textOf(plain(value))).filter((text) => text !== undefined)
}

/** Without `as const` and `satisfies`. */
const plain = (node: AnyNode): AnyNode =>
  /^TS(As|Satisfies|NonNull)Expression$/.test(node?.type ?? '') ? plain(node.expression) : node

function constantsOf({ body }: AnyNode): Constants {
  const declared: AnyNode[] = body
    .map((node: AnyNode) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter((node: AnyNode | null) => node?.type === 'VariableDeclaration')
    .flatMap(({ declarations }: AnyNode) => declarations)
  return new Map(declared.map(({ id, init }) => [id.name, plain(init)]))
}

/** The name of a story with a `play` function. */
function storyTitles({ declaration }: AnyNode): string[] {
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }: AnyNode) => {
    const story = plain(init)
    if (story?.type !== 'ObjectExpression') return []
    const valueOf = (name: string) => story.properties.find(({ key }: AnyNode) => key?.name === name)?.value
    const title = textOf(valueOf('name'))
    return valueOf('play') && title !== undefined ? [title] : []
  })
}
