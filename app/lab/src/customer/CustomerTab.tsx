import { PersonaSection } from './PersonaSection.tsx'
import { SessionSection } from './SessionSection.tsx'

/** The tab that shows and changes the customer. */
export function CustomerTab() {
  return (
    <>
      <SessionSection />
      <PersonaSection />
    </>
  )
}
