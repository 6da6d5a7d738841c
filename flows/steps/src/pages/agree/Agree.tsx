import type { Gateway } from '@koo/api-client'
import { cashProtocolConfirm, cashQueryLoanAgreementsQuery } from '@koo/api-client/calls'
import type { LoanAgreement } from '@koo/api-client/types'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingDocument } from '@koo/kit/Drawing'
import { FooterBar } from '@koo/kit/FooterBar'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { useSubmit } from '@koo/page/form'
import { QueryBoundary } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useConsent } from '../../blocks/consent/index.ts'
import { copy } from './copy.ts'
import { consentOf } from './options.ts'
import type { AgreeOptions, AgreeStep } from './step.ts'
import { useRead } from './useRead.ts'

/** `breakType`: which loan of break-directly; anything that is not a plain code is left out. */
export const search = z.object({
  breakType: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,32}$/))), undefined),
})

type Props = StepPageProps<AgreeStep, typeof search, AgreeOptions>

/** Agreements to read and to agree to. The box is never ticked in advance; the server has the record before the exit. */
export default function Agree(props: Props) {
  const agreements = useCall(cashQueryLoanAgreementsQuery, {})
  return (
    <QueryBoundary
      query={agreements}
      skeleton="list"
      failedTitle={copy.failed}
      isEmpty={(list) => list.length === 0}
      empty={{
        drawing: <DrawingDocument />,
        title: copy.none,
        text: copy.noneText,
        action: <Button onClick={() => agreements.refetch()}>{copy.reload}</Button>,
      }}
    >
      {(list) => <Agreements {...props} query={agreements} list={list} />}
    </QueryBoundary>
  )
}

interface AgreementsProps extends Props {
  query: UseQueryResult<LoanAgreement[]>
  list: readonly LoanAgreement[]
}

function Agreements({ search: { breakType }, options, exit, query, list }: AgreementsProps) {
  const [consentOptions] = useState(() => consentOf(options.product, breakType))
  const consent = useConsent(consentOptions, query)
  const { isRead, mark } = useRead()
  const sign = useSubmit(options.confirm ? confirmEach : nothingMore, {
    // Recording the same consent twice does no harm.
    repeatable: true,
    onDone: () => exit('signed'),
  })
  return (
    <Page
      footer={
        <FooterBar above={consent.line}>
          {sign.failure && (
            <Notice tone="bad" role="alert">
              {sign.failure.text}
            </Notice>
          )}
          <Button
            data-event="sign"
            block
            lock={0}
            loading={sign.pending}
            onClick={async () => {
              if (await consent.check()) await sign.run(list)
            }}
          >
            {copy.submit}
          </Button>
        </FooterBar>
      }
    >
      <Notice>{copy.intro}</Notice>
      <Surface pad="list" heading={copy.heading}>
        {list.map(({ name, url }) => (
          <ListRow
            key={url}
            label={name}
            tone="quiet"
            value={isRead(url) ? copy.read : copy.unread}
            onClick={() => {
              mark(url)
              void consent.openAgreement(url)
            }}
          />
        ))}
      </Surface>
    </Page>
  )
}

/** Value of processFlag. */
const CONFIRMED = 3

const confirmEach = (gateway: Gateway, list: readonly LoanAgreement[]): Promise<unknown> =>
  Promise.all(
    list.map(({ name, url }) =>
      cashProtocolConfirm(gateway, { processFlag: CONFIRMED, agreementName: name, agreementUrl: url }),
    ),
  )

const nothingMore = (): Promise<unknown> => Promise.resolve()
