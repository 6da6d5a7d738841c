import { errorText } from '@koo/api-client'
import type { ChannelLoginHookContent as Session } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { DrawingDoor } from '@koo/kit/Drawing'
import { useOnOpen } from '@koo/page'
import { useSubmit } from '@koo/page/form'
import { BusyPage, LoadFailure } from '@koo/page/layout'
import { useState } from 'react'
import { AnotherCustomer } from './AnotherCustomer.tsx'
import { loginHook } from './calls.ts'
import { copy } from './copy.ts'
import { forgetRefusal, keepRefusal } from '../../blocks/refusal.ts'
import type { Props } from './step.ts'

/** The credential is wrong or has expired. */
const REFUSED = 42130

/** The credential is in the host's memory only: no storage, address or event of this page has it. */
export default function Handover({ options, exit }: Props) {
  const host = useHost()
  /** Of another customer than the one who is signed in. */
  const [brought, setBrought] = useState<Session | null>(null)
  const take = async (session: Session) => exit((await host.adopt(session)) ? 'done' : 'failed')
  const { run, failure } = useSubmit(loginHook[options.group], {
    repeatable: true,
    codes: {
      [REFUSED]: (error) => {
        keepRefusal(host, errorText(error))
        void exit('failed')
      },
    },
    onDone(session) {
      const current = host.userId()
      // Whoever holds the phone decides who is signed in on it; a link does not.
      if (current !== null && current !== String(session.userId)) return setBrought(session)
      return take(session)
    },
  })
  const start = () => {
    // The reason of an earlier refusal is not that of this credential.
    forgetRefusal(host)
    const partnerToken = host.partnerToken()
    // Without a credential this is a return from a page of the partner, or a reload.
    if (partnerToken === null) return exit(host.isLoggedIn() ? 'done' : 'failed')
    // Somebody else may be signed in, so an empty credential never counts as none. Whether one is right, only the gateway knows.
    return partnerToken === '' ? exit('failed') : run({ partnerToken })
  }
  useOnOpen(start)
  if (brought !== null)
    return (
      <AnotherCustomer
        onSwitch={() => take(brought)}
        onStay={() => {
          host.forgetPartnerToken()
          return exit(host.isLoggedIn() ? 'done' : 'failed')
        }}
      />
    )
  if (failure === null) return <BusyPage drawing={<DrawingDoor />} title={copy.title} text={copy.text} />
  return (
    <LoadFailure
      error={failure.error}
      title={copy.failed}
      text={failure.text}
      kept={copy.kept}
      onRetry={start}
    />
  )
}
