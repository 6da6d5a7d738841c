import { Checkbox } from '@koo/kit/Checkbox'
import { Tag } from '@koo/kit/Tag'
import { useState } from 'react'
import type { PersonaEntry } from '../admin.ts'
import { copy } from '../copy.ts'
import { startFresh } from '../freshStart.ts'
import { useAct, useLab, useRead } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Choice, Input } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import { findPersonas } from './find.ts'
import * as styles from './Persona.css.ts'

/** The option for all groups. */
const ALL = ''

/** Switches to another customer: an empty browser and a new world, signed in unless the option is off. */
export function PersonaSection() {
  const { host, admin } = useLab()
  const act = useAct()
  const personaList = useRead('personas')
  const [searchText, setSearchText] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const [signedIn, setSignedIn] = useState(true)
  const [group, setGroup] = useState(ALL)
  const groups = findPersonas(personaList, searchText, group === ALL ? undefined : group)
  const shown = groups.flatMap(({ members }) => members)
  const chosen = picked ?? personaList?.current ?? null

  const switchCustomer = () =>
    act(async () => {
      if (chosen === null) return
      await startFresh({ admin, host, world: chosen, signedIn })
      host.reload()
    })

  return (
    <Section
      title={copy.persona.title}
      aside={personaList && <span className={parts.aside}>{copy.persona.count(shown.length)}</span>}
    >
      <Input
        label={copy.persona.find}
        type="search"
        placeholder={copy.persona.placeholder}
        hint={copy.persona.note}
        value={searchText}
        onValueChange={setSearchText}
      />
      {personaList && (
        <Choice
          label={copy.persona.groups}
          value={group}
          options={[
            [ALL, copy.persona.all],
            ...personaList.groups.map(({ name, title }) => [name, title] as const),
          ]}
          onValueChange={setGroup}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void switchCustomer()
        }}
      >
        {personaList && groups.length === 0 && <p className={parts.note}>{copy.persona.none}</p>}
        {groups.map(({ name, title, members }) => (
          <fieldset key={name} className={styles.group}>
            <legend className={styles.groupName}>{title}</legend>
            {members.map((person) => (
              <Person
                key={person.name}
                person={person}
                current={person.name === personaList?.current}
                chosen={person.name === chosen}
                onChoose={() => setPicked(person.name)}
              />
            ))}
          </fieldset>
        ))}
        <div className={styles.foot}>
          <Action kind="primary" type="submit" disabled={chosen === null}>
            {copy.persona.apply}
          </Action>
          <Checkbox size="small" label={copy.persona.signIn} value={signedIn} onValueChange={setSignedIn} />
        </div>
      </form>
    </Section>
  )
}

interface PersonProps {
  person: PersonaEntry
  current: boolean
  chosen: boolean
  onChoose(): void
}

function Person({ person, current, chosen, onChoose }: PersonProps) {
  return (
    <label className={chosen ? `${styles.person} ${styles.chosen}` : styles.person}>
      <input type="radio" name="lab-persona" checked={chosen} onChange={onChoose} className={styles.input} />
      <span className={styles.line}>
        <span className={styles.name}>{person.title}</span>
        {current && (
          <Tag tone="brand" solid>
            {copy.persona.now}
          </Tag>
        )}
        <span className={styles.mobile}>{person.mobile}</span>
      </span>
      <span className={styles.shows}>{person.shows.zh}</span>
    </label>
  )
}
