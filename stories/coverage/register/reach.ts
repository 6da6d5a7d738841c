// What the app reaches: declarations of every package, followed from the first module over imports, static and late. A
// function that only a test calls is not reached.
import fs from 'node:fs'
import path from 'node:path'
import { LOADING, syntaxOf, type Declaration, type Syntax, type Taken } from './syntax.ts'
import { packageFolders, readManifest } from '../../../.ci/rules/workspace.ts'

/** A declaration: `flows/core/src/config/keys.ts#configKeys`. */
export type Place = `${string}#${string}`

export const fileOf = (place: Place): string => place.slice(0, place.indexOf('#'))
export const declaredName = (place: Place): string => place.slice(place.indexOf('#') + 1)

/** The sources of the project, and how their imports are resolved. */
export interface Sources {
  syntax: (file: string) => Syntax
  /** The file of an import; undefined for what is not ours or no code. */
  resolve: (from: string, importer: string) => string | undefined
}

/** Reads the sources below `root`, each when it is asked for. */
export function readSources(root: string): Sources {
  const known = new Map<string, Syntax>()
  const packages = packageFolders(root).map((folder) => {
    const { name, exports = {} } = readManifest(root, folder) as {
      name: string
      exports?: Record<string, string>
    }
    return { folder, name, exports }
  })
  const isThere = (file: string) => fs.existsSync(path.join(root, file))
  const resolve = (from: string, importer: string): string | undefined => {
    if (from.startsWith('.')) {
      const file = path.posix.join(path.posix.dirname(importer), from)
      return /\.tsx?$/.test(file) && isThere(file) ? file : undefined
    }
    const own = packages.find(({ name }) => from === name || from.startsWith(`${name}/`))
    if (!own) return undefined
    const entry = `.${from.slice(own.name.length)}`
    const target = own.exports[entry] ?? own.exports['./*']?.replace('*', entry.slice('./'.length))
    return target && path.posix.join(own.folder, target)
  }
  const syntax = (file: string) => {
    const read = known.get(file) ?? syntaxOf(file, fs.readFileSync(path.join(root, file), 'utf8'))
    known.set(file, read)
    return read
  }
  return { syntax, resolve }
}

/** Where a name that a file exports is declared; every export for `*`. */
export function declarationsOf(
  sources: Sources,
  file: string,
  name: string,
  seen = new Set<string>(),
): Place[] {
  const key = `${file}#${name}`
  if (seen.has(key)) return []
  seen.add(key)
  const { exports, passesOn, imports, declarations } = sources.syntax(file)
  const follow = ({ from, name: inner }: Taken): Place[] => {
    const next = sources.resolve(from, file)
    return next ? declarationsOf(sources, next, inner, seen) : []
  }
  const passed = () => passesOn.flatMap((from) => follow({ from, name }))
  if (name === '*')
    return [...exports.keys()].flatMap((each) => declarationsOf(sources, file, each, seen)).concat(passed())
  const outer = exports.get(name)
  if (outer === undefined) return passed()
  if (typeof outer !== 'string') return follow(outer)
  const taken = imports.get(outer)
  if (taken) return follow(taken)
  return declarations.has(outer) ? [`${file}#${outer}`] : []
}

/** The declarations that one refers to, in its file and in others. */
export function referred(sources: Sources, file: string, { names, late }: Declaration): Place[] {
  const { declarations, imports } = sources.syntax(file)
  const taken = ({ from, name }: Taken): Place[] => {
    const next = sources.resolve(from, file)
    return next ? [...declarationsOf(sources, next, name), `${next}#${LOADING}`] : []
  }
  return [
    ...[...names].flatMap((name): Place[] => {
      const other = imports.get(name)
      if (other) return taken(other)
      return declarations.has(name) ? [`${file}#${name}`] : []
    }),
    ...late.flatMap(taken),
  ]
}

/** What is reached, each with the declaration that led to it first. */
export type Reached = ReadonlyMap<Place, Place | null>

/**
 * Follows declarations from `starts`, with what each file does when it is loaded.
 *
 * @param enters whether a file is followed; others end the way
 */
export function reach(
  sources: Sources,
  starts: readonly Place[],
  enters: (file: string) => boolean = () => true,
): Reached {
  const reached = new Map<Place, Place | null>()
  const open: Place[] = []
  const add = (place: Place, by: Place | null) => {
    if (reached.has(place)) return
    reached.set(place, by)
    open.push(place)
  }
  for (const start of starts) add(start, null)
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const file = fileOf(place)
    if (!enters(file)) continue
    const { declarations, loads } = sources.syntax(file)
    const declaration = declarations.get(declaredName(place))
    if (declaration) for (const next of referred(sources, file, declaration)) add(next, place)
    add(`${file}#${LOADING}`, place)
    if (declaredName(place) === LOADING)
      for (const from of loads) {
        const next = sources.resolve(from, file)
        if (next) add(`${next}#${LOADING}`, place)
      }
  }
  return reached
}
