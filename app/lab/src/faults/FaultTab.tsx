import { FaultForm } from './FaultForm.tsx'
import { RepeatsSection } from './RepeatsSection.tsx'
import { RuleList } from './RuleList.tsx'

/** The tab that shows and adds faults. */
export function FaultTab() {
  return (
    <>
      <FaultForm />
      <RuleList />
      <RepeatsSection />
    </>
  )
}
