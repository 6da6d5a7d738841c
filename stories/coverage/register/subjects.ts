// Whether the test of a rule looks at something that the app reaches.
import { LOADING } from './syntax.ts'
import { declaredName, fileOf, reach, referred, type Place, type Reached, type Sources } from './reach.ts'
import type { Tagged } from '../tags.ts'

/** What is there for tests, tools and stories: it leads to a subject, and is none. */
const SUPPORT =
  /\.(test|spec|stories|test-d)\.|\/(testing|test|stories)\/|\/testing\.tsx?$|samples|personas|^flows\/core\/(bin|src\/tools)\/|^(e2e|stories|api-client\/sandbox|app\/lab)\/|^app\/src\/everyFlow|^kit\/src\/locale\//

/** Doors for whoever has no page, files and declarations: what stands behind them is what is looked at. */
const DOORS: ReadonlySet<string> = new Set([
  'pricing/src/calculateSchedule.ts',
  'pricing/src/toContract.ts',
  'api-client/src/gen/registry.ts',
  'api-client/src/gen/requests.ts',
  'flows/core/src/runtime/runtime.ts#dropRuntime',
])

const isSubject = (place: Place) => !SUPPORT.test(fileOf(place)) && declaredName(place) !== LOADING

/** What a test says of the app: `null` where it looks at a running page, else the declarations that nothing reaches. */
export function orphansOf(
  sources: Sources,
  reached: Reached,
  file: string,
  { refersTo }: Tagged,
): Place[] | null {
  // A journey opens the app itself.
  if (file.startsWith('e2e/')) return null
  const starts = refersTo.flatMap((part) => referred(sources, file, part))
  const direct = [...reach(sources, starts, (other) => other === file).keys()]
  const named = direct.some(isSubject)
    ? direct
    : [...reach(sources, starts, (other) => SUPPORT.test(other)).keys()]
  const subjects = named.filter(isSubject).flatMap((place) => behind(sources, place))
  if (subjects.length === 0) return null
  const orphans = subjects.filter((place) => !reached.has(place))
  // What a test only passes through on its way to a page need not be a part of the app.
  return named === direct || orphans.length === subjects.length ? orphans : []
}

/** What stands behind a door, and behind the doors there; any other declaration is itself. */
function behind(sources: Sources, place: Place, open: readonly Place[] = []): Place[] {
  if (!DOORS.has(place) && !DOORS.has(fileOf(place))) return [place]
  const declaration = sources.syntax(fileOf(place)).declarations.get(declaredName(place))
  if (!declaration || open.includes(place)) return []
  return referred(sources, fileOf(place), declaration)
    .filter(isSubject)
    .flatMap((next) => behind(sources, next, [...open, place]))
}
