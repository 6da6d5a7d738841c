import type { Option } from '../picker/OptionList.tsx'

/** Text for comparing: full and half width, upper and lower case are equal, spaces are ignored. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The options whose label, or note if it is text, contains the query. */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const wanted = plain(query)
  if (wanted === '') return options
  return options.filter(
    ({ label, note }) =>
      plain(label).includes(wanted) || (typeof note === 'string' && plain(note).includes(wanted)),
  )
}
