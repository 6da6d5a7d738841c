import { choice, patternText, requiredText, type FieldsOf } from '@koo/page/form'
import { CascadeField, DateField, SelectField, TextField } from '@koo/page/fields'
import { informationCopy, informationSchema, informationValues } from '@koo/steps/information/fields'
import { addressOf, useRegions } from '@koo/steps/regions'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import { copy } from './copy.ts'
import { editField, type EditProps } from './editField.tsx'

const { labels, missing, intro } = copy
const { placeholders } = informationCopy
const { shape } = informationSchema

/** A field of life and work with options: the rules and start values are those of an application. */
const selected = (name: 'job' | 'education' | 'marriage') =>
  editField({
    schema: z.object({ value: shape[name] }),
    valuesOf: (customer) => ({ value: informationValues(customer)[name] }),
    changeOf: ({ value }) => ({ [name]: value }),
    render: (fields, choices) => (
      <SelectField name={fields.value} label={labels[name]} options={choices[name]} />
    ),
  })

const addressSchema = z.object({ region: shape.region, detail: shape.detail })

function AddressFields({ region, detail }: FieldsOf<typeof addressSchema>) {
  return (
    <>
      <CascadeField name={region} label={labels.region} load={useRegions()} />
      <TextField name={detail} label={labels.detail} placeholder={placeholders.detail} />
    </>
  )
}

const forms = {
  nickname: editField({
    schema: z.object({ nickname: requiredText(missing.nickname, 20) }),
    valuesOf: ({ nickname }) => ({ nickname: nickname ?? '' }),
    changeOf: (values) => values,
    intro: intro.nickname,
    render: ({ nickname }) => <TextField name={nickname} label={labels.nickname} clearable />,
  }),
  gender: editField({
    schema: z.object({ gender: choice(missing.gender) }),
    valuesOf: ({ gender }) => ({ gender: gender ?? null }),
    changeOf: (values) => values,
    render: ({ gender }) => <SelectField name={gender} label={labels.gender} options={copy.genders} />,
  }),
  birthday: editField({
    schema: z.object({
      birthday: patternText(/^\d{4}-\d{2}-\d{2}$/, { missing: missing.birthday, wrong: missing.birthday }),
    }),
    valuesOf: ({ birthday }) => ({ birthday: birthday ?? '' }),
    changeOf: (values) => values,
    render: ({ birthday }) => <DateField name={birthday} label={labels.birthday} min="1900-01-01" />,
  }),
  email: editField({
    schema: z.object({ email: shape.email }),
    valuesOf: ({ email }) => ({ email: email ?? '' }),
    changeOf: (values) => values,
    intro: intro.email,
    render: ({ email }) => <TextField name={email} type="email" label={labels.email} clearable />,
  }),
  address: editField({
    schema: addressSchema,
    valuesOf(customer) {
      const { region, detail } = informationValues(customer)
      return { region, detail }
    },
    changeOf: ({ region, detail }) => ({ address: addressOf(region, detail) }),
    render: (fields) => <AddressFields {...fields} />,
  }),
  incomeRange: editField({
    schema: z.object({ incomeRange: shape.incomeRange }),
    valuesOf: (customer) => ({ incomeRange: informationValues(customer).incomeRange }),
    changeOf: ({ incomeRange }) => ({ incomeRange: Number(incomeRange) }),
    render: (fields, choices) => (
      <SelectField name={fields.incomeRange} label={labels.incomeRange} options={choices.incomeRange} />
    ),
  }),
  company: editField({
    schema: z.object({ company: shape.company }),
    valuesOf: ({ company }) => ({ company: company ?? '' }),
    changeOf: (values) => values,
    render: ({ company }) => (
      <TextField name={company} label={labels.company} placeholder={placeholders.company} clearable />
    ),
  }),
  job: selected('job'),
  education: selected('education'),
  marriage: selected('marriage'),
} as const satisfies Record<string, ComponentType<EditProps>>

/** A field that the customer may change. */
export type EditName = keyof typeof forms

/** The form of each field. */
export const edits: Readonly<Record<EditName, ComponentType<EditProps>>> = forms
