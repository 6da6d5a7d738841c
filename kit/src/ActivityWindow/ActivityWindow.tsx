'use client'
import { useState } from 'react'
import { AgreementLine } from '../AgreementLine/index.ts'
import { Button } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { DialogText } from '../Dialog/DialogText.tsx'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import { useAllowedImage } from '../images/ImageProvider.tsx'
import * as styles from './ActivityWindow.css.ts'

interface PictureContent {
  kind: 'picture'
  /** Address of the picture. Without one that may be loaded the button says its text. */
  picture: string | undefined
  /** What the picture leads to: its accessible name. */
  actionText: string
  onAction: () => unknown
}

interface ButtonContent {
  kind: 'button'
  text?: string
  actionText: string
  onAction: () => unknown
}

interface ProtocolContent {
  kind: 'protocol'
  text?: string
  /** Name of the agreement. */
  agreement: string
  onOpenAgreement: () => void
  consent: boolean
  onConsentChange: (consents: boolean) => void
  /** Text of the consent before and after the name. */
  consentLead: string
  consentTail: string
  actionText: string
  /** Works only when the box is ticked. */
  onAction: () => unknown
  pending?: boolean
}

export type ActivityContent = PictureContent | ButtonContent | ProtocolContent

export interface ActivityWindowProps extends Omit<
  DialogProps,
  | 'children'
  | 'content'
  | 'footer'
  | 'confirmText'
  | 'cancelText'
  | 'onConfirm'
  | 'onCancel'
  | 'danger'
  | 'lead'
> {
  content: ActivityContent
}

/** A window of an activity as a picture, as a text with a button, or as an agreement that is given anew. */
export function ActivityWindow({ content, className, ...dialog }: ActivityWindowProps) {
  return (
    <Dialog
      closable
      {...dialog}
      className={cx(styles.root, className)}
      footer={
        <>
          {content.kind === 'picture' && <PicturePart {...content} />}
          {content.kind === 'button' && <ButtonPart {...content} />}
          {content.kind === 'protocol' && <ProtocolPart {...content} />}
        </>
      }
    >
      {content.kind !== 'picture' && content.text && (
        <DialogText text={content.text} isAgreement={content.kind === 'protocol'} className={styles.text} />
      )}
    </Dialog>
  )
}

function PicturePart({ picture, actionText, onAction }: PictureContent) {
  const url = useAllowedImage(picture)
  const [broken, setBroken] = useState<string>()
  const isShown = url !== undefined && url !== broken
  return (
    <button type="button" aria-label={actionText} className={styles.picture} onClick={() => void onAction()}>
      {isShown ? (
        <span className={styles.shape}>
          <img
            className={styles.image}
            src={url}
            alt=""
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBroken(url)}
          />
        </span>
      ) : (
        <span className={styles.instead}>{actionText}</span>
      )}
    </button>
  )
}

function ButtonPart({ actionText, onAction }: ButtonContent) {
  return (
    <div className={styles.stack}>
      <Button block size="medium" onClick={onAction}>
        {actionText}
      </Button>
    </div>
  )
}

function ProtocolPart(props: ProtocolContent) {
  const { agreement, onOpenAgreement, consent, onConsentChange, pending = false } = props
  return (
    <div className={styles.stack}>
      <AgreementLine
        className={styles.consent}
        lead={props.consentLead}
        tail={props.consentTail}
        agreements={[{ id: agreement, name: agreement }]}
        onOpen={onOpenAgreement}
        value={consent}
        onValueChange={onConsentChange}
        disabled={pending}
      />
      <Button block size="medium" disabled={!consent} loading={pending} onClick={props.onAction}>
        {props.actionText}
      </Button>
    </div>
  )
}
