import { EDITING_MS } from '@koo/kit/timing'
import { useAfter } from '@koo/page/time'
import { useState } from 'react'
import { copy } from './copy.ts'
import type { Keyed, ListSearch } from './spec.ts'

const plain = (text: string) => text.trim().toLocaleLowerCase()

/**
 * The rows that have the text that is looked for, in their order; all of them without a text or a search. They follow each letter.
 * `said`, how many they are, waits until typing rests: a screen reader would say it over the letters.
 */
export function useFound<Row, P>(rows: readonly Keyed<Row>[], search: ListSearch<Row, P> | undefined) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const sought = plain(text)
  const isSearched = search !== undefined && sought !== ''
  const found = isSearched ? rows.filter(({ row }) => plain(search.textOf(row)).includes(sought)) : rows
  const count = isSearched ? copy.found(found.length) : ''
  useAfter(count === said ? null : EDITING_MS, () => setSaid(count), { since: text })
  return { found, said, text, setText }
}
