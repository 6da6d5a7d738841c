'use client'
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { useStore } from 'zustand'
import type { Dialog } from '../Dialog/index.ts'
import { cx } from '../cx.ts'
import { announceOverlay } from '../overlay/openOverlays.ts'
import { IconError, IconSuccess } from '../Icon/index.ts'
import * as styles from './OverlayHost.css.ts'
import {
  answerConfirm,
  hideToast,
  overlayStore,
  removeConfirm,
  type ConfirmRequest,
  type ToastRequest,
} from './store.ts'

export type OverlayHostProps = ComponentProps<'div'>

/**
 * Renders toasts and confirm dialogs inside the app's own tree, so that themes, languages and contexts apply. A page
 * has exactly one. The dialog is loaded with the first question.
 */
export function OverlayHost({ className, ...rest }: OverlayHostProps) {
  const { toast, confirms } = useStore(overlayStore)
  const question = confirms[0]
  return (
    <>
      {/* aria-live is written out although a status implies it: marked elements stay readable while a modal hides the
         page. */}
      <div role="status" aria-live="polite" {...rest} className={cx(styles.region, className)}>
        {toast && <Toast key={toast.id} {...toast} />}
      </div>
      {question && <Question key={question.id} {...question} />}
    </>
  )
}

function Toast({ id, message, kind, duration }: ToastRequest) {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLeaving(true), duration)
    return () => clearTimeout(timer)
  }, [duration])
  return (
    <div
      className={cx(styles.toast, leaving && styles.leaving)}
      onAnimationEnd={() => {
        if (leaving) hideToast(id)
      }}
    >
      {kind === 'success' && <IconSuccess />}
      {kind === 'fail' && <IconError />}
      <span>{message}</span>
    </div>
  )
}

function Question({ id, options, isAnswered }: ConfirmRequest) {
  const { title, body, ...rest } = options
  const [Part, setPart] = useState<typeof Dialog | null>(null)
  const askBrowser = useEffectEvent(() => {
    answerConfirm(id, window.confirm(body ? `${title}\n${body}` : title))
    removeConfirm(id)
  })
  useEffect(() => {
    let current = true
    import('../Dialog/index.ts').then(
      (module) => {
        if (current) setPart(() => module.Dialog)
      },
      () => {
        // There is no network and the question is important, so the browser's own dialog asks it.
        if (current) askBrowser()
      },
    )
    return () => {
      current = false
    }
  }, [])
  // From the question on, not from the dialog on: its code may still be loading.
  useEffect(() => (isAnswered ? undefined : announceOverlay()), [isAnswered])
  // A host that is unmounted during the exit animation never gets its end; the next host must not wait for it.
  const forget = useEffectEvent(() => {
    if (isAnswered) removeConfirm(id)
  })
  useEffect(() => () => forget(), [])
  return (
    Part && (
      <Part
        {...rest}
        title={title}
        open={!isAnswered}
        onOpenChange={(open) => {
          if (!open) answerConfirm(id, false)
        }}
        onConfirm={() => answerConfirm(id, true)}
        onClosed={() => removeConfirm(id)}
      >
        {body}
      </Part>
    )
  )
}
