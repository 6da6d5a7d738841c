import { RuleList } from '../faults/RuleList.tsx'
import { ReplyForm } from './ReplyForm.tsx'

/** The tab that sets the server's next reply. */
export function ReplyTab() {
  return (
    <>
      <ReplyForm />
      <RuleList />
    </>
  )
}
