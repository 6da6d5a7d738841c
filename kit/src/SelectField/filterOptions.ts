import type { Option } from '../picker/OptionList.tsx'

/** One spelling for full and half width, upper and lower case, with and without spaces. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The options whose label, or note where it is text, holds what is searched for. */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const wanted = plain(query)
  if (wanted === '') return options
  return options.filter(
    ({ label, note }) =>
      plain(label).includes(wanted) || (typeof note === 'string' && plain(note).includes(wanted)),
  )
}
