import { isGatewayError } from '@koo/api-client'
import { Actions } from '@koo/kit/Actions'
import { DrawingMagnifier } from '@koo/kit/Drawing'
import { DetailPage, LoadFailure, PageSkeleton, WaitingPage } from '@koo/page/layout'
import { useGateway, usePolling } from '@koo/page/query'
import type { ReactNode } from 'react'
import { present } from '../../blocks/sections.ts'
import type { ReviewSpec } from './spec.ts'

/** How often a part is asked for: once a second, half a minute at most; then a button begins another round. */
const READING = {
  pause: 1_000,
  max: 30,
  /** A server that refuses will not read on. */
  gaveUp: (error: unknown) => isGatewayError(error) && error.kind === 'result',
} as const

/**
 * Makes a page that shows a part of what a server reads step by step: `export default reviewPage({ … })` in the page's file.
 * Until the part is there it asks for it within limits, never while it is hidden, and never for ever.
 */
export function reviewPage<Data, Part, P extends object = object>(
  spec: ReviewSpec<Data, Part, P>,
): (page: P) => ReactNode {
  const { read, texts, useShown } = spec
  return function ReviewOfPart(page: P) {
    useShown?.(page)
    const now = useGateway().serverNow()
    const polling = usePolling(read, {}, { ...READING, done: (data) => spec.part(data) !== null })
    const part = polling.kind === 'done' ? spec.part(polling.reply) : null
    if (part !== null)
      return (
        <DetailPage
          head={spec.head?.(part, now)}
          sections={present(spec.sections(part, now))}
          footer={<Actions>{spec.footer(part, page, now)}</Actions>}
        >
          {spec.body?.(part)}
        </DetailPage>
      )
    if (polling.kind === 'gaveUp')
      return <LoadFailure error={polling.error} title={texts.failed} onRetry={polling.refresh} />
    // Most parts are there at once: a page that waits would only flash up.
    const isFirst = polling.kind === 'waiting' && polling.latest === undefined && !polling.interrupted
    if (isFirst) return <PageSkeleton kind="detail" />
    return (
      <WaitingPage
        polling={polling}
        drawing={<DrawingMagnifier />}
        {...texts.reading}
        slowText={texts.slow}
        usedUp={polling.interrupted ? texts.offline : texts.notRead}
        leave={{ text: texts.giveUp, onLeave: () => spec.giveUp(page) }}
      />
    )
  }
}
