import { GatewayError, type Gateway } from '@koo/api-client'
import { useOneAtATime } from '@koo/page'
import { isAboutCode } from '@koo/page/form'
import { useGone } from '@koo/page/time'
import { useRef, useState, type ReactNode } from 'react'
import type { ConfirmedCost } from '../cost/confirmed.ts'
import { copy as costCopy } from '../cost/copy.ts'
import { useCosts, type CostInput } from '../cost/useCosts.tsx'
import { useSigning, type SigningDialogProps, type SigningOptions } from '../signing/index.ts'
import type { Preparation, Publisher } from './publisherTypes.ts'
import {
  endOf,
  statusOf,
  type NamedLoan,
  type PublishEnd,
  type PublishPhase,
  type PublishStatus,
} from './publishStatus.ts'
import { usePublisherState } from './usePublisher.ts'

/** What an application is known by on this device. It is kept in storage: nothing personal. */
export interface PublishKey extends Preparation {
  /** Key of the terms, as `Publisher.prepare` takes it. */
  terms: string
}

/** The answer to the page's own questions: go on, or stop and say why. `stop` null: the page has said it, or left. */
export type BeforePublish = 'go' | { stop: string | null }

/** The code that signs an application. */
export interface PublishSigning<Signature> extends SigningOptions<Signature> {
  /** Number of what is signed, such as the terms; null while it is not known. */
  termsNo: string | null
  /**
   * The code goes with the request: publishing checks it, and a refusal that is about the code is said in the dialog. Default:
   * it is checked before, and the signature goes with the request.
   */
  isSentAlong?: boolean
}

export interface PublishInput<Request, Signature, Subject, Cost extends ConfirmedCost | null> {
  publisher: Publisher<Request, Cost>
  /** What is sent; null when it is not known. `signature`: undefined without `sign`. `subject`: what `submit` was called with. */
  request(signature: Signature, subject: Subject): Request | null
  /** The key of that application. */
  key(subject: Subject): PublishKey
  /** What it costs: the customer confirms it after the page's own questions, before anything is signed. */
  cost: CostInput<Subject, Cost>
  sign?: PublishSigning<Signature>
  /** The page's own questions, asked at each tap before anything is prepared. */
  before?(subject: Subject): Promise<BeforePublish>
  /**
   * `Publisher.lastClosed` as it was when what is published was loaded. Default: when `submit` is called. A loan that was
   * finished since makes it stale.
   */
  lastClosed?: string | null | undefined
  /** The loan whose result the page shows: the customer has seen it, so it keeps nothing from being published. */
  seen?: NamedLoan
  /** Called when a `submit` has ended, also after the page was left. The page is busy until it resolves. */
  onEnd?(end: PublishEnd): unknown
}

/** Publishing on one page. */
export interface Publish<Subject> {
  status: PublishStatus
  /**
   * Asks, has the costs confirmed, prepares, has it signed and sends: once, whatever is tapped meanwhile. Resolves when it has ended, or when the dialog
   * for the code is open. Nothing is sent for a page that was left before. Never rejects because of the server.
   */
  submit(subject: Subject): Promise<void>
  /** Props of `SigningDialog`, where there is a code. */
  dialog: SigningDialogProps
  /** The dialog with the table of costs, to render on the page: nothing is sent without it. */
  costs: ReactNode
}

/** What is being published. */
interface Asked<Subject> {
  subject: Subject
  lastClosed: string | null
  confirmed: ConfirmedCost | null
}

const IDLE: PublishPhase = { is: 'idle' }
/** It does not cost any more what was confirmed: nothing is sent, and the next tap asks again. */
const COSTS_CHANGED: PublishEnd = { is: 'stopped', text: costCopy.changed }
const never = (_gateway: Gateway) => Promise.reject(new Error('nothing is signed here'))
const NO_CODE: PublishSigning<never> = { scene: 'none', termsNo: null, apply: never, confirm: never }

/**
 * Publishes from a page. The page says what is published, and has a text or an exit for each status; when to ask, to wait
 * and to send, and what a reply means, is decided here and in the publisher.
 */
export function usePublish<
  Request,
  Signature = undefined,
  Subject = void,
  Cost extends ConfirmedCost | null = ConfirmedCost,
