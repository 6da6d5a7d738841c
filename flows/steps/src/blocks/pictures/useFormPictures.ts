import { errorText, isRefused } from '@koo/api-client'
import type { Upload, UploadFieldProps } from '@koo/kit/UploadField'
import { useRef } from 'react'
import { useDevicePick } from '../devicePick/useDevicePick.ts'
import { copy } from './copy.ts'
import { usePictureUpload } from './usePictureUpload.ts'

/** Pictures beside the other fields of a form. */
export interface FormPictures {
  /** Props for its `UploadField`. */
  readonly field: Pick<
    UploadFieldProps,
    'upload' | 'failureText' | 'isRefused' | 'onBusyChange' | 'onUnsentChange' | 'pick'
  >
  /** For the `check` of a form: whether all chosen pictures are at the server; else it says what is missing. */
  check(): Promise<boolean>
}

/**
 * Pictures that go with a form: from the camera of the app around the page or that of the browser, sent as soon as they are chosen.
 * `report` says at the field why the form cannot be sent yet: a picture that was chosen is never left out in silence.
 */
export function useFormPictures(type: string, report: (message: string) => unknown): FormPictures {
  const { pick, stop } = useDevicePick()
  const send = usePictureUpload(type)
  /** A picture is on its way, or chosen ones have not arrived. */
  const state = useRef({ isBusy: false, unsent: 0 })
  const upload: Upload = (file, context) => {
    stop()
    return send(file, context)
  }
  return {
    field: {
      upload,
      failureText: errorText,
      // Any other failure is not that of the picture: it can be sent again.
      isRefused: (failure) => isRefused(failure, 400),
      onBusyChange(isBusy) {
        state.current.isBusy = isBusy
      },
      onUnsentChange(unsent) {
        state.current.unsent = unsent
      },
      ...(pick && { pick }),
    },
    check() {
      const { isBusy, unsent } = state.current
      const isThere = !isBusy && unsent === 0
      // A picture that has failed says so itself.
      if (!isThere) report(copy.unsent)
      return Promise.resolve(isThere)
    },
  }
}
