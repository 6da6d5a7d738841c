import { errorText } from '@koo/api-client'
import { useHost } from '@koo/flow'
import { ErrorState } from '@koo/kit/ErrorState'
import { Page } from '@koo/kit/Page'
import { BusyPage, useOnOpen, useSubmit } from '@koo/page'
import { loginHook } from './calls.ts'
import { copy } from './copy.ts'
import { forgetRefusal, keepRefusal } from './refusal.ts'
import type { Props } from './step.ts'

/** Form of a credential (proposed). */
const CREDENTIAL = /^[A-Za-z0-9._-]{8,512}$/
/** The credential is wrong or has expired (spec 8). */
const REFUSED = 42130

/** The credential is in the host's memory only: no storage, address or event of this page has it. */
export default function Handover({ options, exit }: Props) {
  const host = useHost()
  const { run, failure } = useSubmit(loginHook[options.group], {
    repeatable: true,
    codes: {
      [REFUSED]: (error) => {
        keepRefusal(host, errorText(error))
        void exit('failed')
      },
    },
    onDone: async (session) => exit((await host.adopt(session)) ? 'done' : 'failed'),
  })
  const start = () => {
    // The reason of an earlier refusal is not that of this credential.
    forgetRefusal(host)
    const partnerToken = host.partnerToken()
    // Without a credential this is a return from a page of the partner, or a reload.
    if (partnerToken === null) return exit(host.isLoggedIn() ? 'done' : 'failed')
    // Somebody else may be signed in, so a wrong credential never counts as none.
    return CREDENTIAL.test(partnerToken) ? run({ partnerToken }) : exit('failed')
  }
  useOnOpen(start)
  if (failure === null) return <BusyPage title={copy.title} text={copy.text} />
  return (
    <Page>
      <ErrorState title={copy.failed} text={failure.text} onRetry={start} />
    </Page>
  )
}
