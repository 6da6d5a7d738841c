import { optionalQuery, useHost, type FlowHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingDoor } from '@koo/kit/Drawing'
import { useOnOpen } from '@koo/page'
import { BusyPage, ResultPage } from '@koo/page/layout'
import { useStillHere } from '@koo/steps/passage/still-here'
import { useState } from 'react'
import { isPassing } from '../onward.ts'
import { copy } from './copy.ts'
import type { MiddleRedirectStep } from './step.ts'

// gap N54
/** Where to: the key of a page, or an address. Exactly one of them. */
export const search = optionalQuery({ to: /^[a-z][a-z0-9-]{0,63}$/, url: /^[^\s]{1,4096}$/ })

type Query = { readonly to?: string | undefined; readonly url?: string | undefined }

/** The address to open; null when there is none, or when it leads to a page that passes on once more. */
function targetOf(host: FlowHost, { to, url }: Query): string | null {
  if ((to === undefined) === (url === undefined)) return null
  if (url === undefined) return host.linkUrl(to ?? '')
  // An address that the gate refuses is reported when it is opened.
  const path = host.opens(url) ? host.ownPath(url) : null
  return path !== null && isPassing(path) ? null : url
}

export default function MiddleRedirect({
  search: query,
  exit,
}: StepPageProps<MiddleRedirectStep, typeof search>) {
  const host = useHost()
  const { how, leave } = useStillHere()
  const [target] = useState(() => targetOf(host, query))
  const [isRefused, setRefused] = useState(target === null)
  const open = () =>
    leave(async () => {
      const isOpen = target !== null && (await host.openUrl(target, { replace: true }))
      if (!isOpen) setRefused(true)
      return isOpen
    })
  useOnOpen(() => target !== null && open())
  if (!isRefused && how === null) return <BusyPage drawing={<DrawingDoor />} {...copy.leaving} />
  return (
    <ResultPage
      tone={isRefused ? 'bad' : 'wait'}
      drawing={<DrawingDoor />}
      {...copy[isRefused ? 'refused' : (how ?? 'still')]}
      actions={
        <>
          {!isRefused && (
            <Button data-event="redirect_again" block onClick={open}>
              {copy.again}
            </Button>
          )}
          <Button
            data-event="redirect_home"
            block
            kind={isRefused ? 'primary' : 'text'}
            onClick={() => exit('home')}
          >
            {copy.home}
          </Button>
        </>
      }
    />
  )
}
