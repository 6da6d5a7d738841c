import { errorText, isRefused } from '@koo/api-client'
import { creditOcrScreenshotAuth, creditPreValidator } from '@koo/api-client/calls'
import type { Permission } from '@koo/api-client/types'
import { isAborted, isSessionEnd, useGateway } from '@koo/page/query'
import { readableText } from '@koo/pricing'
import { useRef, useState } from 'react'
import { DONE } from '../../blocks/precheck/codes.ts'
import { useRaised } from '../../blocks/precheck/index.ts'
import { copy } from './copy.ts'
import { RefusedPicture } from './refused.ts'

/** Status of a picture that passed (contract, ocrScreenshotAuth). */
const PASSED = '3'
/** Result of a proof that the server does not take. */
const REFUSED = 42141

/** Why no further picture is taken, and what was wrong with the last one that was judged. */
export interface Ended {
  readonly permission: Permission
  readonly refusal: string | null
}

/**
 * Sends pictures for an authorisation, one at a time. After each that did not pass, or whose reply was lost, the server
 * says whether it is completed all the same and whether another one may be sent.
 */
export function useProof(authId: string) {
  const gateway = useGateway()
  const raised = useRaised()
  /** How many did not pass since the page is open. */
  const [refused, setRefused] = useState(0)
  const [ended, setEnded] = useState<Ended | null>(null)
  // Several pictures can be selected at once: what follows one that passed, or the last try, is not sent.
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const isOver = useRef(false)

  function pass() {
    isOver.current = true
    raised()
  }

  async function judge(file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted || isOver.current) throw new RefusedPicture(copy.notSent)
    let failure: unknown
    let refusal: string | null = null
    try {
      const { status, reason } = await creditOcrScreenshotAuth(gateway, { file, authId }, { signal })
      if (String(status) === PASSED) return pass()
      refusal = readableText(reason || copy.refused)
      failure = new RefusedPicture(refusal)
      setRefused((count) => count + 1)
    } catch (error) {
      if (isAborted(error) || isSessionEnd(error)) throw error
      const isFinal = isRefused<typeof creditOcrScreenshotAuth>(error, REFUSED)
      failure = isFinal ? new RefusedPicture(errorText(error)) : error
    }
    const permission = await creditPreValidator(gateway, { authId }, { signal }).catch(() => null)
    if (permission?.reasonCode === DONE) return pass()
    if (permission && !permission.allowed) {
      isOver.current = true
      setEnded({ permission, refusal })
    }
    throw failure
  }

  return {
    refused,
    ended,
    /** Resolves when the picture has passed. */
    send(file: File, signal: AbortSignal): Promise<void> {
      const judged = turn.current.then(() => judge(file, signal))
      turn.current = judged.catch(() => undefined)
      return judged
    },
  }
}
