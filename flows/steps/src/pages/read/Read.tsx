import { isText } from '@koo/api-client'
import { otherGetMultiWebConfigQuery } from '@koo/api-client/calls'
import { ProtocolReader } from '@koo/kit/ProtocolReader'
import { hasFailed, useCall } from '@koo/page/query'
import { texts } from './copy.ts'
import type { Props } from './step.ts'

/** The newest text of the configuration, else the text of this release. While it is unknown which one is valid, none is shown. */
export default function ReadPage({ options: { text } }: Props) {
  const config = useCall(otherGetMultiWebConfigQuery, { keys: [text] })
  const { title, body } = texts[text]
  const newest = config.data?.[text]
  const state = hasFailed(config) ? 'failed' : config.data === undefined ? 'loading' : 'ready'
  return (
    <ProtocolReader title={title} state={state} onRetry={() => void config.refetch()}>
      {isText(newest) && newest.trim() !== '' ? newest : body}
    </ProtocolReader>
  )
}
