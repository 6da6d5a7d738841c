import { isGatewayError } from '@koo/api-client'
import { Actions } from '@koo/kit/Actions'
import { Amount } from '@koo/kit/Amount'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { DetailPage, PageSkeleton, QueryBoundary, ResultPage } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { momentText } from '@koo/page/time'
import { money } from '@koo/pricing'
import type { ReactNode } from 'react'
import * as styles from '../checkout.css.ts'
import { copy } from './copy.ts'
import type { Price, PriceSpec, QuoteQuery } from './spec.ts'
import { useCurrentPrice } from './useCurrentPrice.ts'

/**
 * Makes a page that shows what one thing costs, in the server's figures, and leads to paying it: `export default pricePage({ … })` in
 * the page's file. The price is asked for again when its time is over and at the tap that pays: an old one cannot be paid.
 */
export function pricePage<Quote, P extends object = object>(
  spec: PriceSpec<Quote, P>,
): (page: P) => ReactNode {
  const { useQuote, failedTitle, failed } = spec
  return function PriceOfOne(page: P) {
    const query = useQuote(page)
    return (
      <QueryBoundary
        // A refusal takes the price away; after a lost request it stays, and is asked for again before it is paid.
        query={isRefusal(query.error) ? { ...query, data: undefined } : query}
        skeleton={<PageSkeleton kind="detail" count={FACTS} />}
        failedTitle={failedTitle}
        {...(failed && { failed: (error) => failed(error, page) })}
      >
        {(quote) => <PriceView spec={spec} page={page} quote={quote} query={query} />}
      </QueryBoundary>
    )
  }
}

const isRefusal = (error: Error | null) => isGatewayError(error) && error.kind === 'result'

/** Lines of the skeleton: the amount is as high as two, below it its parts and until when it holds. */
const FACTS = 7

const useNothing = () => undefined

interface PriceViewProps<Quote, P> {
  spec: PriceSpec<Quote, P>
  page: P
  quote: Quote
  query: QuoteQuery<Quote>
}

function PriceView<Quote, P>({ spec, page, quote, query }: PriceViewProps<Quote, P>) {
  const { label, payText, notes, more, useShown = useNothing } = spec
  const price = spec.priceOf(quote)
  useShown(price !== null)
  const { isChanged, isBusy, confirm } = useCurrentPrice(spec.priceOf, price, query)
  if (price === null)
    return (
      <ResultPage
        tone="bad"
        title={copy.unsound.title}
        text={copy.unsound.text}
        actions={
          <>
            <Button block onClick={() => query.refetch()}>
              {copy.unsound.refresh}
            </Button>
            {more?.(page)}
          </>
        }
      />
    )
  const amount = money(price.amount)
  return (
    <DetailPage
      head={
        <>
          {isChanged && (
            <Notice tone="brand" role="alert">
              {copy.changed}
            </Notice>
          )}
          <Surface>
            <Stack gap={2} align="center">
              <p className={styles.goods}>{label}</p>
              <Amount size="hero" unit="¥" value={amount} />
              <Validity until={price.until} />
            </Stack>
          </Surface>
        </>
      }
      sections={[{ heading: copy.parts, facts: price.parts }]}
      footer={
        <Actions>
          <Button
            data-event="pay"
            block
            lock={0}
            loading={isBusy}
            onClick={async () => {
              const current = await confirm()
              if (current !== null) await spec.onPay(current, page)
            }}
          >
            {payText(amount)}
          </Button>
          {more?.(page)}
        </Actions>
      }
    >
      {notes?.(quote, page)}
    </DetailPage>
  )
}

/** Until when the price holds; when that is over and no other one has come, that it may be another one. */
function Validity({ until }: Pick<Price, 'until'>) {
  const now = useGateway().serverNow()
  if (until === null) return null
  return <p className={styles.hint}>{until <= now ? copy.over : copy.until(momentText(until, now))}</p>
}
