import { InformationForm } from './InformationForm.tsx'
import type { Props } from './step.ts'

/** Life and work of an applicant. The server knows whether a submit without a reply has arrived, and says what comes next. */
export default function InformationPage({ exit, options: { leavesOut } }: Props) {
  const goOn = () => exit('done')
  return <InformationForm leavesOut={leavesOut} onDone={goOn} onUnknown={goOn} />
}
