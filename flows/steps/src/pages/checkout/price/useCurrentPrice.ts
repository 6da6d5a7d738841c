import { useOneAtATime } from '@koo/page'
import { toastFailure } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import { useAfter } from '@koo/page/time'
import { useState } from 'react'
import type { Price, QuoteQuery } from './spec.ts'

/** A little later than the end of a price, so that the next one is calculated. */
const AFTER_END_MS = 1_000

/**
 * Keeps a price current: asks again when its time is over by the clock of the server, and when it is about to be paid. `confirm`
 * resolves to the quote that may be paid, or to null: the price is another one now, which is shown first, or it did not come.
 */
export function useCurrentPrice<Quote>(
  priceOf: (quote: Quote) => Price | null,
  shown: Price | null,
  query: QuoteQuery<Quote>,
) {
  const gateway = useGateway()
  const one = useOneAtATime()
  const [isChanged, setChanged] = useState(false)
  /** The end after which the price was asked for again. One that is over when it comes is the server's: once is enough. */
  const [asked, setAsked] = useState<number | null>(null)
  const ask = async () => {
    const { data, isError, error } = await query.refetch()
    if (isError || data === undefined) return { quote: null, error }
    const price = priceOf(data)
    const isSame = price !== null && price.amount === shown?.amount
    setChanged(!isSame)
    return { quote: isSame ? data : null, error: null }
  }
  const until = shown?.until ?? null
  useAfter(
    until === null || until === asked ? null : Math.max(until + AFTER_END_MS - gateway.serverNow(), 0),
    () => {
      setAsked(until)
      return ask()
    },
    { since: until },
  )
  return {
    isChanged,
    isBusy: one.busy,
    confirm: async () =>
      (await one.run(async () => {
        const { quote, error } = await ask()
        if (error) toastFailure(error)
        return quote
      })) ?? null,
  }
}
