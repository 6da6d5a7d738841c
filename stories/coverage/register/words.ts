import { declaredName, fileOf, type Place, type Reached, type Sources } from './reach.ts'

/** What the reached declarations speak of: a name, a member, a key, a text or a number, to the declarations that have it. */
export type Words = ReadonlyMap<string, readonly Place[]>

/** The words of all that is reached; a declaration has its own name as well. */
export function wordsOf(sources: Sources, reached: Reached): Words {
  const words = new Map<string, Place[]>()
  for (const place of reached.keys()) {
    const spoken = sources.syntax(fileOf(place)).declarations.get(declaredName(place))?.words ?? []
    for (const word of new Set([declaredName(place), ...spoken])) {
      const places = words.get(word)
      if (!places) words.set(word, [place])
      // What has the name comes before what uses it.
      else if (declaredName(place) === word) places.unshift(place)
      else places.push(place)
    }
  }
  return words
}
