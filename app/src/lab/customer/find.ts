import type { PersonaEntry, PersonaList } from '../admin.ts'
import { copy } from '../copy.ts'

interface PersonaGroup {
  name: string
  title: string
  members: readonly PersonaEntry[]
}

/**
 * The customers that have every word somewhere, by group in the sandbox's order. Groups without any are left out, and
 * all but `only` when it is given.
 */
export function findPersonas(list: PersonaList | undefined, words: string, only?: string): PersonaGroup[] {
  if (!list) return []
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const titles = new Map(list.groups.map(({ name, title }) => [name, title]))
  const fits = ({ name, title, shows, mobile, group }: PersonaEntry) => {
    const text = [name, title, shows, mobile, titles.get(group) ?? ''].join('\n').toLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  const known = [...list.groups, { name: '', title: copy.persona.other }]
  return known
    .map(({ name, title }) => ({
      name,
      title,
      members: list.personas.filter(
        (person) => (name === '' ? !titles.has(person.group) : person.group === name) && fits(person),
      ),
    }))
    .filter(({ name, members }) => members.length > 0 && (only === undefined || name === only))
}
