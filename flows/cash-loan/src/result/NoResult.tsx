import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingUnknown } from '@koo/kit/Drawing'
import { useOpenUrl } from '@koo/page'
import { LoadFailure, StatePage } from '@koo/page/layout'
import { RECORDS_KEY } from '../constants.ts'
import { useCashPublisher } from '../model/publish/publishing.ts'
import { copy } from './copy.ts'
import type { ResultExit } from './step.ts'

export interface NoResultProps {
  title: string
  text: string
  exit: ResultExit
  /** The loan page that it leads back to. */
  again: 'home' | 'merchant'
  /** Why it did not load. */
  error?: unknown
  onRetry?: () => unknown
}

/** Shown instead of a result: says nothing about a loan, with buttons to the loan page and the records. */
export function NoResult({ title, text, exit, again, error, onRetry }: NoResultProps) {
  const publisher = useCashPublisher()
  const open = useOpenUrl()
  const records = useHost().linkUrl(RECORDS_KEY)
  const leave = async () => {
    // When the server does not know the loan, or cannot be asked, its serial number is reconciled first.
    if (await publisher.leaveResult()) await exit(again)
  }
  const others = (
    <>
      <Button block kind={onRetry ? 'text' : 'primary'} onClick={leave}>
        {copy.home}
      </Button>
      {records !== null && (
        <Button block kind="text" onClick={() => void open(records)}>
          {copy.records}
        </Button>
      )}
    </>
  )
  if (onRetry)
    return <LoadFailure error={error} title={title} text={text} onRetry={onRetry} footer={others} />
  return (
    <StatePage
      tone="quiet"
      role="alert"
      drawing={<DrawingUnknown />}
      title={title}
      text={text}
      actions={others}
    />
  )
}
