import { creditSaveBaseInfoV2 } from '@koo/api-client/calls'
import { namedField, useStepForm } from '@koo/page/form'
import { FormPage, FormSection, QueryBoundary } from '@koo/page/layout'
import { CascadeField, SelectField, TextField } from '@koo/page/fields'
import { useState } from 'react'
import { useRegions } from '../../blocks/regions/index.ts'
import { copy } from './copy.ts'
import { labelsOf, schemaWithout } from './schema.ts'
import type { Props } from './step.ts'
import { useInformation, type Information } from './useInformation.ts'
import { requestOf, valuesOf } from './values.ts'

const { groups, labels, placeholders } = copy

export default function InformationPage({ exit, options: { leavesOut } }: Props) {
  return (
    <QueryBoundary query={useInformation(leavesOut)} skeleton="form" failedTitle={copy.failed}>
      {(known) => <InformationForm {...known} leavesOut={leavesOut} exit={exit} />}
    </QueryBoundary>
  )
}

type FormProps = Information & Props['options'] & Pick<Props, 'exit'>

function InformationForm({ customer, asked, choices, leavesOut, exit }: FormProps) {
  const [schema] = useState(() => schemaWithout(leavesOut))
  const form = useStepForm({
    schema,
    defaultValues: valuesOf(customer),
    draft: { key: 'information' },
    submit: creditSaveBaseInfoV2,
    request: requestOf,
    codes: { 400: namedField(labelsOf(schema)) },
    onDone: () => exit('done'),
  })
  const { fields } = form
  return (
    <FormPage
      form={form}
      submitText={copy.submit}
      onUnknown={() => exit('done')}
      intro={copy.intro}
      surface={false}
    >
      <FormSection heading={groups.work}>
        <SelectField name={fields.incomeRange} label={labels.incomeRange} options={choices.incomeRange} />
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
