import { useState, type CSSProperties, type ReactNode } from 'react'
import { page } from 'vitest/browser'
import { Modal, type ModalProps } from '../Modal.tsx'

export const button = (name: string) => page.getByRole('button', { name })

export const dialog = (name: string) => page.getByRole('dialog', { name })

export const onTop: CSSProperties = { position: 'fixed', top: 200, zIndex: 1000 }

/** A page with a button that opens a modal. */
export function Stage({
  label = '选券',
  children,
  ...rest
}: Partial<ModalProps> & { label?: string; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开{label}
      </button>
      <Modal open={open} onOpenChange={setOpen} aria-label={label} style={onTop} {...rest}>
        {children ?? <button type="button">{label}完成</button>}
      </Modal>
    </>
  )
}
