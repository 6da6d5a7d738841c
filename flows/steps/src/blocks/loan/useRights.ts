import { useHost } from '@koo/flow'
import { lazyModule, useLazyModule, type LazyModule } from '@koo/kit/lazy'
import { useOpenUrl } from '@koo/page'
import { useWhenIdle } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { LateReplies } from './figures/loanView.ts'
import type { Rights, RightsModule, RightsSetting } from './rights.ts'

/** For a product without rights: never loaded. */
const none = lazyModule<RightsModule>(() => Promise.reject(new Error('no rights')))

interface RightsOptions {
  /** Undefined: the product has none. */
  code: LazyModule<RightsModule> | undefined
  /** The figures wait for them: the customer has a low-fee right. */
  isWaitedFor: boolean
  /** The figures are shown. */
  isReady: boolean
  addReplies(more: LateReplies): void
}

/**
 * The rights of the product: a function that gives them as soon as they are loaded, null before that. Their code and
 * their calls follow the first figures; only for a customer with a low-fee right do the figures wait for them.
 */
export function useRights(options: RightsOptions): () => Rights | null {
  const { code: given, isWaitedFor, isReady, addReplies } = options
  const host = useHost()
  const gateway = useGateway()
  const queries = useQueryClient()
  const clock = useClock()
  const openUrl = useOpenUrl()
  const code = given ?? none
  const [rights] = useState(() => started(code, { gateway, queries, host, clock, openUrl, addReplies }))
  const load = useCallback(() => {
    // Without the code the page offers the loan at its ordinary price.
    code.load().catch(() => addReplies({ rateLimit: null }))
  }, [code, addReplies])
  const isOffered = given !== undefined
  useEffect(() => {
    if (isOffered && isWaitedFor) load()
  }, [isOffered, isWaitedFor, load])
  useWhenIdle(isOffered && isReady, load)
  // Renders when the code is there.
  useLazyModule(code)
  return rights
}

/** Starts the rights once for a page, when they are asked for and their code is there. */
function started(code: LazyModule<RightsModule>, setting: RightsSetting): () => Rights | null {
  let rights: Rights | null = null
  return () => (rights ??= code.peek()?.default(setting) ?? null)
}
