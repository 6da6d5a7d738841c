'use client'
import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { groupBlur } from '../choice/groupBlur.ts'
import { useTabStopRef } from '../choice/useTabStopRef.ts'
import { cx } from '../cx.ts'
import { Field, type FieldProps } from '../Field/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { useWords } from '../locale/useWords.ts'
import { useControlled } from '../useControlled.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { AddTile, entrySelectors } from './AddTile.tsx'
import { Preview } from './Preview.tsx'
import { rejectionText } from './rejectionText.ts'
import type { RejectionCode } from './screenFiles.ts'
import type { Tile } from './tiles.ts'
import {
  uploadSources,
  type PickPictures,
  type Upload,
  type UploadedPicture,
  type UploadSource,
} from './types.ts'
import * as styles from './UploadField.css.ts'
import { UploadTile } from './UploadTile.tsx'
import { usePictures } from './usePictures.ts'
import { uploadFieldWords } from './words.ts'

type Contract = FieldProps<readonly UploadedPicture[], HTMLButtonElement>

export interface UploadFieldProps
  extends Omit<ComponentProps<'button'>, keyof Contract | 'type' | 'children'>, Contract {
  /** Sends one picture, compressed and without EXIF. What it rejects with is put into words by `failureText`. */
  upload: Upload
  /** Words for what `upload` rejected with, such as a refusal of the server; without, that it failed. */
  failureText?: (failure: unknown) => string | undefined
  /** The host's own camera and album. Without, the browser's. */
  pick?: PickPictures
  /** Where pictures may come from. */
  sources?: readonly UploadSource[]
  /** Most pictures. */
  max?: number
  /** Largest file, in units of 1000 bytes (spec 5). */
  maxKb?: number
  /** Accepted types, as the attribute. */
  accept?: string
  /** Pictures were not taken; the field says why, this is for tracking. */
  onRejected?: (code: RejectionCode) => void
  /** Pictures are on their way: a form waits for them before it submits. */
  onBusyChange?: (busy: boolean) => void
}

const NONE: readonly UploadedPicture[] = []

/**
 * Pictures from camera or album, each compressed, freed of EXIF and uploaded by itself. The value is the list of those
 * that have arrived. `className` and `style` go to the root, everything else to the first button that adds a picture.
 * The ref goes there too, or to the first picture where there is no room for more.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, error, required, disabled = false, readOnly = false, className, style, ...own } = props
  const { value, defaultValue = NONE, onValueChange, upload, failureText, pick, ...limits } = own
  const { sources = uploadSources, max = 9, maxKb = 10_000, accept = 'image/*', ...events } = limits
  const { onRejected, onBusyChange, onBlur, name, ref, id, 'aria-describedby': describedBy, ...rest } = events
  const t = usePartWords('uploadField', uploadFieldWords)
  const { required: requiredText } = useWords()
  const [uploaded, setUploaded] = useControlled(value, defaultValue, onValueChange)
  const pictures = usePictures({
    value: uploaded,
    setValue: setUploaded,
    upload,
    pick,
    max,
    maxKb,
    accept,
    onRejected,
    onBusyChange,
  })
  const { tiles, room, running, rejection } = pictures

  const group = useRef<HTMLDivElement>(null)
  useTabStopRef(ref, group, entrySelectors)
  // The button that was pressed goes with its picture; the focus goes where the next picture comes from.
  const shouldFocusAdd = useRef(false)
  useLayoutEffect(() => {
    if (shouldFocusAdd.current) group.current?.querySelector<HTMLElement>(entrySelectors[0])?.focus()
    shouldFocusAdd.current = false
  }, [tiles.length])
  const remove = (tile: Tile) => {
    shouldFocusAdd.current = true
    pictures.remove(tile)
  }

  const [previewed, setPreviewed] = useState(0)
  const [isPreviewing, setPreviewing] = useState(false)

  const failedAt = tiles.findIndex(({ item }) => item?.state === 'failed')
  const problem =
    (rejection !== null && rejectionText(t, rejection, { maxKb, max, room })) ||
    (failedAt >= 0 && t.failedAt(failedAt + 1, failureText?.(tiles[failedAt]?.item?.failure) ?? t.failed))
  const requiredId = useId()
  return (
    <Field
      {...{ label, hint, required, className, style }}
      group
      error={problem || error}
      aside={max > 1 && t.count(tiles.length, max)}
      aria-describedby={cx(required && requiredId, describedBy) || undefined}
    >
      {({ 'aria-required': _noAttributeOfAGroup, 'aria-invalid': isInvalid, ...control }) => (
        <div
          {...control}
          ref={group}
          role="group"
          // The preview belongs to the field.
          {...groupBlur(isPreviewing ? undefined : onBlur)}
        >
          <ul className={styles.grid}>
            {tiles.map((tile, index) => (
              <UploadTile
                key={tile.key}
                tile={tile}
                position={index + 1}
                disabled={disabled}
                readOnly={readOnly}
                onRetry={() => pictures.retry(tile)}
                onRemove={() => remove(tile)}
                onPreview={() => {
                  setPreviewed(index)
                  setPreviewing(true)
                }}
              />
            ))}
            {room > 0 && !readOnly && (
              <AddTile
                {...{ sources, accept, disabled }}
                native={{ ...rest, id }}
                describedBy={control['aria-describedby']}
                isInvalid={isInvalid === true}
                multiple={room > 1}
                onPick={pick && ((source) => void pictures.addFromHost(source))}
                onFiles={pictures.add}
              />
            )}
          </ul>
          {required && (
            <VisuallyHidden id={requiredId} aria-hidden="true">
              {requiredText}
            </VisuallyHidden>
          )}
          <VisuallyHidden role="status">
            {running > 0
              ? t.uploading(running)
              : tiles.some(({ item }) => item) && t.allUploaded(uploaded.length)}
          </VisuallyHidden>
          {name !== undefined &&
            uploaded.map((picture) => (
              <input key={picture.id} type="hidden" name={name} value={picture.id} disabled={disabled} />
            ))}
          <Preview
            tile={tiles[previewed]}
            position={previewed + 1}
            count={tiles.length}
            open={isPreviewing}
            onOpenChange={setPreviewing}
          />
        </div>
      )}
    </Field>
  )
}
