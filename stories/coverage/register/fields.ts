// Which fields of the contract the app reads, by the types of the compiler: a field of the same name of another type does not
// count. The compiler's interface for tools is marked as unstable, so it is asked here alone.
import fs from 'node:fs'
import path from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import { API, type Checker, type Project, type Symbol, type Type } from 'typescript/unstable/sync'
import {
  isIdentifier,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isSpreadAssignment,
} from 'typescript/unstable/ast/is'
import { LOADING, type Declaration } from './syntax.ts'
import { declaredName, fileOf, type Place, type Reached, type Sources } from './reach.ts'

/** An entity of the specification: what carries its fields, and their names as paths (`list[].name`). */
export interface Entity {
  id: string
  /**
   * Types as `file#Name`; or a file alone, which reads the fields from a reply without a type. A file counts by the words of its
   * reached declarations.
   */
  types: string[]
  fields: string[]
}

/** Where each field is read or sent: `Entity.path` to declarations. */
export type Reads = ReadonlyMap<string, readonly Place[]>

type Known = Map<string, Set<string>>

/** Finds the places of all fields of `entities` in what is reached. `root` has the `tsconfig.json` of every source. */
export function readFields(
  root: string,
  sources: Sources,
  reached: Reached,
  entities: readonly Entity[],
): Reads {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] }).getProjects()
    if (!project) throw new Error('The compiler finds no project.')
    const known: Known = new Map()
    const leaves = new Set<string>()
    for (const { id, types, fields } of entities)
      for (const field of fields) {
        leaves.add(leafOf(field))
        for (const name of types.filter(isTyped))
          for (const key of declaredAs(root, project, name, field))
            known.set(key, (known.get(key) ?? new Set()).add(`${id}.${field}`))
      }
    const reads = new Map<string, Place[]>()
    const add = (field: string, place: Place) => reads.set(field, [...(reads.get(field) ?? []), place])
    for (const [file, places] of byFile(reached)) {
      const spans = places.flatMap((place) => {
        const declaration = sources.syntax(file).declarations.get(declaredName(place))
        return declaration && declaredName(place) !== LOADING ? [{ place, declaration }] : []
      })
      for (const { symbol, at } of readsIn(root, project, file, leaves))
        for (const key of keysOf(symbol))
          for (const field of known.get(key) ?? []) {
            const place = placeAt(spans, at)
            if (place) add(field, place)
          }
    }
    for (const { id, types, fields } of entities)
      for (const file of types.filter((name) => !isTyped(name)))
        for (const place of byFile(reached).get(file) ?? [])
          for (const field of fields)
            if (sources.syntax(file).declarations.get(declaredName(place))?.words.has(leafOf(field)))
              add(`${id}.${field}`, place)
    return reads
  } finally {
    api.close()
  }
}

const isTyped = (name: string) => name.includes('#')

/** `list[].name` is read as `name`. */
export const leafOf = (field: string): string => partsOf(field).at(-1) ?? field
/** What stands in brackets is a note: `contactLevel (friend)`. */
const partsOf = (field: string) => field.replace(/ \(.*/, '').replaceAll('[]', '').split('.')

const byFile = (reached: Reached): Map<string, Place[]> => {
  const files = new Map<string, Place[]>()
  for (const place of reached.keys()) files.set(fileOf(place), [...(files.get(fileOf(place)) ?? []), place])
  return files
}

const placeAt = (
  spans: readonly { place: Place; declaration: Declaration }[],
  at: number,
): Place | undefined => spans.find(({ declaration: { start, end } }) => start <= at && at < end)?.place

/** What the compiler calls the declarations of a symbol. */
const keysOf = (symbol: Symbol | undefined): string[] =>
  (symbol?.declarations ?? []).map((declaration) => `${declaration.path}#${declaration.index}`)

/** The declarations of a field in a type. Throws where the type does not exist; none where it lacks the field. */
function declaredAs(root: string, { checker }: Project, type: string, field: string): string[] {
  const [file = '', name = ''] = type.split('#')
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const at = new RegExp(String.raw`(?:type|interface) (?=${name}\b)`).exec(text)
  const symbol = at && checker.getSymbolAtPosition(path.join(root, file), at.index + at[0].length)
  if (!symbol) throw new Error(`${type} does not exist.`)
  const declared = checker.getDeclaredTypeOfSymbol(symbol)
  // The contract may have a field further up than the specification.
  for (let parts = partsOf(field); parts.length > 0; parts = parts.slice(1)) {
    const found = memberOf(checker, declared, parts)
    if (found.length > 0) return found.flatMap(keysOf)
  }
  return []
}

/** What a type has at a path of members. */
function memberOf(checker: Checker, declared: Type, parts: readonly string[]): Symbol[] {
  let types = [declared]
  let found: Symbol[] = []
  for (const part of parts) {
    found = types.flatMap((each) => checker.getPropertyOfType(each, part) ?? [])
    types = found.flatMap((each) => objectsOf(checker, checker.getTypeOfSymbol(each)))
  }
  return found
}

/** The objects that a type may hold: without null, and the elements of a list. */
function objectsOf(checker: Checker, type: Type | undefined): Type[] {
  const there = type && checker.getNonNullableType(type)
  if (!there) return []
  if (checker.isArrayLikeType(there))
    return checker.getIndexInfosOfType(there).flatMap(({ valueType }) => objectsOf(checker, valueType))
  return [there]
}

/** Every member, bound name and key of a file that has the name of a field, with its symbol. */
function readsIn(root: string, { program, checker }: Project, file: string, leaves: ReadonlySet<string>) {
  const source = program.getSourceFile(path.join(root, file))
  const found: { symbol: Symbol | undefined; at: number }[] = []
  const members: Node[] = []
  const ofType = (type: Type | undefined, name: Node | undefined) => {
    if (type && name && isIdentifier(name) && leaves.has(name.text))
      found.push({ symbol: checker.getPropertyOfType(type, name.text), at: name.end - 1 })
  }
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node) && leaves.has(node.name.text)) members.push(node.name)
    if (isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node)
      for (const { propertyName, name } of node.elements) ofType(type, propertyName ?? name)
    }
    if (isObjectLiteralExpression(node)) {
      const names = node.properties.flatMap((each) => (isSpreadAssignment(each) ? [] : each.name))
      const isAsked = names.some((name) => isIdentifier(name) && leaves.has(name.text))
      const type = isAsked ? checker.getContextualType(node) : undefined
      for (const name of names) ofType(type && checker.getNonNullableType(type), name)
    }
    node.forEachChild(visit)
  }
  if (source) visit(source)
  checker
    .getSymbolAtLocation(members)
    .forEach((symbol, at) => found.push({ symbol, at: (members[at]?.end ?? 0) - 1 }))
  return found
}
