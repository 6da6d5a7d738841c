import { use, useCallback, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext, useBlocker, type BlockerFunction, type DataRouter } from 'react-router-dom'

import { handleOf, letPass, settle, takePass, type Session } from './session.ts'
import { indexOf } from './trail.ts'
import { canPop } from './travel.ts'
import type { FlowEvent, FlowHost, LeaveAttempt, LeavePolicy } from './types.ts'

/** Quiet after the last popstate within which address and router may still be catching up. */
const SETTLE_MS = 100

interface Question {
  /** History entry the question is about; it lapses with it. */
  readonly key: string
  readonly policy: LeavePolicy
  readonly go: () => void
}

/** The router as every hook of react-router gets it: no public hook hands it out. */
export function useRouter(): DataRouter {
  const context = use(UNSAFE_DataRouterContext)
  if (!context) throw new Error('a flow needs a data router around it')
  return context.router
}

/**
 * Two pops in one tick while one is refused leave the address elsewhere than the router (T2). Once the popstates have
 * settled this goes back to the router's entry. Tell it of each refused pop; until settled, refuse the others too.
 */
function useSync(session: Session) {
  const router = useRouter()
  const refused = useRef(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const check = () => {
      const { navigation, location } = router.state
      const { key = 'default', idx }: { key?: string; idx?: number } = history.state ?? {}
      const delta = key === (navigation.location ?? location).key ? 0 : session.index - (idx ?? session.index)
      settle(session, delta !== 0)
      if (delta !== 0) history.go(delta)
    }
    const onPop = () => {
      settle(session, session.settling || refused.current)
      refused.current = false
      clearTimeout(timer)
      timer = setTimeout(check, SETTLE_MS)
    }
    window.addEventListener('popstate', onPop)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', onPop)
    }
  }, [router, session])
  return useCallback((veto: boolean) => (refused.current = veto), [])
}

/** The only user of `useBlocker` (T5): leave policies, overlays that close first, and the one function for every back. */
export function useLeaving(session: Session, host: FlowHost) {
  const router = useRouter()
  const note = useSync(session)
  const asked = useRef<Question>(null)
  const [question, setQuestion] = useState<Question | null>(null)

  const ask = useCallback(
    (next: Question | null, type: Extract<FlowEvent, { policy: string }>['type'], policy: LeavePolicy) => {
      asked.current = next
      setQuestion(next)
      const handle = handleOf(router)
      if (handle)
        host.track({ flow: handle.flow, page: handle.page, pageId: handle.pageId, type, policy: policy.id })
    },
    [router, host],
  )
  /** Asks where the page's policy wants it; then `go` is for the user to allow. */
  const holds = useCallback(
    (action: LeaveAttempt['action'], to: string | null, go: () => void): boolean => {
      const handle = handleOf(router)
      const policy = handle?.step.leave
      const { trail } = session
      const enteredFrom = trail.entries[trail.at - 1]?.href ?? null
      const backsBefore = trail.backs[handle?.pageId ?? ''] ?? 0
      if (!policy?.blocks({ action, to, enteredFrom, backsBefore })) return false
      ask({ key: router.state.location.key, policy, go }, 'asked', policy)
      return true
    },
    [router, session, ask],
  )
  const isAsking = useCallback(() => asked.current?.key === router.state.location.key, [router])

  const decide = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      if (takePass(session) || nextLocation.key === currentLocation.key) return false
      const pass = (run: () => Promise<void>) => () => {
        letPass(session)
        void run()
      }
      const { pathname, search, hash, state, key } = nextLocation
      const to = pathname + search
      if (historyAction !== 'POP') {
        const options = { replace: historyAction === 'REPLACE', state }
        return holds(
          historyAction,
          to,
          pass(() => router.navigate(to + hash, options)),
        )
      }
      const overlay = session.overlays.at(-1)
      const free = !session.settling && !isAsking()
      if (free && overlay) overlay()
      const found = indexOf(session.trail, key)
      const delta = found < 0 ? -1 : found - session.trail.at
      return note(
        !free ||
          overlay !== undefined ||
          holds(
            'POP',
            to,
            pass(() => router.navigate(delta)),
          ),
      )
    },
    [router, session, note, holds, isAsking],
  )
  useBlocker(decide)

  const back = useCallback(() => {
    if (isAsking()) return
    const overlay = session.overlays.at(-1)
    if (overlay) overlay()
    else if (canPop(session)) void router.navigate(-1)
    else if (!holds('POP', null, () => host.close())) host.close()
  }, [router, session, host, holds, isAsking])
  useEffect(() => host.onNativeBack(back), [host, back])

  const answer = (leave: boolean) => {
    if (!question) return
    ask(null, leave ? 'left' : 'stayed', question.policy)
    if (leave) question.go()
  }
  return { back, question: question?.key === router.state.location.key ? question : null, answer }
}
