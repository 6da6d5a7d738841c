import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ErrorState } from '@koo/kit/ErrorState'
import { Page } from '@koo/kit/Page'
import { useOpenUrl } from '@koo/page'
import { FooterActions } from '@koo/page/layout'
import { RECORDS_KEY } from '../constants.ts'
import { useCashPublisher } from '../model/publish/publishing.ts'
import { copy } from './copy.ts'
import type { ResultExit } from './step.ts'

export interface NoResultProps {
  title: string
  text: string
  exit: ResultExit
  onRetry?: () => unknown
}

/** Shown instead of a result: says nothing about a loan, with buttons to the loan page and the records. */
export function NoResult({ title, text, exit, onRetry }: NoResultProps) {
  const publisher = useCashPublisher()
  const open = useOpenUrl()
  const records = useHost().linkUrl(RECORDS_KEY)
  const leave = async () => {
    // When the server does not know the loan, or cannot be asked, its serial number is reconciled first.
    if (await publisher.leaveResult()) await exit('home')
  }
  return (
    <Page
      footer={
        <FooterActions>
          <Button block kind={onRetry ? 'secondary' : 'primary'} onClick={leave}>
            {copy.home}
          </Button>
          {records !== null && (
            <Button block kind="secondary" onClick={() => void open(records)}>
              {copy.records}
            </Button>
          )}
        </FooterActions>
      }
    >
      <ErrorState title={title} text={text} {...(onRetry && { onRetry })} />
    </Page>
  )
}
