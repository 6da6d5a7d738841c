import path from 'node:path'
import type { Plugin } from 'vite'
import { placesOf, readCitations, readDecisions, readEntries } from '../coverage/citations.ts'

const ID = 'virtual:reasons'
const root = path.join(import.meta.dirname, '..', '..')

/** `virtual:reasons`: the entries of the rules, each with the places that cite it, and the heads of the decisions. */
export const reasons = (): Plugin => ({
  name: 'reasons',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load(id) {
    if (id !== `\0${ID}`) return null
    const entries = readEntries(root)
    const places = placesOf(readCitations(root, entries))
    const cited = entries.map((entry) => ({
      ...entry,
      places: [...(places.get(entry.id) ?? []), ...(entry.at ?? [])],
    }))
    return `export const entries = ${JSON.stringify(cited)}\nexport const decisions = ${JSON.stringify(readDecisions(root))}`
  },
})
