import { useState } from 'react'
import { copy } from '../copy.ts'
import { useLab } from '../context.tsx'
import { themeChoices } from '../host.ts'
import { Choice } from '../parts/fields.tsx'
import { Section } from '../parts/Section.tsx'

const options = themeChoices.map((name) => [name, copy.theme.names[name]] as const)

/** Changes the theme of the page at once. */
export function ThemeSection() {
  const { theme } = useLab().host
  const [choice, setChoice] = useState(theme.choice())
  return (
    <Section title={copy.theme.title}>
      <Choice
        label={copy.theme.title}
        value={choice}
        options={options}
        onValueChange={(name) => {
          theme.choose(name)
          setChoice(name)
        }}
      />
    </Section>
  )
}
