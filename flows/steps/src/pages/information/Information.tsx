import { creditSaveBaseInfoV2 } from '@koo/api-client/calls'
import { FormPage, namedField, QueryBoundary, useStepForm } from '@koo/page'
import { CascadeField, SelectField, TextField } from '@koo/page/fields'
import { useRegions } from '../../blocks/regions/useRegions.ts'
import { copy } from './copy.ts'
import { schema } from './schema.ts'
import type { Props } from './step.ts'
import { useInformation, type Information } from './useInformation.ts'
import { requestOf, valuesOf } from './values.ts'

const { labels, placeholders } = copy

export default function InformationPage({ exit }: Props) {
  return (
    <QueryBoundary query={useInformation()} skeleton="form" failedTitle={copy.failed}>
      {(known) => <InformationForm {...known} exit={exit} />}
    </QueryBoundary>
  )
}

function InformationForm({ customer, choices, exit }: Information & Pick<Props, 'exit'>) {
  const form = useStepForm({
    schema,
    defaultValues: valuesOf(customer),
    draft: { key: 'information' },
    submit: creditSaveBaseInfoV2,
    request: requestOf,
    codes: { 400: namedField(labels) },
    onDone: () => exit('done'),
  })
  const { fields } = form
  return (
    <FormPage form={form} submitText={copy.submit} intro={copy.intro}>
      <SelectField name={fields.incomeRange} label={labels.incomeRange} options={choices.income} />
      <TextField name={fields.company} label={labels.company} placeholder={placeholders.company} />
      <SelectField name={fields.job} label={labels.job} options={choices.job} />
      <SelectField name={fields.education} label={labels.education} options={choices.education} />
      <SelectField name={fields.marriage} label={labels.marriage} options={choices.marriage} />
      <CascadeField name={fields.region} label={labels.region} load={useRegions()} />
      <TextField name={fields.detail} label={labels.detail} placeholder={placeholders.detail} />
      <TextField name={fields.email} type="email" label={labels.email} placeholder={placeholders.email} />
    </FormPage>
  )
}
