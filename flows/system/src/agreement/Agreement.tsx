import { optionalQuery, useHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingDocument } from '@koo/kit/Drawing'
import { Notice } from '@koo/kit/Notice'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { useConfigured } from '@koo/steps/configured'
import { FramedPage } from '@koo/steps/frame/page'
import { useState } from 'react'
import { agreementAt, type Agreement as Text } from './agreements.ts'
import { copy } from './copy.ts'
import type { AgreementStep } from './step.ts'

/** By key first; `part` counts the agreements below it. An address is judged by the list of frames. */
export const search = optionalQuery({
  key: /^[a-zA-Z][\w-]{0,63}$/,
  part: /^[1-9]\d?$/,
  url: /^\S{1,4096}$/,
})

type Props = StepPageProps<AgreementStep, typeof search>

export default function Agreement({ search: { key, part, url = '' }, exit }: Props) {
  const onBack = () => exit('back')
  if (key === undefined) return <FramedPage url={url} onBack={onBack} />
  return <OfConfig name={key} part={part === undefined ? undefined : Number(part)} onBack={onBack} />
}

interface OfConfigProps {
  name: string
  part: number | undefined
  onBack: () => unknown
}

function OfConfig({ name, part, onBack }: OfConfigProps) {
  const query = useConfigured(
    { keys: ['agreements', 'creditAuthAgreement'] },
    (config) => ({ found: agreementAt(config, name, part) }),
    ({ found }) => found !== null,
  )
  return (
    <QueryBoundary query={query} skeleton="result" failedTitle={copy.failed}>
      {({ found }) =>
        found === null ? (
          <ResultPage
            tone="quiet"
            drawing={<DrawingDocument />}
            {...copy.gone}
            actions={<Back kind="primary" onBack={onBack} />}
          />
        ) : (
          <Found agreement={found} onBack={onBack} />
        )
      }
    </QueryBoundary>
  )
}

/** A frame without plug-ins shows no PDF. */
const isPdf = (url: string) => /\.pdf(?:$|[?#])/i.test(url)

/** In a frame where its host is listed for one, else in a page of its own. */
function Found({ agreement, onBack }: { agreement: Text; onBack: () => unknown }) {
  const { name, url, version } = agreement
  const host = useHost()
  const [isClosed, setClosed] = useState(false)
  if (!isPdf(url) && host.frames(url)) return <FramedPage url={url} onBack={onBack} />
  return (
    <ResultPage
      tone="quiet"
      drawing={<DrawingDocument />}
      title={name}
      text={copy.outside}
      facts={version === null ? [] : [{ label: copy.version, value: copy.versionOf(version) }]}
      actions={
        <>
          <Button
            data-event="agreement_open"
            block
            onClick={async () => setClosed(!(await host.openUrl(url)))}
          >
            {copy.open}
          </Button>
          <Back kind="text" onBack={onBack} />
        </>
      }
    >
      <div role="status">{isClosed && <Notice>{copy.closed}</Notice>}</div>
    </ResultPage>
  )
}

function Back({ kind, onBack }: { kind: 'primary' | 'text'; onBack: () => unknown }) {
  return (
    <Button data-event="agreement_back" block kind={kind} onClick={onBack}>
      {copy.back}
    </Button>
  )
}
