'use client'
import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { groupBlur } from '../choice/groupBlur.ts'
import { useTabStopRef } from '../choice/useTabStopRef.ts'
import { cx } from '../cx.ts'
import { Field, type FieldProps } from '../Field/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useStrings } from '../locale/useStrings.ts'
import { useControlled } from '../useControlled.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { AddTile, entrySelectors } from './AddTile.tsx'
import { Preview } from './Preview.tsx'
import { grouped, rejectionsText } from './rejectionText.ts'
import type { RejectionCode } from './screenFiles.ts'
import type { Tile } from './tiles.ts'
import {
  uploadSources,
  type PickPictures,
  type Upload,
  type UploadedPicture,
  type UploadSlot,
  type UploadSource,
} from './types.ts'
import * as styles from './UploadField.css.ts'
import { IncomingTile, UploadTile } from './UploadTile.tsx'
import { usePictures } from './usePictures.ts'
import { uploadFieldStrings } from './strings.ts'

type Contract = FieldProps<readonly UploadedPicture[], HTMLButtonElement>

export interface UploadFieldProps
  extends Omit<ComponentProps<'button'>, keyof Contract | 'type' | 'children'>, Contract {
  /** Sends one picture, compressed and without EXIF. `failureText` returns the text for a rejection. */
  upload: Upload
  /**
   * Text for the reason with which `upload` rejected, such as an error of the server. Default: a text that the upload
   * failed.
   */
  failureText?: (failure: unknown) => string | undefined
  /**
   * Whether `upload` rejected because of the picture itself, as the server judged it. Such a picture is not sent again: a tap
   * makes room for another one. Default: never.
   */
  isRefused?: (failure: unknown) => boolean
  /** The host's own camera and album. Default: those of the browser. */
  pick?: PickPictures
  /** Sources of pictures. */
  sources?: readonly UploadSource[]
  /** Shape of the pictures; for a side of an ID card the empty slot shows a drawing of it. */
  slot?: UploadSlot
  /** Maximum number of pictures. */
  max?: number
  /** Maximum size of a file, in units of 1000 bytes. */
  maxKb?: number
  /** Accepted types among JPEG, PNG and WebP, as in the `accept` attribute. The bytes of a file say what it is. */
  accept?: string
  /** Called for each picture that was rejected, once for too many. The field shows the reasons; use this for tracking. */
  onRejected?: (code: RejectionCode) => void
  /** Called when uploads start and end: a form waits for them before it submits. */
  onBusyChange?: (busy: boolean) => void
  /** Called with how many of the chosen pictures have not arrived: a reload loses them, and a page can say so then. */
  onUnsentChange?: (count: number) => void
}

const NONE: readonly UploadedPicture[] = []
/** Photos of 200 megapixels have up to 50 MB; what is sent is much smaller. */
const MAX_KB = 60_000

/**
 * Pictures from camera or album; each is compressed, stripped of EXIF and uploaded separately. The value is the list of
 * uploaded pictures. `className` and `style` go to the root, everything else to the first button that adds a picture.
 * The ref goes to this button too, or to the first picture when the field is full.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, error, required, disabled = false, readOnly = false, className, style, ...own } = props
  const { value, defaultValue = NONE, onValueChange, upload, failureText, isRefused, pick, ...limits } = own
  const {
    slot = 'square',
    sources = uploadSources,
    max = 9,
    maxKb = MAX_KB,
    accept = 'image/*',
    ...events
  } = limits
  const {
    onRejected,
    onBusyChange,
    onUnsentChange,
    onBlur,
    name,
    ref,
    id,
    'aria-describedby': describedBy,
    ...rest
  } = events
  const t = usePartStrings('uploadField', uploadFieldStrings)
  const { required: requiredText } = useStrings()
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
    onUnsentChange,
  })
  const { tiles, room, running, incoming, rejections } = pictures

  const group = useRef<HTMLDivElement>(null)
  useTabStopRef(ref, group, entrySelectors)
  // A pressed button disappears with its picture; the focus goes to the button that adds the next one.
  const shouldFocusAdd = useRef(false)
  useLayoutEffect(() => {
    if (shouldFocusAdd.current) group.current?.querySelector<HTMLElement>(entrySelectors[0])?.focus()
    shouldFocusAdd.current = false
  }, [tiles.length, incoming])
  const remove = (tile: Tile) => {
    shouldFocusAdd.current = true
    pictures.remove(tile)
  }

  const [previewed, setPreviewed] = useState(0)
  const [isPreviewing, setPreviewing] = useState(false)

  const failures = tiles.flatMap(({ item }, at) =>
    item?.state === 'failed'
      ? [[max > 1 ? String(at + 1) : null, failureText?.(item.failure) ?? t.failed] as const]
      : [],
  )
  const problems = [
    rejectionsText(t, rejections, { maxKb, max, room }),
    grouped(t, failures, t.failedAt),
  ].filter(Boolean)
  const requiredId = useId()
  return (
    <Field
      {...{ label, hint, required, className, style }}
      group
      error={problems.join(t.next) || error}
      aside={max > 1 && t.count(tiles.length, max)}
      aria-describedby={cx(required && requiredId, describedBy) || undefined}
    >
      {({ 'aria-required': _noAttributeOfAGroup, 'aria-invalid': isInvalid, ...control }) => (
        <div
          {...control}
          ref={group}
          role="group"
          // The preview is part of the field, so opening it is not a blur.
          {...groupBlur(isPreviewing ? undefined : onBlur)}
        >
          <ul className={slot === 'square' ? styles.grid : styles.column}>
            {tiles.map((tile, index) => (
              <UploadTile
                key={tile.key}
                tile={tile}
                position={index + 1}
                disabled={disabled}
                readOnly={readOnly}
                refused={tile.item?.state === 'failed' && isRefused?.(tile.item.failure) === true}
                onRetry={() => pictures.retry(tile)}
                onRemove={() => remove(tile)}
                onPreview={() => {
                  setPreviewed(index)
                  setPreviewing(true)
                }}
              />
            ))}
            {incoming !== null && (
              <IncomingTile
                progress={incoming}
                position={tiles.length + 1}
                onCancel={() => {
                  shouldFocusAdd.current = true
                  pictures.cancelIncoming()
                }}
              />
            )}
            {room > 0 && !readOnly && incoming === null && (
              <AddTile
                {...{ slot, sources, accept, disabled }}
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
          <Preview tiles={tiles} index={previewed} open={isPreviewing} onOpenChange={setPreviewing} />
        </div>
      )}
    </Field>
  )
}
