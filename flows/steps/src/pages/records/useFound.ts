import { useState } from 'react'
import type { Keyed, ListSearch } from './spec.ts'

const plain = (text: string) => text.trim().toLocaleLowerCase()

/** The rows that have the text that is looked for, in their order; all of them without a text or a search. */
export function useFound<Row, P>(rows: readonly Keyed<Row>[], search: ListSearch<Row, P> | undefined) {
  const [text, setText] = useState('')
  const sought = plain(text)
  const isSearched = search !== undefined && sought !== ''
  const found = isSearched ? rows.filter(({ row }) => plain(search.textOf(row)).includes(sought)) : rows
  return { found, isSearched, text, setText }
}
