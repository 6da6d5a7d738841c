import { userSaveComplaint } from '@koo/api-client/calls'
import { TextArea, TextField } from '@koo/page/fields'
import { formPage } from '@koo/steps/form'
import { MOST } from './constants.ts'
import { copy } from './copy.ts'
import { Received } from './Received.tsx'
import { schema } from './schema.ts'
import type { Props } from './step.ts'
import { useComplaintParts } from './useComplaintParts.tsx'

const text = copy.complaint

/** Takes a complaint once, by its serial number; what was typed stays until it is received. */
export default formPage({
  schema,
  defaultValues: { text: '', contact: '', pictures: [] },
  draft: { key: 'complaint' },
  submit: userSaveComplaint,
  // The serial number stays the same until the outcome is known: a second try is the same complaint.
  repeatable: true,
  request: ({ text: content, contact, pictures }) => ({
    content,
    ...(contact !== '' && { contact }),
    ...(pictures.length > 0 && { pictures: pictures.map(({ id }) => id) }),
  }),
  texts: text,
  useParts({ fields, methods, failure }, { exit }: Props) {
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
          <TextArea
            name={fields.text}
            label={text.text}
            placeholder={text.placeholder}
            rows={6}
            maxLength={MOST.text}
          />
          {pictures}
          <TextField
            name={fields.contact}
            label={text.contact}
            hint={text.contactHint}
            maxLength={MOST.contact}
          />
        </>
      ),
    }
  },
  sent: ({ content }, { exit }) => (
    <Received title={text.title} complaintNo={content.complaintNo} onHome={() => exit('done')} />
  ),
})
