import { RuleList } from '../faults/RuleList.tsx'
import { AnswerForm } from './AnswerForm.tsx'

/** What the server answers next, whatever it would have answered. */
export function AnswerTab() {
  return (
    <>
      <AnswerForm />
      <RuleList />
    </>
  )
}
