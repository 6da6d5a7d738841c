import type { Gateway } from '@koo/api-client'
import { otherGetWebConfigQuery, userSaveComplaint } from '@koo/api-client/calls'
import { SelectField, TextArea } from '@koo/page/fields'
import { formPage } from '@koo/steps/form'
import { optionsOf } from '@koo/steps/information/choices'
import { Received } from '../complaint/Received.tsx'
import { useComplaintParts } from '../complaint/useComplaintParts.tsx'
import { copy } from './copy.ts'
import { MOST_OF_TEXT, schema } from './schema.ts'
import type { Props } from './step.ts'

const kinds = (gateway: Gateway) => otherGetWebConfigQuery(gateway, { key: 'feedbackKinds' })
/** A configuration without kinds keeps nobody from saying something. */
const ONLY_OTHER = [{ value: copy.other, label: copy.other }]

/** Takes feedback once, by its serial number; what was typed stays until it is received. */
export default formPage({
  query: kinds,
  schema,
  defaultValues: { kind: null, text: '', pictures: [] },
  draft: { key: 'feedback' },
  submit: userSaveComplaint,
  // The serial number stays the same until the outcome is known: a second try is the same feedback.
  repeatable: true,
  request: ({ kind, text, pictures }) => ({
    content: copy.content(kind, text),
    ...(pictures.length > 0 && { pictures: pictures.map(({ id }) => id) }),
  }),
  texts: copy,
  useParts({ fields, methods, failure }, { exit }: Props, known) {
    const listed = optionsOf(known)
    const { pictures, ...parts } = useComplaintParts({
      name: fields.pictures,
      failure,
      report: (message) => methods.setError('pictures', { type: 'unsent', message }, { shouldFocus: true }),
      onService: () => exit('service'),
    })
    return {
      ...parts,
      fields: (
        <>
          <SelectField
            name={fields.kind}
            label={copy.kind}
            options={listed.length > 0 ? listed : ONLY_OTHER}
          />
          <TextArea
            name={fields.text}
            label={copy.text}
            placeholder={copy.placeholder}
            rows={5}
            maxLength={MOST_OF_TEXT}
          />
          {pictures}
        </>
      ),
    }
  },
  sent: ({ content }, { exit }) => (
    <Received title={copy.title} complaintNo={content.complaintNo} onHome={() => exit('done')} />
  ),
})
