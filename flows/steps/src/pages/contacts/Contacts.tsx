import { creditPreValidatorQuery } from '@koo/api-client/calls'
import type { Contact } from '@koo/api-client/types'
import { errorText } from '@koo/api-client'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { toast } from '@koo/kit/OverlayHost'
import { useStepForm } from '@koo/page/form'
import { FormPage, QueryBoundary, ResultPage } from '@koo/page/layout'
import { joinQueries, useCall, useInvalidate } from '@koo/page/query'
import { useState } from 'react'
import { fromSearch } from '../../blocks/channel/fromLoan.ts'
import { useProofGiven } from '../../blocks/channel/useProofGiven.ts'
import { ApplyingWarning } from '../../blocks/fraud/index.tsx'
import { useContactCalls } from './calls.ts'
import { ContactRow } from './ContactRow.tsx'
import { copy } from './copy.ts'
import { ROWS } from './relations.ts'
import { schema } from './schema.ts'
import type { ContactsOptions, ContactsStep } from './step.ts'
import { useRecommendation } from './useRecommendation.ts'
import { contactOf, refusedIn, requestOf, valuesOf, type Refused } from './values.ts'

/** Result of the save calls: the verification failed today, another contact is taken tomorrow (CATALOGUE 42142). */
const BLOCKED = 42142
const ALLOWED = { allowed: true, reason: null }

export const search = fromSearch

type Props = StepPageProps<ContactsStep, typeof search, ContactsOptions>

/** The form for two emergency contacts. After a refusal it is loaded again: the server has kept the good one. */
export default function Contacts({ search: { from }, exit, options }: Props) {
  const { use, authId } = options
  const { contactType, load } = useContactCalls(use)
  const contacts = useCall(load, {})
  const permission = useCall(
    creditPreValidatorQuery,
    { authId: authId ?? '' },
    authId ? { gcTime: 0 } : { enabled: false, initialData: ALLOWED },
  )
  const [refusal, setRefusal] = useState<{ of: Refused; count: number } | null>(null)
  const [blocked, setBlocked] = useState<string | null>(null)
  return (
    <QueryBoundary query={joinQueries({ contacts, permission })} skeleton="form" failedTitle={copy.failed}>
      {(known) =>
        blocked === null && known.permission.allowed ? (
          <ContactsForm
            key={`${contactType} ${refusal?.count}`}
            contacts={known.contacts.contacts}
            options={options}
            refused={refusal?.of ?? null}
            onSaved={() => exit('done', { from })}
            onRefused={(of) => setRefusal((before) => ({ of, count: (before?.count ?? 0) + 1 }))}
            onBlocked={setBlocked}
          />
        ) : (
          <ResultPage
            tone="bad"
            title={copy.blocked.title}
            text={blocked ?? known.permission.reason ?? copy.refused}
            actions={
              <Button block onClick={() => exit('blocked')}>
                {copy.blocked.back}
              </Button>
            }
          />
        )
      }
    </QueryBoundary>
  )
}

interface ContactsFormProps extends Pick<Props, 'options'> {
  contacts: readonly Contact[]
  /** What the server refused at the last submit. */
  refused: Refused | null
  onSaved(): unknown
  onRefused(refused: Refused): void
  onBlocked(text: string): void
}

function ContactsForm({ contacts, options, refused, ...on }: ContactsFormProps) {
  const { use, recommend = true } = options
  const { contactType, levelOffset, load, save } = useContactCalls(use)
  const invalidate = useInvalidate()
  const proofGiven = useProofGiven()
  const recommendation = useRecommendation(contactType, recommend)
  const form = useStepForm({
    schema,
    defaultValues: valuesOf(contacts, levelOffset),
    // Names and numbers of other people.
    draft: { key: `contacts_${use}`, tabOnly: true },
    submit: save,
    request: (values) => requestOf(values, levelOffset),
    codes: { [BLOCKED]: (error) => on.onBlocked(errorText(error)) },
    async onDone(reply, values) {
      const refusedNow = refusedIn(reply, levelOffset)
      // Later pages show what the server has now.
      const isFresh = invalidate(load)
      proofGiven()
      recommendation.saved([values.phone1, values.phone2])
      if (!refusedNow) return on.onSaved()
      toast(refusedNow.text, { kind: 'fail' })
      await isFresh
      on.onRefused(refusedNow)
    },
  })
  const { watch, setValue } = form.methods
  const typed = watch()
  const open = ROWS.find(({ row }) => typed[`name${row}`] === '' || typed[`phone${row}`] === '')?.row
  return (
    <FormPage
      form={form}
      submitText={copy.submit}
      intro={copy.intro}
      surface={false}
      {...(use !== 'raise' && { note: <ApplyingWarning /> })}
    >
      {ROWS.map(({ row }) => (
        <ContactRow
          key={row}
          row={row}
          fields={form.fields}
          known={contactOf(contacts, row, levelOffset)}
          isRefused={refused?.rows.includes(row) ?? false}
          recommendation={row === open ? recommendation : null}
          onUse={({ name, phone, ...contact }) => {
            recommendation.use({ name, phone, ...contact })
            const change = { shouldDirty: true, shouldTouch: true }
            setValue(`name${row}`, name, change)
            setValue(`phone${row}`, phone, change)
          }}
        />
      ))}
    </FormPage>
  )
}
