import '@koo/kit/theme/ruby'
import '@koo/kit/theme/wireframe'
import { useState } from 'react'
import { useApp } from '../app-context.ts'
import { themeChoices } from '../theme/theme.ts'
import { copy } from './copy.ts'
import * as styles from './Lab.css.ts'
import { Section } from './Section.tsx'

/** How the page looks. */
export function ThemeSection() {
  const { theme } = useApp()
  const [choice, setChoice] = useState(theme.choice())
  return (
    <Section title={copy.theme.title}>
      <div className={styles.row} role="radiogroup" aria-label={copy.theme.title}>
        {themeChoices.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="lab-theme"
              checked={choice === name}
              onChange={() => {
                theme.choose(name)
                setChoice(name)
              }}
            />{' '}
            {copy.theme[name]}
          </label>
        ))}
      </div>
    </Section>
  )
}
