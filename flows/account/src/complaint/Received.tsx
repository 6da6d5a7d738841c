import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page/layout'
import { copy } from './copy.ts'

export interface ReceivedProps {
  title: string
  /** The number by which the customer can ask for it. */
  complaintNo: string | number
  onHome: () => unknown
}

/** It is received: its number, and where its progress is told. */
export function Received({ title, complaintNo, onHome }: ReceivedProps) {
  return (
    <ResultPage
      tone="ok"
      title={title}
      next={copy.received.next}
      facts={[{ label: copy.numberOfIt, value: String(complaintNo) }]}
      actions={
        <Button data-event="complaint_done" block onClick={onHome}>
          {copy.received.home}
        </Button>
      }
    />
  )
}
