import { useHost } from '@koo/flow'
import { useOnOpen } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStillHere } from '../useStillHere.ts'
import { leftDraft } from './leftDraft.ts'
import type { LeaveSpec } from './spec.ts'

/**
 * What the page shows: it opens the other page, the customer is back (or still here), the gate has not opened the address, or there
 * is nothing to be opened.
 */
export type Face = 'leaving' | 'returned' | 'refused' | 'none'

/** Asks for the address when the page is opened, and opens it. */
export function useLeaving<Request, Content, P, Code extends number>(
  spec: LeaveSpec<Request, Content, P, Code>,
  page: P,
) {
  const { call, urlOf, none, replace = false, left } = spec
  const host = useHost()
  const { how, leave: leaveFor } = useStillHere()
  const draft = left && leftDraft(host, left.key)
  const subject = left?.subject?.(page) ?? ''
  const [wasLeft] = useState(() => draft?.load()?.subject === subject)
  const [face, setFace] = useState<Face>(wasLeft && !left?.asks ? 'returned' : 'leaving')
  const [content, setContent] = useState<Content | null>(null)
  /** The customer was there already, and only wants to know how it went. */
  const onlyAsks = useRef(wasLeft)
  const open = (url: string) =>
    leaveFor(async () => {
      const isOpen = await host.openUrl(url, { replace })
      if (isOpen) draft?.save({ subject })
      else setFace('refused')
      return isOpen
    })
  const { run, failure } = useSubmit(call, {
    repeatable: true,
    async onDone(reply) {
      setContent(reply)
      const url = urlOf(reply)
      if (url) return onlyAsks.current ? setFace('returned') : open(url)
      draft?.clear()
      setFace(none ? 'none' : 'refused')
    },
  })
  const ask = (isBack: boolean) => {
    onlyAsks.current = isBack
    return run(spec.request(page))
  }
  useOnOpen(() => face === 'leaving' && ask(wasLeft))
  const isReturned = how === 'returned'
  const onReturned = useEffectEvent(() => ask(true))
  useEffect(() => {
    if (isReturned && left?.asks) void onReturned()
  }, [isReturned, left?.asks])
  return {
    face: face === 'leaving' && how !== null ? ('returned' as const) : face,
    failure,
    content,
    /** Opens the other page, also once more. */
    leave() {
      setFace('leaving')
      return ask(false)
    },
  }
}