>(input: PublishInput<Request, Signature, Subject, Cost>): Publish<Subject> {
  const { publisher, request, key, cost, sign, before, lastClosed, seen, onEnd } = input
  const { state } = usePublisherState(publisher)
  const [phase, setPhase] = useState(IDLE)
  // A run must not send any more once its page was left.
  const gone = useGone()
  const one = useOneAtATime()
  const costs = useCosts(cost)
  /** What is being published, from the tap to the signature. */
  const asked = useRef<Asked<Subject> | null>(null)

  const prepare = async (subject: Subject) => {
    const { terms, ...preparation } = key(subject)
    const prepared = await publisher.prepare(terms, preparation)
    if (prepared !== 'open' || !seen || !publisher.resultShown(seen)) return prepared
    // Only this device did not know that its result was seen.
    const confirmed = asked.current?.confirmed ?? null
    asked.current = { subject, lastClosed: publisher.lastClosed(), confirmed }
    return publisher.prepare(terms, preparation)
  }

  /** Sends what was asked for; resolves to null when nothing was. */
  const send = async (signature: Signature): Promise<PublishEnd | null> => {
    const { subject, lastClosed: closed = null, confirmed = null } = asked.current ?? {}
    const application = asked.current && request(signature, subject as Subject)
    if (gone().aborted || !application) return null
    if (!costs.covers(subject as Subject, confirmed)) return COSTS_CHANGED
    setPhase({ is: 'sending' })
    // The publisher checks again what was confirmed.
    const sent = await publisher.send(
      application,
      lastClosed === undefined ? closed : lastClosed,
      confirmed as Cost,
    )
    if (sent === 'unconfirmed') return COSTS_CHANGED
    if (sent === 'elsewhere' || sent === 'stale') return { is: sent }
    return sent === 'settled' ? endOf(publisher.store.getState().state) : null
  }

  const finish = async (end: PublishEnd | null) => {
    const isKept = end?.is !== 'refused' && end?.is !== 'accepted' && end?.is !== 'open'
    setPhase(end && isKept ? end : IDLE)
    if (end) await onEnd?.(end)
  }

  const onSigned = async (signature: Signature) => {
    const { subject } = asked.current ?? {}
    const prepared = sign?.isSentAlong ? await prepare(subject as Subject) : 'ready'
    const end = prepared === 'ready' ? await send(signature) : { is: prepared }
    // The dialog says what is about its code.
    const isSaid = sign?.isSentAlong && end?.is === 'refused' && isAboutCode(end.code)
    if (!isSaid) return finish(end)
    publisher.dismiss()
    setPhase(IDLE)
    throw new GatewayError('result', 'publish', end.message, { code: end.code })
  }
  const { error, wait, start, ...dialog } = useSigning<Signature>(sign ?? NO_CODE, {
    termsNo: sign?.termsNo ?? null,
    onSigned,
  })

  /** Resolves to undefined while the dialog for the code is open. */
  const run = async (subject: Subject): Promise<PublishEnd | null> => {
    asked.current = { subject, lastClosed: publisher.lastClosed(), confirmed: null }
    const answer = (await before?.(subject)) ?? 'go'
    if (answer !== 'go') return { is: 'stopped', text: answer.stop }
    if (gone().aborted) return null
    const confirmed = await costs.confirm(subject, key(subject))
    if (confirmed && 'stop' in confirmed) return { is: 'stopped', text: confirmed.stop }
    if (gone().aborted) return null
    asked.current = { ...asked.current, confirmed }
    const prepared = sign?.isSentAlong ? 'ready' : await prepare(subject)
    if (prepared !== 'ready') return { is: prepared }
    if (!sign) return send(undefined as Signature)
    if (!gone().aborted) await start()
    return null
  }

  const submit = async (subject: Subject) => {
    setPhase({ is: 'preparing' })
    try {
      await finish(await run(subject))
    } catch (error) {
      // A question of the page has thrown: it can be tapped again.
      setPhase(IDLE)
      throw error
    }
  }

  return {
    status: statusOf(phase, state, { open: dialog.open, error, wait }, seen),
    submit: async (subject) => {
      if (!dialog.open) await one.run(() => submit(subject))
    },
    dialog: {
      ...dialog,
      async confirm(typed) {
        await dialog.confirm(typed)
        // The code was used. After a lost reply it may still be good.
        if (sign?.isSentAlong && publisher.store.getState().state.name === 'accepted') dialog.code.forget()
      },
    },
    costs: costs.dialog,
  }
}
