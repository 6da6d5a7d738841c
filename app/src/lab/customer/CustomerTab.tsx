import { PersonaSection } from './PersonaSection.tsx'
import { SessionSection } from './SessionSection.tsx'

/** Who the customer is. */
export function CustomerTab() {
  return (
    <>
      <SessionSection />
      <PersonaSection />
    </>
  )
}
