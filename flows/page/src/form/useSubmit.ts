import type { CallOptions, Gateway, Reply } from '@koo/api-client'
import { useState } from 'react'
import { useGateway } from '../gateway.tsx'
import { useOneAtATime } from '../once/useOneAtATime.ts'
import { useDialog } from '../overlay/useDialog.ts'
import { applyCodes, toastFailure, type CodeRules, type SubmitFailure } from '../failures/codes.ts'

/**
 * A generated call of the client that writes, such as `creditSaveBaseInfoV2`. `Code` are the codes by which the contract says
 * that it may be refused.
 */
export type WriteCall<Request, Content, Code extends number = never> = (
  gateway: Gateway,
  request: Request,
  options?: CallOptions,
) => Reply<Content, Code>

/**
 * A request as a page gives it: without its serial number, which the layer makes and keeps until the outcome is known. A page
 * that keeps one itself, such as publishing, gives it.
 */
export type SerialOptional<Request> = Request extends { serialNumber: string }
  ? Omit<Request, 'serialNumber'> & { serialNumber?: string }
  : Request

export interface SubmitOptions<Request, Content, Name extends string = never, Code extends number = never> {
  codes?: CodeRules<Name, Code>
  /** Asked before the call, while the button is busy. False: nothing is sent, and the page says why (a consent is missing). */
  before?: () => Promise<boolean>
  /** The call may be sent twice without harm, such as a sign-in: a lost reply is an ordinary failure. */
  repeatable?: boolean
  /** Called with the message of a result code that belongs to a field. */
  onField?: (name: Name, message: string) => void
  /**
   * Shows every failure as a toast. Only where the specification says toast, and where repeating the request does no
   * harm.
   */
  toast?: boolean
  /** Called after success; the submit stays locked until it resolves (an exit navigates). */
  onDone?: (content: Content, request: SerialOptional<Request>) => unknown
}

export interface Submit<Request> {
  /** Makes the call, unless one is running. Never rejects; resolves when the result is handled. */
  run(request: Request): Promise<void>
  /** A call is running, or what follows its success. */
  pending: boolean
  /** For a notice near the button; null when there is nothing to show. */
  failure: SubmitFailure | null
}

/**
 * One write of a page: one request at a time, also with many taps, and each failure shown once, in the place that
 * `codes` names. Writes are never repeated automatically.
 */
export function useSubmit<Request, Content, Name extends string = never, Code extends number = never>(
  call: WriteCall<Request, Content, Code>,
  options: SubmitOptions<Request, Content, Name, NoInfer<Code>> = {},
): Submit<SerialOptional<Request>> {
  const { codes = {}, before, repeatable = false, onField = () => undefined, onDone } = options
  const gateway = useGateway()
  const ask = useDialog()
  const [failure, setFailure] = useState<SubmitFailure | null>(null)
  const one = useOneAtATime()
  const send = async (request: SerialOptional<Request>) => {
    setFailure(null)
    let content: Content
    try {
      if (before && !(await before())) return
      // The gateway of a page gives the request its serial number.
      content = await call(gateway, request as Request)
    } catch (error) {
      if (options.toast) toastFailure(error)
      else setFailure(applyCodes(error, codes, onField, ask, repeatable))
      return
    }
    await onDone?.(content, request)
  }
  return { run: (request) => one.run(() => send(request)), pending: one.busy, failure }
}
