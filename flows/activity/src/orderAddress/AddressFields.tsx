import { RadioRow } from '@koo/kit/RadioGroup'
import { Notice } from '@koo/kit/Notice'
import { maskedPhone } from '@koo/page'
import { RadioGroup } from '@koo/page/fields'
import type { FieldsOf } from '@koo/page/form'
import { FormSection } from '@koo/page/layout'
import { DeliveryFields, lineOf, MOST_ADDRESSES } from '@koo/steps/delivery'
import { NEW, type Choice } from './choices.ts'
import { copy } from './copy.ts'
import type { schema } from './schema.ts'

export interface AddressFieldsProps {
  fields: FieldsOf<typeof schema>
  choices: readonly Choice[]
  /** Whether a new address may be written. */
  takesNew: boolean
  /** Whether one is written. */
  isNew: boolean
}

/** The saved addresses, and the fields of a new one while that is chosen. */
export function AddressFields({ fields, choices, takesNew, isNew }: AddressFieldsProps) {
  return (
    <>
      {choices.length > 0 && (
        <FormSection heading={copy.saved}>
          {!takesNew && <Notice>{copy.most(MOST_ADDRESSES)}</Notice>}
          <RadioGroup name={fields.chosen} label={copy.saved} labelHidden>
            {choices.map(({ id, address }) => (
              <RadioRow
                key={id}
                value={id}
                note={lineOf(address)}
                aside={Boolean(address.isDefault) && copy.isDefault}
              >
                {`${address.contactName} ${maskedPhone(address.contactPhone)}`}
              </RadioRow>
            ))}
            {takesNew && <RadioRow value={NEW}>{copy.isNew}</RadioRow>}
          </RadioGroup>
        </FormSection>
      )}
      {isNew && (
        <FormSection heading={copy.writeNew}>
          <DeliveryFields fields={fields} />
        </FormSection>
      )}
    </>
  )
}
