import { errorText, type GatewayError } from '@koo/api-client'
import { creditQueryIdPhotoQuery } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { FieldStack } from '@koo/kit/Field'
import { idNumberOf } from '@koo/kit/IdNumberField'
import { nameOf } from '@koo/kit/NameField'
import { Surface } from '@koo/kit/Surface'
import { useStepForm, validityOf } from '@koo/page/form'
import { FormPage, QueryBoundary, ResultPage } from '@koo/page/layout'
import { joinQueries, once, useCall } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { IdNumberField, NameField } from '@koo/page/fields'
import { useState } from 'react'
import { endOf, fromSearch } from '../../blocks/channel/fromLoan.ts'
import type { CallGroup } from '../../blocks/channel/group.ts'
import { useOnward } from '../../blocks/channel/onward.ts'
import { isOneOf, SAME_STEP } from '../../blocks/channel/refusable.ts'
import { useProofGiven } from '../../blocks/channel/useProofGiven.ts'
import { ApplyingWarning } from '../../blocks/fraud/index.tsx'
import { CALLS, OWN_STEPS } from './calls.ts'
import { copy } from './copy.ts'
import { schemaOf, type Values } from './schema.ts'
import { SidePhoto } from './SidePhoto.tsx'
import type { IdPhotosOptions, IdPhotosStep } from './step.ts'
import { useReadPhoto } from './useReadPhoto.ts'
import { ValidityField } from './ValidityField.tsx'

const { onFile, read } = copy
/** What is read on a photo comes into the form of its field at once: a field that is not there yet cannot do it. */
const FORM_OF = { realName: nameOf, validity: validityOf } as const
const EMPTY: Values = {
  front: [],
  back: [],
  realName: '',
  idNumber: '',
  validity: '',
  realNameRead: '',
  validityRead: '',
}
/** Result of a photo that cannot be used. */
const PHOTO_UNUSABLE = 42140

export const search = fromSearch

type Props = StepPageProps<IdPhotosStep, typeof search, IdPhotosOptions>

export default function IdPhotosPage({ search: query, exit, options }: Props) {
  const proofGiven = useProofGiven()
  const end = () => {
    proofGiven()
    return exit(endOf(query))
  }
  // Once: a refresh after the camera would replace the form by the view of a customer who has finished.
  const photos = useCall(creditQueryIdPhotoQuery, {}, once)
  const customer = useCall(CALLS[options.group].customer, {}, once)
  const [takesAgain, setTakesAgain] = useState(false)
  const onto = useOnward(query)
  return (
    <QueryBoundary query={joinQueries({ photos, customer })} skeleton="photos" failedTitle={copy.failed}>
      {(known) => {
        // The page may have been killed while the camera was open, after both photos had arrived.
        const areOnFile = isOnFile(known.photos.front) && isOnFile(known.photos.back)
        const isDone = areOnFile && !isOneOf(OWN_STEPS, known.customer.step)
        return isDone && !takesAgain ? (
          <OnFile onto={onto} onNext={end} onAgain={() => setTakesAgain(true)} />
        ) : (
          <PhotosForm group={options.group} onEnd={end} />
        )
      }}
    </QueryBoundary>
  )
}

/** `0` is none (contract). */
const isOnFile = (id: string | number | null | undefined) => Boolean(id) && String(id) !== '0'

interface OnFileProps {
  onto: ReturnType<typeof useOnward>
  onNext(): unknown
  onAgain(): void
}

function OnFile({ onto, onNext, onAgain }: OnFileProps) {
  return (
    <ResultPage
      tone="ok"
      title={onFile.heading}
      text={onFile.text}
      next={onto.next}
      facts={[
        { label: copy.front, value: onFile.state },
        { label: copy.back, value: onFile.state },
      ]}
      actions={
        <>
          <Button block onClick={onNext}>
            {onto.name}
          </Button>
          <Button block kind="text" size="medium" onClick={onAgain}>
            {onFile.again}
          </Button>
        </>
      }
    />
  )
}

/** The side that a refusal is about: only the back has the validity. */
const sideOf = (error: GatewayError) =>
  ({ field: /过期|有效期|国徽/.test(errorText(error)) ? 'back' : 'front' }) as const

function PhotosForm({ group, onEnd }: { group: CallGroup; onEnd(): unknown }) {
  const clock = useClock()
  const [schema] = useState(() => schemaOf(clock))
  const form = useStepForm({
    schema,
    defaultValues: EMPTY,
    // Photos and the number of the card are in no storage.
    draft: { key: 'id_photos', omit: ['front', 'back'], tabOnly: true },
    submit: CALLS[group].confirm,
    request: ({ front, back, realName, idNumber, validity }) => ({
      frontKey: front[0]?.id ?? '',
      backKey: back[0]?.id ?? '',
      realName,
      idNumber,
      validity,
    }),
    codes: { [SAME_STEP]: sideOf, [PHOTO_UNUSABLE]: sideOf },
    // The same photos may be confirmed twice without harm.
    repeatable: true,
    onDone: onEnd,
  })
  const { getValues, setValue, watch } = form.methods
  const [hasFront, hasBack] = watch(['front', 'back']).map((photos) => photos.length > 0)
  /** Fills in what was read. What the customer has corrected stays when another photo is read in the same way. */
  const fill = (name: 'realName' | 'validity', text: string | null | undefined) => {
    if (getValues(`${name}Read`) === text) return
    setValue(name, FORM_OF[name](text ?? ''), { shouldDirty: true })
    setValue(`${name}Read`, text ?? '')
  }
  const readFront = useReadPhoto('front', ({ name, idNumber }) => {
    fill('realName', name)
    setValue('idNumber', idNumberOf(idNumber ?? ''), { shouldDirty: true })
  })
  const readBack = useReadPhoto('back', ({ validity }) => fill('validity', validity))
  return (
    <FormPage
      form={form}
      submitText={copy.submit}
      intro={copy.intro}
      note={<ApplyingWarning />}
      surface={false}
    >
      <Surface>
        <FieldStack>
          <SidePhoto side="front" name={form.fields.front} send={readFront} />
          <SidePhoto side="back" name={form.fields.back} send={readBack} />
        </FieldStack>
      </Surface>
      {(hasFront || hasBack) && (
        <Surface heading={read.heading}>
          <FieldStack>
            {hasFront && <NameField name={form.fields.realName} label={read.realName} />}
            {hasFront && <IdNumberField name={form.fields.idNumber} label={read.idNumber} />}
            {hasBack && <ValidityField name={form.fields.validity} />}
          </FieldStack>
        </Surface>
      )}
    </FormPage>
  )
}
