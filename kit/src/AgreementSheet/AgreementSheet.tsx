'use client'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { ListRow } from '../ListRow/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Surface } from '../Surface/index.ts'
import * as styles from './AgreementSheet.css.ts'
import { agreementSheetWords } from './words.ts'

export interface AgreementItem {
  id: string
  name: string
  /** Quiet line under the name: the lender, the version. */
  note?: string
}

export interface AgreementGroup {
  /** "借款协议", "其他协议" in the lead variant. */
  title?: string
  items: readonly AgreementItem[]
}

export interface AgreementSheetProps extends Omit<SheetProps, 'title' | 'children'> {
  groups: readonly AgreementGroup[]
  /** An agreement was tapped: the caller opens its reader. */
  onOpen: (id: string) => void
  title?: string
  /** Shows a button that agrees to all of them. */
  agreeText?: string
  onAgree?: () => void
  /** Above the list. */
  children?: ReactNode
}

/** Every agreement of a loan, in groups, each with the way into its text (spec 2 "Agreement line"). */
export function AgreementSheet({
  groups,
  onOpen,
  title,
  agreeText,
  onAgree,
  children,
  ...rest
}: AgreementSheetProps) {
  const t = usePartWords('agreementSheet', agreementSheetWords)
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
          <Surface key={group.title ?? index} pad="list" heading={group.title} level={3}>
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
