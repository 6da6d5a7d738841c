import { FaultForm } from './FaultForm.tsx'
import { RepeatsSection } from './RepeatsSection.tsx'
import { RuleList } from './RuleList.tsx'

/** What goes wrong. */
export function FaultTab() {
  return (
    <>
      <FaultForm />
      <RuleList />
      <RepeatsSection />
    </>
  )
}
