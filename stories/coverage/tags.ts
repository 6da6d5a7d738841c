// Tags of the tests of a file: `it('…', { tags: ['plan.1'] }, …)` of Vitest and `test('…', { tag: '@plan.1' }, …)` of
// Playwright. Read from the source, so that nothing has to run.
import { parseSync } from 'oxc-parser'
import { declarationOf, type AnyNode, type Declaration } from './register/syntax.ts'

/** A test with the tags of itself and of the groups that it is in. */
export interface Tagged {
  /** Groups come before the test, with ` > ` between. A template has … for what is filled in. */
  title: string
  tags: string[]
  /** What the test refers to: its own text, and what its groups prepare. */
  refersTo: Declaration[]
}

const TEST = /^(it|test)$/
const GROUP = /^(describe|suite|context)$/
const MODIFIER = /^(each|for|only|concurrent|sequential|serial|parallel|fails|extend)$/
/** A test that does not run proves nothing. */
const NOT_RUN = /^(skip|todo|fixme|skipIf)$/

/**
 * The tests of a source file that have a tag.
 *
 * @param file names the language by its ending
 * @returns in the order of the file; without tests that are skipped
 */
export function taggedTests(file: string, text: string): Tagged[] {
  const { program } = parseSync(file, text)
  const found: Tagged[] = []
  const visit = (part: unknown, group: Tagged): void => {
    if (part === null || typeof part !== 'object') return
    if (Array.isArray(part)) return part.forEach((each) => visit(each, group))
    const node = part as AnyNode
    const name = node.type === 'CallExpression' ? nameOf(node.callee) : undefined
    if (name === 'skipped') return
    const title = name && textOf(node.arguments[0])
    const inner = title
      ? {
          title: [group.title, title].filter(Boolean).join(' > '),
          tags: [...group.tags, ...tagsOf(node.arguments[1])],
          refersTo: [...group.refersTo, ...(TEST.test(name) ? [declarationOf(node)] : preparedIn(node))],
        }
      : group
    if (title && TEST.test(name ?? '') && inner.tags.length > 0) found.push(inner)
    for (const key in node) if (key !== 'type') visit(node[key], inner)
  }
  visit(program, { title: '', tags: [], refersTo: [] })
  return found
}

/** What a group prepares for its tests: its declarations, its table and its hooks. */
function preparedIn(group: AnyNode): Declaration[] {
  const body: AnyNode[] = group['arguments'].at(-1)?.body?.body ?? []
  const isTests = ({ type, expression }: AnyNode) =>
    type === 'ExpressionStatement' &&
    expression.type === 'CallExpression' &&
    nameOf(expression.callee) !== undefined
  return [group['callee'], ...body.filter((statement) => !isTests(statement))].map(declarationOf)
}

/** `it`, `describe` or their like, under any of their modifiers and tables; undefined for another function. */
function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return TEST.test(node.name) || GROUP.test(node.name) ? node.name : undefined
  if (node.type === 'CallExpression') return nameOf(node.callee)
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined
  const inner = nameOf(node.object)
  const { name } = node.property
  if (!inner || NOT_RUN.test(name)) return inner && 'skipped'
  return GROUP.test(name) ? name : MODIFIER.test(name) ? inner : undefined
}

/** The text of a literal or of a template; undefined for anything else. */
function textOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }: AnyNode) => value.cooked).join('…')
  return undefined
}

/** The texts of `tags`, or of `tag` without its `@`, in the options of a test. */
function tagsOf(options: AnyNode | undefined): string[] {
  if (options?.type !== 'ObjectExpression') return []
  const value = options.properties.find(({ key }: AnyNode) => /^tags?$/.test(key?.name))?.value
  const texts: AnyNode[] = value?.type === 'ArrayExpression' ? value.elements : [value]
  return texts.map(textOf).flatMap((text) => (text ? [text.replace(/^@/, '')] : []))
}
