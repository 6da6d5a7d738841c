import { cashQueryUserInfoQuery } from '@koo/api-client/calls'
import { useHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { CommitmentText } from '@koo/kit/CommitmentText'
import { FooterBar } from '@koo/kit/FooterBar'
import { Page } from '@koo/kit/Page'
import { PageSkeleton, QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { useCeiling } from '@koo/steps/configured'
import { useState } from 'react'
import type { ConfirmSearch } from '../model/queries/confirm.ts'
import { requestOf } from '../model/terms/terms.ts'
import { termsFailure } from '../model/terms/termsFailure.tsx'
import { useTerms } from '../model/terms/useTerms.ts'
import { SWAP_CONFIG } from './constants.ts'
import { copy } from './copy.ts'
import { nextAfterCommitment } from './nextAfterCommitment.ts'
import { RecordedCommitment } from './RecordedCommitment.tsx'
import { commitmentQuery, commitmentSearch, selectionOf } from '../model/queries/commitment.ts'
import type { CommitmentOptions, step } from './step.ts'
import { loanFacts, paragraphs, personFacts } from './texts.ts'

export const search = commitmentSearch

type CommitmentProps = StepPageProps<typeof step, typeof search, CommitmentOptions>

/** /cash/home/videoAuth and /cash/smartVideo: a commitment to the terms that the lender gives for the selection. */
export default function Commitment(props: CommitmentProps) {
  const selection = selectionOf(props.search)
  if (selection) return <Given {...props} selection={selection} />
  return (
    <ResultPage
      tone="bad"
      title={copy.missing.title}
      text={copy.missing.text}
      actions={
        <Button block onClick={() => props.exit('form')}>
          {copy.missing.action}
        </Button>
      }
    />
  )
}

function Given(props: CommitmentProps & { selection: ConfirmSearch }) {
  const { search: query, exit, options, selection } = props
  const host = useHost()
  const ceiling = useCeiling()
  const [without, setWithout] = useState<readonly string[]>([])
  const terms = useTerms(requestOf(selection, without), 'commitment')
  const user = useCall(cashQueryUserInfoQuery, {})
  const confirm = () => exit('confirm', selection)
  return (
    <QueryBoundary
      query={terms}
      skeleton={<PageSkeleton kind="detail" count={12} />}
      failed={(error) =>
        termsFailure(error, {
          onBack: () => exit('form'),
          onWithout: (ids) => setWithout((before) => [...before, ...ids]),
        })
      }
    >
      {({ terms: read, offer }) => {
        const { commitment } = read
        const text = options.shows === 'text' && (
          <CommitmentText
            heading={copy.heading}
            person={personFacts(user.data)}
            loan={loanFacts(offer)}
            terms={paragraphs(read, offer, ceiling)}
          />
        )
        const isSwapped = host.config(SWAP_CONFIG) === true
        const next = commitment && nextAfterCommitment(commitment.videoOpen, commitment.type, isSwapped)
        if (text && next === 'smart') {
          return (
            <Page
              footer={
                <FooterBar>
                  <Button
                    data-event="agree"
                    block
                    onClick={() => exit('smart', commitmentQuery(selection, read))}
                  >
                    {copy.agree}
                  </Button>
                </FooterBar>
              }
            >
              {text}
            </Page>
          )
        }
        return (
          <RecordedCommitment
            commitment={commitment ?? null}
            type={query.type}
            name={user.data?.realName ?? null}
            onDone={confirm}
          >
            {text}
          </RecordedCommitment>
        )
      }}
    </QueryBoundary>
  )
}
