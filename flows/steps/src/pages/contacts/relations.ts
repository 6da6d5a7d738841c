/**
 * Relations of a contact. The specification gives 1 and 5 only, as the defaults of the two rows; the codes between them are
 * ours (gap N12).
 */
const RELATIVES = [
  { value: '1', label: '父母' },
  { value: '2', label: '配偶' },
  { value: '3', label: '子女' },
  { value: '4', label: '兄弟姐妹' },
] as const
const FRIENDS = [
  { value: '5', label: '朋友' },
  { value: '6', label: '同事' },
] as const

/** The two rows of the form: whom each asks for, and the relation it begins with. */
export const ROWS = [
  { row: 1, relations: RELATIVES, relation: '1' },
  { row: 2, relations: FRIENDS, relation: '5' },
] as const

export type Row = (typeof ROWS)[number]['row']

/** Name of a relation; '' for a code that is not known here. */
export const relationName = (id: number | null | undefined): string =>
  [...RELATIVES, ...FRIENDS].find(({ value }) => value === String(id))?.label ?? ''
