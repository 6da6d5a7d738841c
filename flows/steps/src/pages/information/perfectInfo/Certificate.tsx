import { errorText, type CallOptions } from '@koo/api-client'
import {
  creditGetUploadToken,
  creditMarriageCertificate,
  creditPreValidatorQuery,
} from '@koo/api-client/calls'
import { Notice } from '@koo/kit/Notice'
import { Surface } from '@koo/kit/Surface'
import type { Upload } from '@koo/kit/UploadField'
import { UploadField } from '@koo/page/fields'
import { useStepForm, type StepForm } from '@koo/page/form'
import { FormPage } from '@koo/page/layout'
import { useGateway, useInvalidate, type useCloudUpload } from '@koo/page/query'
import * as z from 'zod/mini'
import { useDevicePick } from '../../../blocks/devicePick/useDevicePick.ts'
import { useRaised } from '../../../blocks/precheck/index.ts'
import { copy as texts } from './copy.ts'
import { CERTIFICATE } from './sections.ts'

const copy = texts.certificate

const schema = z.object({
  pictures: z.readonly(z.array(z.object({ id: z.string() }))).check(z.minLength(1, { error: copy.missing })),
})

export interface CertificateProps {
  send: NonNullable<ReturnType<typeof useCloudUpload>>
  /** It is handed in, and passed. */
  onDone: () => unknown
  /** Shows what has become of a submit without a reply. */
  onUnknown: () => unknown
}

/** The marriage certificate: its picture goes to the cloud storage, and is handed in by its key. */
export function Certificate({ send, onDone, onUnknown }: CertificateProps) {
  const gateway = useGateway()
  const invalidate = useInvalidate()
  const raised = useRaised()
  const { pick, stop } = useDevicePick()
  const upload: Upload = async (file, { onProgress, signal }) => {
    stop()
    const token = (options: CallOptions) => creditGetUploadToken(gateway, {}, options)
    const { key: id } = await send({ token, file, signal })
    onProgress(1)
    return { id }
  }
  const form: StepForm<typeof schema> = useStepForm({
    schema,
    defaultValues: { pictures: [] },
    submit: creditMarriageCertificate,
    request: ({ pictures: [picture] }) => ({ picture: picture?.id ?? '' }),
    codes: {
      42141() {
        // Another picture is needed; and the tries of the day may be used up now.
        form.methods.setValue('pictures', [], { shouldDirty: true })
        void invalidate(creditPreValidatorQuery, { authId: CERTIFICATE })
        return { field: 'pictures' } as const
      },
    },
    onDone() {
      raised()
      return onDone()
    },
  })
  return (
    <FormPage form={form} submitText={copy.submit} onUnknown={onUnknown} surface={false}>
      <Notice>{copy.tries}</Notice>
      <Surface>
        <UploadField
          name={form.fields.pictures}
          label={copy.label}
          hint={copy.hint}
          max={1}
          upload={upload}
          failureText={errorText}
          {...(pick && { pick })}
        />
      </Surface>
    </FormPage>
  )
}
