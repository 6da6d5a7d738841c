'use client'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { ListRow } from '../ListRow/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Surface } from '../Surface/index.ts'
import * as styles from './AgreementSheet.css.ts'
import { agreementSheetStrings } from './strings.ts'

export interface AgreementItem {
  id: string
  name: string
  /** Grey line under the name: the lender, the version. */
  note?: string
}

export interface AgreementGroup {
  /** "借款协议", "其他协议" in the lead variant. */
  title?: string
  items: readonly AgreementItem[]
}

export interface AgreementSheetProps extends Omit<SheetProps, 'title' | 'children'> {
  groups: readonly AgreementGroup[]
  /** Called when an agreement is tapped; the caller shows its text. */
  onOpen: (id: string) => void
  title?: string
  /** Shows a button that agrees to all of them. */
  agreeText?: string
  onAgree?: () => void
  /** Content above the list. */
  children?: ReactNode
}

/** Every agreement of a loan, in groups; a tap opens the text. */
export function AgreementSheet({
  groups,
  onOpen,
  title,
  agreeText,
  onAgree,
  children,
  ...rest
}: AgreementSheetProps) {
  const t = usePartStrings('agreementSheet', agreementSheetStrings)
  return (
    <Sheet
      footer={
        agreeText && (
          <Button block onClick={onAgree}>
            {agreeText}
          </Button>
        )
      }
      {...rest}
      title={title ?? t.title}
    >
      <div className={styles.groups}>
        {children}
        {groups.map((group, index) => (
          <Surface key={index} pad="list" heading={group.title} level={3}>
            {group.items.map((item) => (
              <ListRow
                key={item.id}
                label={item.name}
                note={item.note}
                className={styles.row}
                onClick={() => onOpen(item.id)}
              />
            ))}
          </Surface>
        ))}
      </div>
    </Sheet>
  )
}
