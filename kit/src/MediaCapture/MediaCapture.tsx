'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconCamera } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Notice } from '../Notice/index.ts'
import { ProgressRing } from '../ProgressRing/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { Controls, type ControlsProps } from './Controls.tsx'
import { Guide } from './Guide.tsx'
import * as styles from './MediaCapture.css.ts'
import { mediaCaptureStrings } from './strings.ts'
import type { CaptureKind } from './types.ts'

export interface MediaCaptureProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'>, Omit<ControlsProps, 'ringAround'> {
  /** What is taken: shape of the frame, guide lines and default texts follow it. */
  kind: CaptureKind
  /**
   * The running camera, and afterwards what was taken: a `<video>` or an `<img>`. It fills the frame. The caller owns the
   * camera: it asks for the permission and stops its tracks.
   */
  children?: ReactNode
  /** Shows the picture as a mirror does, for a front camera. */
  mirrored?: boolean
  title?: ReactNode
  /** What to do now; by default the text of the kind. */
  hint?: ReactNode
  /** What is wrong with the picture at this moment: 光线太暗. In place of the hint; announced. */
  warning?: ReactNode
  /** Why there is no picture, and what to do; for `failed`. */
  failure?: { title: ReactNode; text?: ReactNode }
}

/** Width of the frame of a face, in design pixels. */
const FACE_WIDTH = 272

/**
 * The view of a camera: frame, guide lines, hint, shutter, progress, and taking it again. It opens no camera and keeps no
 * picture: the state comes from its caller.
 */
export function MediaCapture(props: MediaCaptureProps) {
  const { kind, state, children, mirrored = false, title, hint, warning, failure, ...others } = props
  const { progress, isClip, onShutter, onStop, onRetake, onUse, onFlip, onAlbum, ...more } = others
  const { quietRetake, className, ...rest } = more
  const t = usePartStrings('mediaCapture', mediaCaptureStrings)
  const isFace = kind === 'face'
  const ringAround = isFace && state === 'sending'
  const isBlank = state === 'failed' && !children
  const isAiming = state === 'live' || state === 'recording'
  return (
    <section {...rest} aria-busy={state === 'starting' || undefined} className={cx(styles.root, className)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title ?? t.titles[kind]}</h2>
        <p role="status" className={cx(styles.hint, Boolean(isAiming && warning) && styles.warning)}>
          {isAiming && warning ? warning : (hint ?? (isAiming ? t.hints[kind] : t.states[state]))}
        </p>
      </div>
      <div className={cx(styles.frame[kind], state === 'idle' && styles.idle, ringAround && styles.ringed)}>
        <div className={cx(styles.picture, mirrored && styles.mirrored)}>{children}</div>
        {isAiming && <Guide kind={kind} />}
        {(state === 'idle' || (isBlank && isFace)) && (
          <Guide kind={kind} drawn={state === 'idle' ? 'whole' : 'lines'} />
        )}
        {ringAround && (
          <ProgressRing
            label={t.sent}
            value={progress ?? null}
            size={FACE_WIDTH}
            thickness={5}
            className={styles.around}
          />
        )}
        {(state === 'starting' || (isBlank && !isFace)) && (
          <div className={styles.over}>{state === 'starting' ? <Spinner /> : <IconCamera />}</div>
        )}
      </div>
      {state === 'failed' && (
        <Notice tone="bad" role="alert" heading={failure?.title ?? t.failed}>
          {failure?.text ?? t.failedText}
        </Notice>
      )}
      <Controls
        {...{
          state,
          progress,
          isClip,
          ringAround,
          quietRetake,
          onShutter,
          onStop,
          onRetake,
          onUse,
          onFlip,
          onAlbum,
        }}
      />
    </section>
  )
}
