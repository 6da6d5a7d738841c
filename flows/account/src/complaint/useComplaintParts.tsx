import { isRefused } from '@koo/api-client'
import type { userSaveComplaint } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { UploadField } from '@koo/page/fields'
import type { SubmitFailure } from '@koo/page/form'
import type { FormParts } from '@koo/steps/form'
import { useFormPictures } from '@koo/steps/pictures'
import type { ComponentProps, ReactNode } from 'react'
import { MOST, PICTURE_TYPE } from './constants.ts'
import { copy } from './copy.ts'

export interface ComplaintOptions {
  /** The field of the pictures. */
  name: ComponentProps<typeof UploadField>['name']
  failure: SubmitFailure | null
  /** Says at the field why its pictures cannot be sent yet. */
  report: (message: string) => unknown
  onService: () => unknown
}

/** What every complaint has: pictures, and the service as the way on when no more are taken today. */
export function useComplaintParts({
  name,
  failure,
  report,
  onService,
}: ComplaintOptions): Pick<FormParts, 'check' | 'wayOn'> & { pictures: ReactNode } {
  const { field, check } = useFormPictures(PICTURE_TYPE, report)
  const isFull = failure?.error !== undefined && isRefused<typeof userSaveComplaint>(failure.error, 42122)
  return {
    check,
    wayOn: isFull && (
      <Button data-event="complaint_service" kind="text" block onClick={onService}>
        {copy.service}
      </Button>
    ),
    pictures: (
      <UploadField
        {...field}
        name={name}
        label={copy.pictures.label}
        hint={copy.pictures.hint(MOST.pictures)}
        max={MOST.pictures}
      />
    ),
  }
}
