'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Dialog.css.ts'

/** Most lines of a text that is glanced at. A longer one is read. */
const GLANCED_LINES = 2

export interface DialogTextProps {
  text: string
  /** An agreement: it is read also when it is short. */
  isAgreement?: boolean
  className?: string
}

/** A text of a dialog: centred while it has few lines, from the edge when it has more. */
export function DialogText({ text, isAgreement = false, className }: DialogTextProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const node = ref.current
    if (!node) return
    const lines = node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)
    setLong(Math.round(lines) > GLANCED_LINES)
  }, [text])
  return (
    <p ref={ref} className={cx(className, (isAgreement || isLong) && styles.toRead)}>
      {text}
    </p>
  )
}
