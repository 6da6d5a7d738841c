import { errorText } from '@koo/api-client'
import { merchantResolveGpsAddress } from '@koo/api-client/calls'
import type { MerchantResolveGpsAddressContent } from '@koo/api-client/types'
import { can, DeviceFailure, useDevice } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { FieldMessage } from '@koo/kit/Field'
import { Stack } from '@koo/kit/Stack'
import { isAborted, isSessionEnd, useGateway } from '@koo/page/query'
import { useGone } from '@koo/page/time'
import { useId, useState } from 'react'
import { copy } from './copy.ts'

type Address = MerchantResolveGpsAddressContent

/** What became of the last tap. */
type Found = { readonly is: 'nothing' | 'found' } | { readonly is: 'failed'; readonly text: string }

export interface FindPlaceProps {
  onFound(address: Address): void
}

/**
 * Finds the address of where the phone is: after a tap only, with the reason below the button, and never kept. Nothing where the
 * device cannot; a failure is said here, and the address can be chosen by hand.
 */
export function FindPlace({ onFound }: FindPlaceProps) {
  const device = useDevice()
  const gateway = useGateway()
  const gone = useGone()
  const id = useId()
  const [found, setFound] = useState<Found>({ is: 'nothing' })
  if (!can(device, 'location')) return null

  async function find(): Promise<void> {
    if (!can(device, 'location')) return
    const signal = gone()
    setFound({ is: 'nothing' })
    try {
      const { latitude, longitude } = await device.location({ signal })
      const address = await merchantResolveGpsAddress(gateway, { latitude, longitude }, { signal })
      if (signal.aborted) return
      if (!address.province) return setFound({ is: 'failed', text: copy.place.unknown })
      onFound(address)
      setFound({ is: 'found' })
    } catch (error) {
      if (signal.aborted || isAborted(error) || isSessionEnd(error)) return
      if (error instanceof DeviceFailure && error.kind === 'cancelled') return
      const text = error instanceof DeviceFailure ? error.message : errorText(error)
      setFound({ is: 'failed', text })
    }
  }

  return (
    <Stack gap={1} align="start">
      <Button kind="secondary" size="medium" data-event="find_place" aria-describedby={id} onClick={find}>
        {copy.place.find}
      </Button>
      <FieldMessage
        compact
        id={id}
        hint={found.is === 'found' ? copy.place.found : copy.place.reason}
        {...(found.is === 'failed' && { error: found.text })}
      />
    </Stack>
  )
}
