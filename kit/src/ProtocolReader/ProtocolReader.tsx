'use client'
import { useId, useRef, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { FooterBar } from '../FooterBar/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Page, type PageProps } from '../Page/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import * as styles from './ProtocolReader.css.ts'
import { scrollOneScreen } from './scrollOneScreen.ts'
import { protocolReaderStrings } from './strings.ts'
import { useHasReachedEnd } from './useHasReachedEnd.ts'
import { useReadingTime } from './useReadingTime.ts'
import type { protocolStates } from './variants.ts'

export interface ProtocolReaderProps extends Omit<PageProps, 'footer' | 'busy' | 'title'> {
  /** Name of the agreement. */
  title: string
  /** Grey line under the name: publisher, version, date. */
  note?: ReactNode
  /** `ready`: the text is there. */
  state?: (typeof protocolStates)[number]
  /** Loads the text again. */
  onRetry?: () => void
  /** The text. A string is shown in paragraphs, one a line; markup in it stays text. */
  children?: ReactNode
  /** The text must be read to its end: until then the button scrolls on. */
  mustReachEnd?: boolean
  /** Seconds for which the text must be shown before the button works. */
  seconds?: number
  /** Returns a time in ms, for `seconds`. Default: the time since the page was opened. */
  now?: () => number
  /** Agrees; without it the text is only read. */
  onAgree?: () => unknown
  agreeText?: string
  /** The way out, as easy to find as the way in. */
  onDecline?: () => void
  declineText?: string
}

/**
 * An agreement to read, and to agree to. Where it must be read first, the button counts down, or wakes up at the end of the
 * text. Give another agreement another `key`.
 */
export function ProtocolReader(props: ProtocolReaderProps) {
  const { title, note, state = 'ready', onRetry, children, mustReachEnd = false, ...others } = props
  const { seconds = 0, now, onAgree, agreeText, onDecline, declineText, ...page } = others
  const t = usePartStrings('protocolReader', protocolReaderStrings)
  const hintId = useId()
  const isReady = state === 'ready'

  const footer = useRef<HTMLDivElement>(null)
  const [end, hasReachedEnd] = useHasReachedEnd(isReady && mustReachEnd, footer)
  const secondsLeft = useReadingTime(isReady ? seconds : null, now)
  const isForced = mustReachEnd || seconds > 0
  const mustScroll = mustReachEnd && !hasReachedEnd
  const mustWait = secondsLeft > 0
  const agree = agreeText ?? t.agree

  return (
    <Page
      {...page}
      busy={state === 'loading'}
      footer={
        onAgree && (
          <FooterBar
            ref={footer}
            above={
              isForced && (
                <p id={hintId} role="status" className={styles.hint}>
                  {isReady && mustScroll && t.toEnd}
                  {isReady && !mustScroll && mustWait && t.wait}
                </p>
              )
            }
          >
            <div className={styles.actions}>
              {/* One button in two states: its lock after a tap keeps a fast finger from agreeing by accident. */}
              {mustScroll && isReady ? (
                <Button
                  block
                  kind="secondary"
                  aria-describedby={isForced ? hintId : undefined}
                  onClick={scrollOneScreen}
                >
                  {t.continue}
                </Button>
              ) : (
                <Button
                  block
                  disabled={!isReady || mustWait}
                  aria-describedby={isForced ? hintId : undefined}
                  onClick={onAgree}
                >
                  {mustWait ? t.agreeIn(agree, secondsLeft) : agree}
                </Button>
              )}
              {onDecline && (
                <Button block kind="text" size="medium" onClick={onDecline}>
                  {declineText ?? t.decline}
                </Button>
              )}
            </div>
          </FooterBar>
        )
      }
    >
      <article className={styles.sheet}>
        <h2 className={styles.title}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
        {state === 'loading' && <Shape />}
        {state === 'failed' && <ErrorState title={t.failed} text={t.failedText} onRetry={onRetry} />}
        {isReady && (
          <div className={styles.text}>
            {typeof children === 'string' ? paragraphsOf(children) : children}
            <div ref={end} />
          </div>
        )}
      </article>
    </Page>
  )
}

/** The heading of a section in a Chinese agreement: a numeral and a mark, without the end of a sentence. */
const HEADING = /^[一二三四五六七八九十]{1,3}、[^。；，]{1,30}$/

/** One paragraph for each line that is not empty; headings of sections are headings. */
const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    // Lines of an agreement may be equal, and never move.
    .map((line, place) =>
      HEADING.test(line.trim()) ? (
        <h3 key={place} className={styles.heading}>
          {line}
        </h3>
      ) : (
        <p key={place}>{line}</p>
      ),
    )

function Shape() {
  return (
    <div className={styles.text}>
      {['100%', '92%', '96%', '60%', '100%', '88%', '40%'].map((width, place) => (
        <Skeleton key={place} width={width} />
      ))}
    </div>
  )
}
