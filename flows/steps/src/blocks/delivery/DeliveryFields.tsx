import { CascadeField, PhoneField, TextArea, TextField } from '@koo/page/fields'
import type { FieldsOf } from '@koo/page/form'
import { useRegions } from '../regions/useRegions.ts'
import { deliveryCopy } from './copy.ts'
import { MOST_OF_DETAIL, MOST_OF_NAME, type deliverySchema } from './schema.ts'

const { labels, placeholders } = deliveryCopy

export interface DeliveryFieldsProps {
  /** Names of a form that has the fields of {@link deliverySchema}. */
  fields: FieldsOf<typeof deliverySchema>
}

/** The fields of an address that goods are sent to: who, by which number, and where. */
export function DeliveryFields({ fields }: DeliveryFieldsProps) {
  const load = useRegions()
  return (
    <>
      <TextField
        name={fields.contactName}
        label={labels.contactName}
        placeholder={placeholders.contactName}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={MOST_OF_NAME}
      />
      <PhoneField
        name={fields.contactPhone}
        label={labels.contactPhone}
        placeholder={placeholders.contactPhone}
        enterKeyHint="next"
      />
      <CascadeField name={fields.region} label={labels.region} load={load} />
      <TextArea
        name={fields.detail}
        label={labels.detail}
        placeholder={placeholders.detail}
        autoComplete="street-address"
        rows={2}
        maxLength={MOST_OF_DETAIL}
      />
    </>
  )
}
