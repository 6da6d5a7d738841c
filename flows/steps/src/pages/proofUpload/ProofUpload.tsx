import { errorText } from '@koo/api-client'
import { creditOcrScreenshotAuth, creditPreValidatorQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { UploadField, type Upload } from '@koo/kit/UploadField'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall, useGateway, useInvalidate } from '@koo/page/query'
import { useDevicePick } from '../../blocks/devicePick/useDevicePick.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** Status of a picture that passed (contract, ocrScreenshotAuth). */
const PASSED = '3'

/** A picture that the server did not accept; the message is the server's reason. */
class RefusedPicture extends Error {}

/** A picture that proves something: pre-check, upload, and the verdict beside the picture. */
export default function ProofUpload({ options: { authId, example }, exit }: Props) {
  const gateway = useGateway()
  const invalidate = useInvalidate()
  const permission = useCall(creditPreValidatorQuery, { authId }, { staleTime: 0 })
  const { pick, stop } = useDevicePick()
  const upload: Upload = async (file, { onProgress, signal }) => {
    stop()
    const { status, reason } = await creditOcrScreenshotAuth(gateway, { file, authId }, { signal })
    onProgress(1)
    if (String(status) === PASSED) return { id: file.name }
    // The tries of a day may be used up now.
    void invalidate(creditPreValidatorQuery)
    throw new RefusedPicture(reason ?? copy.refused)
  }
  return (
    <QueryBoundary query={permission} skeleton="form" failedTitle={copy.failed}>
      {({ allowed, reason }) =>
        allowed ? (
          <Page>
            <Notice>{copy.tries}</Notice>
            <Surface>
              <UploadField
                label={copy.label}
                hint={copy.hint}
                max={1}
                upload={upload}
                failureText={(failure) =>
                  failure instanceof RefusedPicture ? failure.message : errorText(failure)
                }
                isRefused={(failure) => failure instanceof RefusedPicture}
                onValueChange={(passed) => passed.length > 0 && void exit('done')}
                {...(pick && { pick })}
              />
            </Surface>
            {example && (
              <Surface pad="list">
                <ListRow label={copy.example} onClick={() => void exit('example')} />
              </Surface>
            )}
          </Page>
        ) : (
          <ResultPage
            tone="bad"
            title={copy.blocked.title}
            text={reason ?? copy.blocked.text}
            actions={
              <Button block onClick={() => exit('blocked')}>
                {copy.blocked.back}
              </Button>
            }
          />
        )
      }
    </QueryBoundary>
  )
}
