import type { Contact } from '@koo/api-client/types'
import { ContactForm } from '@koo/kit/ContactForm'
import { ContactRecommend } from '@koo/kit/ContactRecommend'
import { maskedPhone } from '@koo/page'
import type { FieldsOf } from '@koo/page/form'
import { NameField, PhoneField, SelectField } from '@koo/page/fields'
import { AddressBookRow } from './AddressBookRow.tsx'
import { copy } from './copy.ts'
import { ROWS, type Row } from './relations.ts'
import type { Recommended } from './recommended.ts'
import type { schema } from './schema.ts'
import type { Recommendation } from './useRecommendation.ts'

export interface ContactRowProps {
  row: Row
  fields: FieldsOf<typeof schema>
  /** The contact on file. */
  known: Contact | undefined
  /** The server did not save this one. */
  isRefused: boolean
  /** What may be filled in here; null for the other row. */
  recommendation: Recommendation | null
  onUse(contact: Recommended): void
}

/** The fields of one contact. */
export function ContactRow({ row, fields, known, isRefused, recommendation, onUse }: ContactRowProps) {
  const isDisabled = known?.disabled === true
  const isExpired = known?.validate === false
  return (
    <ContactForm
      position={row}
      text={isExpired ? `${copy.expired}${copy.who[row]}` : copy.who[row]}
      {...(known?.validate && !isRefused && { status: 'verified' as const })}
      {...(isRefused && { error: copy.notSaved })}
      recommendation={
        recommendation &&
        recommendation.state !== 'hidden' && (
          <ContactRecommend
            state={recommendation.state}
            left={recommendation.left}
            contacts={recommendation.contacts.map((each) => ({ ...each, phone: maskedPhone(each.phone) }))}
            onSelect={(id) => {
              const contact = recommendation.contacts.find((each) => each.id === id)
              if (contact) onUse(contact)
            }}
          >
            {recommendation.state === 'ready' && <AddressBookRow book={recommendation.book} />}
          </ContactRecommend>
        )
      }
    >
      <SelectField
        name={fields[`relation${row}` as const]}
        label={copy.relation}
        options={ROWS[row - 1]?.relations ?? []}
        disabled={isDisabled}
      />
      <NameField name={fields[`name${row}` as const]} autoComplete="off" disabled={isDisabled} />
      <PhoneField name={fields[`phone${row}` as const]} autoComplete="off" disabled={isDisabled} />
    </ContactForm>
  )
}
