import { Button } from '@koo/kit/Button'
import { Offer, type OfferProps } from '@koo/kit/OfferDialog'
import { TimeLeft } from '@koo/kit/TimeLeft'
import { windowCopy } from '@koo/steps/windows/parts'
import type { ReactNode } from 'react'
import * as styles from './board.css.ts'
import { copy as walletCopy } from './wallet/copy.ts'
import { sampleOf } from './wallet/samples.ts'
import { TABLE, type RewardPopupName } from './wallet/table.ts'
import { popupTexts } from './wallet/texts.ts'
import { LOW_AGE_CODE } from './windows/constants.ts'
import { copy as promiseCopy } from './windows/copy.ts'

/** The day of all pictures. */
const NOW = Date.parse('2026-11-23T10:00:00+08:00')
const HOUR_S = 3_600

const NODES = { both: '进入、离开', ENTRY_LOAN_PAGE: '进入', QUIT_LOAN_PAGE: '离开' } as const

/**
 * Every pop-up of the loan page as a board, in the order in which they are shown: the first row whose condition holds. The rows of
 * the wallet's table are rendered from the table itself.
 */
export function PopupBoard() {
  return (
    <ol className={styles.board}>
      <PromiseRow />
      <ReduceFeeRow />
      {TABLE.map(({ name, priority, node, when }) => (
        <Row key={name} name={`${priority} · ${name}`} node={NODES[node]} when={when}>
          <TablePicture name={name} />
        </Row>
      ))}
      <WindowRows />
    </ol>
  )
}

function TablePicture({ name }: { name: RewardPopupName }) {
  const { reward, node } = sampleOf(name)
  const { title, offer, confirm, cancel } = popupTexts(name, reward, { node, now: NOW })
  return <Picture title={title} offer={offer} buttons={[cancel, confirm]} />
}

function PromiseRow() {
  const { title, promise, later } = promiseCopy.promise
  return (
    <Row
      name="先于其他 · 非学生承诺"
      node={NODES.ENTRY_LOAN_PAGE}
      when={`apphome/queryPromotionWindow: windowCode is ${LOW_AGE_CODE}`}
    >
      <Picture title={title} offer={{ text: '…' }} buttons={[later, promise]} />
    </Row>
  )
}

function ReduceFeeRow() {
  const { title, rate, text, timeLeft, units } = walletCopy.reduceFee
  const { confirm, cancel } = walletCopy.entry
  return (
    <Row
      name="先于1 · reduceFee"
      node={NODES.ENTRY_LOAN_PAGE}
      when="cash/queryReduceFee: the right is chosen and has not ended; the table is not asked then"
    >
      <Picture
        title={title}
        offer={{ figures: [{ label: rate, value: '19.20%' }], text }}
        buttons={[cancel, confirm]}
      >
        <TimeLeft seconds={HOUR_S} label={timeLeft} units={units} />
      </Picture>
    </Row>
  )
}

function WindowRows() {
  const { title, look, protocol } = windowCopy
  const [node, when] = [
    NODES.ENTRY_LOAN_PAGE,
    'merchant/getUserWindowList: styleTemplate of the first entry is',
  ]
  return (
    <>
      <Row name="后于9 · 活动弹窗（图片）" node={node} when={`${when} picture`}>
        <Picture
          title={title}
          offer={{ pictureText: windowCopy.picture(title), picture: undefined }}
          buttons={[]}
        />
      </Row>
      <Row name="后于9 · 活动弹窗（按钮）" node={node} when={`${when} button`}>
        <Picture title={title} offer={{ text: '…' }} buttons={[look]} />
      </Row>
      <Row
        name="后于9 · 活动弹窗（协议）"
        node={node}
        when={`${when} protocol, with the address of its agreement`}
      >
        <Picture
          title={title}
          offer={{ text: `${protocol.lead}《${protocol.agreement}》` }}
          buttons={[protocol.submit]}
        />
      </Row>
    </>
  )
}

interface RowProps {
  name: string
  node: string
  when: string
  children: ReactNode
}

function Row({ name, node, when, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.when}>{node}</p>
        <p className={styles.when}>{when}</p>
      </div>
      {children}
    </li>
  )
}

interface PictureProps {
  title: string
  offer: OfferProps
  /** The last one is the confirming button. */
  buttons: readonly string[]
  children?: ReactNode
}

function Picture({ title, offer, buttons, children }: PictureProps) {
  return (
    <div className={styles.picture}>
      <p className={styles.title}>{title}</p>
      <Offer {...offer}>{children}</Offer>
      <div className={styles.buttons}>
        {buttons.map((text, at) => (
          <Button key={text} size="medium" {...(at < buttons.length - 1 && { kind: 'secondary' as const })}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
}
