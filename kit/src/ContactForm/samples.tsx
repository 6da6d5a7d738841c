import { NameField } from '../NameField/index.ts'
import { PhoneField } from '../PhoneField/index.ts'
import { SelectField } from '../SelectField/index.ts'

/** Relations of a relative (code 1 to 4 of the contract). */
export const relatives = [
  { value: '1', label: '父母' },
  { value: '2', label: '配偶' },
  { value: '3', label: '子女' },
  { value: '4', label: '兄弟姐妹' },
]

interface FieldsProps {
  relation?: string
  name?: string
  phone?: string
  disabled?: boolean
  errors?: { relation?: string; name?: string; phone?: string }
}

/** The three fields of a contact, as a page renders them. */
export function ContactFields({ relation, name, phone, disabled, errors = {} }: FieldsProps) {
  return (
    <>
      <SelectField
        label="与本人关系"
        options={relatives}
        defaultValue={relation ?? null}
        error={errors.relation}
        disabled={disabled}
      />
      <NameField defaultValue={name} error={errors.name} disabled={disabled} autoComplete="off" />
      <PhoneField defaultValue={phone} error={errors.phone} disabled={disabled} autoComplete="off" />
    </>
  )
}
