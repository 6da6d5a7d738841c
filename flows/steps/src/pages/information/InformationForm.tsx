import { creditSaveBaseInfoV2 } from '@koo/api-client/calls'
import { namedField, useStepForm } from '@koo/page/form'
import { FormPage, FormSection, QueryBoundary } from '@koo/page/layout'
import { CascadeField, IncomePicker, SelectField, TextField } from '@koo/page/fields'
import { useState } from 'react'
import { useRegions } from '../../blocks/regions/index.ts'
import { ApplyingWarning } from '../../blocks/fraud/index.tsx'
import { copy } from './copy.ts'
import { labelsOf, schemaWithout } from './schema.ts'
import type { InformationOptions } from './step.ts'
import { useInformation, type Information } from './useInformation.ts'
import { requestOf, valuesOf } from './values.ts'

const { groups, labels, placeholders } = copy

export interface InformationFormProps extends InformationOptions {
  /** What was typed is saved. */
  onDone: () => unknown
  /** Shows what has become of a submit without a reply. */
  onUnknown: () => unknown
}

/** Life and work of a customer, filled in with what the server knows. Its draft is the same one on every page that has it. */
export function InformationForm(props: InformationFormProps) {
  return (
    <QueryBoundary query={useInformation(props.leavesOut)} skeleton="form" failedTitle={copy.failed}>
      {(known) => <Fields {...known} {...props} />}
    </QueryBoundary>
  )
}

type FieldsProps = Information & InformationFormProps

function Fields({ customer, asked, choices, leavesOut, onDone, onUnknown }: FieldsProps) {
  const [schema] = useState(() => schemaWithout(leavesOut))
  const form = useStepForm({
    schema,
    defaultValues: valuesOf(customer),
    draft: { key: 'information' },
    submit: creditSaveBaseInfoV2,
    request: requestOf,
    codes: { 400: namedField(labelsOf(schema)) },
    onDone,
  })
  const { fields } = form
  return (
    <FormPage
      form={form}
      submitText={copy.submit}
      onUnknown={onUnknown}
      intro={copy.intro}
      note={<ApplyingWarning />}
      surface={false}
    >
      <FormSection heading={groups.work}>
        <IncomePicker name={fields.incomeRange} label={labels.incomeRange} options={choices.incomeRange} />
        <TextField name={fields.company} label={labels.company} placeholder={placeholders.company} />
        {asked.map((name) => (
          <SelectField key={name} name={fields[name]} label={labels[name]} options={choices[name]} />
        ))}
      </FormSection>
      <FormSection heading={groups.home}>
        <CascadeField name={fields.region} label={labels.region} load={useRegions()} />
        <TextField name={fields.detail} label={labels.detail} placeholder={placeholders.detail} />
        {!leavesOut.includes('email') && (
          <TextField name={fields.email} type="email" label={labels.email} placeholder={placeholders.email} />
        )}
      </FormSection>
    </FormPage>
  )
}
