import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { IconCalendarAdd, IconPicture } from '@koo/kit/Icon'
import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { toast } from '@koo/kit/OverlayHost'
import { Receipt } from '@koo/kit/Receipt'
import { SerialNumber } from '@koo/kit/SerialNumber'
import { copyText } from '@koo/page'
import { useTapLoad } from '@koo/page/layout'
import { useClock, useGone } from '@koo/page/time'
import { useState } from 'react'
import { copy } from './copy.ts'
import type { ReceiptSlipProps } from './types.ts'

const save = lazyModule(() => import('./save/index.ts'))

/** What is open over the page, where nothing can be downloaded. */
type Opened = { name: 'dates' } | { name: 'picture'; picture: Blob } | null

/**
 * The receipt of something that has succeeded, which a customer can keep: as a picture, and its repayment days in a calendar. Where the
 * environment downloads nothing, both are shown, to be kept by hand. Their code is loaded at the press.
 */
export function ReceiptSlip({ facts = [], serial, picture, calendar, ...shown }: ReceiptSlipProps) {
  const host = useHost()
  const clock = useClock()
  const load = useTapLoad(save)
  const gone = useGone()
  const code = useLazyModule(save)
  const [opened, setOpened] = useState<Opened>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (what: Opened) => {
    setOpened(what)
    setOpen(true)
  }

  const savePicture = async () => {
    if (!(await load())) return
    const { drawReceipt, isSaved } = await save.load()
    const file = await drawReceipt(picture)
    if (gone().aborted) return
    if (!file) toast(copy.noPicture, { kind: 'fail' })
    else if (await isSaved(host, file)) toast(copy.saved.picture, { kind: 'success' })
    else show({ name: 'picture', picture: file })
  }
  const saveCalendar = async () => {
    if (!calendar || !(await load())) return
    const { calendarFile, isSaved } = await save.load()
    if (gone().aborted) return
    const file = calendarFile(calendar, clock.now())
    if (await isSaved(host, file)) toast(copy.saved.calendar, { kind: 'success' })
    else show({ name: 'dates' })
  }

  const number = serial && {
    label: serial.label,
    value: (
      <SerialNumber
        data-event="receipt_serial"
        value={serial.value}
        copyLabel={copy.copySerial(serial.label)}
        onCopy={(value) => void copyText(value)}
      />
    ),
  }
  return (
    <>
      <Receipt
        {...shown}
        facts={number ? [...facts, number] : facts}
        actions={
          <>
            {calendar && calendar.days.length > 0 && (
              <Button data-event="receipt_calendar" kind="secondary" size="medium" onClick={saveCalendar}>
                <IconCalendarAdd />
                {copy.calendar}
              </Button>
            )}
            <Button data-event="receipt_picture" kind="secondary" size="medium" onClick={savePicture}>
              <IconPicture />
              {copy.picture}
            </Button>
          </>
        }
      />
      {code && opened?.name === 'picture' && (
        <code.PictureSheet
          open={isOpen}
          onOpenChange={setOpen}
          alt={altOf(picture)}
          picture={opened.picture}
        />
      )}
      {code && calendar && opened?.name === 'dates' && (
        <code.DatesSheet open={isOpen} onOpenChange={setOpen} calendar={calendar} />
      )}
    </>
  )
}

const altOf = ({ title, label, amount, lines }: ReceiptSlipProps['picture']): string =>
  [
    title,
    ...(amount === undefined ? [] : [label + amount]),
    ...lines.map(({ label: name, value }) => name + value),
  ].join('，')
