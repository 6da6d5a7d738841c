import { errorText, isGatewayError } from '@koo/api-client'
import { creditCheckPushStream, creditPreValidator } from '@koo/api-client/calls'
import type { Permission } from '@koo/api-client/types'
import { can, DeviceFailure, useDevice } from '@koo/flow'
import { useGateway } from '@koo/page/query'
import { useGone } from '@koo/page/time'
import { useState } from 'react'
import { copy } from './copy.ts'

/** The server does not let the recording start. */
class NotAllowed extends Error {
  readonly permission: Permission

  constructor(permission: Permission) {
    super('The recording may not start.')
    this.permission = permission
  }
}

/** The recording was allowed without an address for it. */
class NoAddress extends Error {}

/** What a failed start means for the customer; null when there is nothing to say. */
function textOf(error: unknown): string | null {
  if (error instanceof NoAddress) return copy.noAddress
  if (error instanceof DeviceFailure) {
    if (error.kind === 'cancelled') return copy.cancelled
    return error.kind === 'timedOut' ? copy.silent : error.message
  }
  if (isGatewayError(error) && error.outcomeUnknown) return copy.noReply
  return errorText(error) || null
}

/**
 * Starts a recording by the app around the page. For the server it begins when it is asked for the address, so that is done
 * once a tap, and only by an app that can record.
 */
export function useRecording(authId: string, onStarted: () => unknown) {
  const device = useDevice()
  const gateway = useGateway()
  const gone = useGone()
  const [failure, setFailure] = useState<string | null>(null)
  /** Why the server does not allow it. */
  const [refused, setRefused] = useState<Permission | null>(null)

  async function streamUrl(): Promise<string> {
    const { allowed, streamUrl: address, reason = null } = await creditCheckPushStream(gateway, {})
    if (allowed && address) return address
    if (allowed) throw new NoAddress()
    // The reply has no code, by which the page knows what it is about.
    const permission = await creditPreValidator(gateway, { authId }).catch(() => null)
    throw new NotAllowed(permission?.allowed === false ? permission : { allowed, reason })
  }

  /** Resolves when the recording runs or has failed: until then its button is locked. */
  async function start(): Promise<void> {
    if (!can(device, 'recording')) return
    const signal = gone()
    setFailure(null)
    try {
      await device.recording({ streamUrl, signal })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof NotAllowed) setRefused(error.permission)
      else setFailure(textOf(error))
      return
    }
    if (!signal.aborted) await onStarted()
  }

  return {
    isThere: can(device, 'recording'),
    failure,
    refused,
    start,
  }
}
