import type { PartnerUser } from '@koo/api-client/types'
import { useHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { TextField as KitTextField } from '@koo/kit/TextField'
import { shownMask } from '@koo/page'
import { namedField, useStepForm } from '@koo/page/form'
import { DetailPage, FormPage, PageSkeleton, QueryBoundary } from '@koo/page/layout'
import { once, useCall } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { IdNumberField, NameField } from '@koo/page/fields'
import { useState } from 'react'
import { endOf, fromSearch } from '../../blocks/channel/fromLoan.ts'
import { useOnward } from '../../blocks/channel/onward.ts'
import { isOneOf, SAME_STEP } from '../../blocks/channel/refusable.ts'
import { useProofGiven } from '../../blocks/channel/useProofGiven.ts'
import { ApplyingWarning } from '../../blocks/fraud/index.tsx'
import { CALLS, OWN_STEPS } from './calls.ts'
import { copy } from './copy.ts'
import { encrypted } from './encrypted.ts'
import { schemaOf } from './schema.ts'
import type { IdentityOptions, IdentityStep } from './step.ts'
import { useCreditConsent } from './useCreditConsent.tsx'

const { labels, hints, proved } = copy
/** Result of a name and a number that are refused. */
const IDENTITY_REFUSED = 42145

export const search = fromSearch

type Props = StepPageProps<IdentityStep, typeof search, IdentityOptions>

export default function IdentityPage({ search: query, exit, options }: Props) {
  const proofGiven = useProofGiven()
  const end = () => {
    proofGiven()
    return exit(endOf(query))
  }
  const known = useCall(CALLS[options.group].customer, {}, once)
  const { name: onward } = useOnward(query)
  return (
    <QueryBoundary
      query={known}
      skeleton={<PageSkeleton kind="form" count={options.fields === 'both' ? 2 : 1} />}
      failedTitle={copy.failed}
    >
      {(customer) =>
        isProved(customer) ? (
          <Proved customer={customer} onEnd={end} onward={onward} />
        ) : (
          <IdentityForm customer={customer} onEnd={end} options={options} />
        )
      }
    </QueryBoundary>
  )
}

/** Both are known, and the server does not ask for them again. */
const isProved = ({ realName, idNumber, step }: PartnerUser) =>
  Boolean(realName && idNumber) && !isOneOf(OWN_STEPS, step)

interface ProvedProps {
  customer: PartnerUser
  onEnd(): unknown
}

function Proved({ customer, onEnd, onward }: ProvedProps & { onward: string }) {
  return (
    <DetailPage
      head={
        <Notice tone="ok" heading={proved.heading}>
          {proved.intro}
        </Notice>
      }
      sections={[
        {
          facts: [
            { label: labels.realName, value: customer.realName },
            { label: labels.idNumber, value: shownMask(customer.idNumber ?? '') },
          ],
        },
      ]}
      footer={
        <Button block onClick={onEnd}>
          {onward}
        </Button>
      }
    />
  )
}

interface FormProps extends ProvedProps, Pick<Props, 'options'> {}

function IdentityForm({ customer, onEnd, options: { fields, group, encrypts = false } }: FormProps) {
  const knownName = fields === 'number' ? (customer.realName ?? '') : ''
  const asksName = knownName === ''
  const clock = useClock()
  const [schema] = useState(() => schemaOf(asksName, clock))
  const consent = useCreditConsent(fields === 'both')
  const host = useHost()
  const call = CALLS[group][fields]
  const form = useStepForm({
    schema,
    defaultValues: { realName: '', idNumber: '' },
    // The number is a secret: it is in no draft.
    draft: { key: 'identity', omit: ['idNumber'] },
    before: consent.check,
    submit: encrypts ? encrypted(call, host) : call,
    request: ({ realName, idNumber }) => ({ realName: asksName ? realName : '', idNumber }),
    codes: {
      [SAME_STEP]: { field: 'idNumber' },
      [IDENTITY_REFUSED]: { field: 'idNumber' },
      400: namedField(labels),
    },
    // The same identity may be sent twice without harm.
    repeatable: true,
    onDone: onEnd,
  })
  return (
    <FormPage
      form={form}
      submitText={fields === 'both' ? copy.submit : copy.submitNumber}
      intro={copy.intro}
      aboveSubmit={consent.line}
      note={<ApplyingWarning />}
      after={consent.sheet}
    >
      {asksName ? (
        <NameField name={form.fields.realName} />
      ) : (
        <KitTextField label={labels.realName} value={knownName} readOnly />
      )}
      <IdNumberField name={form.fields.idNumber} hint={hints.idNumber} />
    </FormPage>
  )
}
