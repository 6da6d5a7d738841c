import { useState } from 'react'
import { copy } from '../copy.ts'
import { useRead } from '../context.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Input } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import * as styles from './Reference.css.ts'

/** Shows the sandbox's magic inputs and the lab's own keyboard shortcuts. */
export function ReferenceTab() {
  const magic = useRead('personas')?.magic
  const [searchText, setSearchText] = useState('')
  const searched = searchText.trim().toLowerCase()
  const shown = (magic ?? []).filter(({ field, value, effect }) =>
    [field, value, effect.zh, effect.en].join('\n').toLowerCase().includes(searched),
  )
  const fields = [...new Set(shown.map(({ field }) => field))]

  return (
    <>
      <Section
        title={copy.reference.magic}
        aside={magic && <span className={parts.aside}>{copy.world.items(shown.length)}</span>}
      >
        <Input
          label={copy.reference.find}
          type="search"
          placeholder={copy.reference.placeholder}
          value={searchText}
          onValueChange={setSearchText}
        />
        {magic && shown.length === 0 && <p className={parts.note}>{copy.reference.none}</p>}
        {fields.map((name) => (
          <table key={name} className={styles.table}>
            <caption className={styles.caption}>{name}</caption>
            <thead className={styles.head}>
              <tr>
                <th scope="col">{copy.reference.value}</th>
                <th scope="col">{copy.reference.effect}</th>
              </tr>
            </thead>
            <tbody>
              {shown
                .filter(({ field }) => field === name)
                .map(({ value, effect }) => (
                  <tr key={`${value} ${effect.zh}`}>
                    <th scope="row" className={styles.value}>
                      {value}
                    </th>
                    <td className={styles.effect}>{effect.zh}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </Section>
      <Section title={copy.reference.keys}>
        <Facts facts={copy.reference.shortcuts} />
      </Section>
    </>
  )
}
