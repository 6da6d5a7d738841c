import { merchantUploadPicture } from '@koo/api-client/calls'
import type { Gateway } from '@koo/api-client'
import type { Upload } from '@koo/kit/UploadField'
import { useStepForm } from '@koo/page/form'
import { FormPage } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { copy } from '../copy.ts'
import { picturesSchema } from '../schema.ts'
import { SidePhoto } from '../SidePhoto.tsx'
import type { Props } from './step.ts'

/** A picture of a shop's owner, by its type at the server. */
const TYPES = { front: 'idFront', back: 'idBack' } as const

/** Nothing is left to send: each picture went when it was chosen. */
const sent = (_gateway: Gateway, values: unknown) => Promise.resolve(values)

/** Both sides of a card, kept as they are: nothing is read on them, so there is nothing to correct. */
export default function IdPictures({ exit }: Props) {
  const gateway = useGateway()
  const form = useStepForm({
    schema: picturesSchema,
    defaultValues: { front: [], back: [] },
    submit: sent,
    request: (values) => values,
    onDone: () => exit('done'),
  })
  const sendAs =
    (type: (typeof TYPES)[keyof typeof TYPES]): Upload =>
    async (file, { onProgress, signal }) => {
      const { key } = await merchantUploadPicture(gateway, { file, type }, { signal })
      onProgress(1)
      if (!key) throw new Error('The server kept no picture.')
      return { id: key }
    }
  return (
    <FormPage form={form} submitText={copy.pictures.submit} intro={copy.pictures.intro}>
      <SidePhoto side="front" name={form.fields.front} send={sendAs(TYPES.front)} />
      <SidePhoto side="back" name={form.fields.back} send={sendAs(TYPES.back)} />
    </FormPage>
  )
}
