import type { PersonaEntry, PersonaList } from '../admin.ts'
import { copy } from '../copy.ts'

interface PersonaGroup {
  name: string
  title: string
  members: readonly PersonaEntry[]
}

/**
 * Finds the personas that contain every word of the search text, by group in the sandbox's order. Empty groups are left
 * out, and all groups except `only` when it is given.
 */
export function findPersonas(
  list: Pick<PersonaList, 'groups' | 'personas'> | undefined,
  searchText: string,
  only?: string,
): PersonaGroup[] {
  if (!list) return []
  const searched = searchText.toLowerCase().split(/\s+/).filter(Boolean)
  const titles = new Map(list.groups.map(({ name, title }) => [name, title]))
  const fits = ({ name, title, shows, mobile, group }: PersonaEntry) => {
    const text = [name, title, shows.zh, shows.en, mobile, titles.get(group) ?? ''].join('\n').toLowerCase()
    return searched.every((word) => text.includes(word))
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
