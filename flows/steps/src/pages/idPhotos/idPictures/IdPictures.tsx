import type { Gateway } from '@koo/api-client'
import { useStepForm } from '@koo/page/form'
import { FormPage } from '@koo/page/layout'
import { usePictureUpload } from '../../../blocks/pictures/index.ts'
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
  const sendFront = usePictureUpload(TYPES.front)
  const sendBack = usePictureUpload(TYPES.back)
  const form = useStepForm({
    schema: picturesSchema,
    defaultValues: { front: [], back: [] },
    submit: sent,
    request: (values) => values,
    onDone: () => exit('done'),
  })
  return (
    <FormPage form={form} submitText={copy.pictures.submit} intro={copy.pictures.intro}>
      <SidePhoto side="front" name={form.fields.front} send={sendFront} />
      <SidePhoto side="back" name={form.fields.back} send={sendBack} />
    </FormPage>
  )
}
