import { useHost } from '@koo/flow'
import { useHasOverlay } from '@koo/kit/overlay'
import { useAfter, useGone } from '@koo/page/time'
import { useTrack } from '@koo/page/track'
import {
  Component,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
  type Dispatch,
  type ReactNode,
} from 'react'
import type { PopupEvents } from './events.ts'
import { PATIENCE_MS } from './constants.ts'
import {
  emptyQueue,
  eventOf,
  nextPopup,
  queueReducer,
  type Popup,
  type PopupSource,
  type QueueAction,
} from './queue.ts'
import { useIsTyping } from './useIsTyping.ts'
import { usePopupEnd } from './usePopupEnd.ts'
import { visitOf } from './visit.ts'

// popup.20
/**
 * The pop-ups that open by themselves on a page, from `sources` in order of priority. All sources are asked at
 * once, on mounting; their pop-ups are shown one after another, each once in a visit. None opens over a sheet or dialog
 * that the customer opened, nor while the customer types. A source that fails, or takes longer than 3 s, shows nothing.
 * Showing, confirming, cancelling and closing are events of their own.
 *
 * To add pop-ups, write a hook that returns a `PopupSource`, and put it into the list of its page.
 */
export function PopupQueue({ sources: given }: { sources: readonly PopupSource[] }) {
  const [sources] = useState(given)
  const host = useHost()
  const gone = useGone()
  const track = useTrack<PopupEvents>()
  const [visit] = useState(() => visitOf(host))
  const [state, dispatch] = useReducer(queueReducer, sources.length, emptyQueue)
  const isTyping = useIsTyping()
  const hasOverlay = useHasOverlay()
  const { current } = state

  useEffect(() => {
    const signal = gone()
    for (const [source, { ask }] of sources.entries()) {
      const answer = async () => {
        const popup = await ask(signal).catch(() => null)
        if (signal.aborted) return
        dispatch({ type: 'answered', source, popup })
      }
      void answer()
    }
  }, [sources, gone])
  useAfter(PATIENCE_MS, () => dispatch({ type: 'waited' }))

  const next = nextPopup(state, { isBusy: isTyping || hasOverlay, hasSeen: (name) => visit.has(name) })
  const open = useEffectEvent((popup: NonNullable<typeof next>) => {
    dispatch({ type: 'opened', popup })
    visit.add(popup.name)
    track('popup_show', eventOf(popup))
  })
  useEffect(() => {
    if (next) open(next)
  }, [next])

  return current && <Shown key={current.popup.name} {...current} dispatch={dispatch} />
}

interface ShownProps {
  popup: Popup
  open: boolean
  dispatch: Dispatch<QueueAction>
}

function Shown({ popup, open, dispatch }: ShownProps) {
  const { Content } = popup
  const track = useTrack<PopupEvents>()
  const end = usePopupEnd(popup, track, () => dispatch({ type: 'ended' }))
  const onClosed = () => dispatch({ type: 'closed' })
  return (
    <Guard onFailed={onClosed}>
      <Content open={open} end={end} onClosed={onClosed} />
    </Guard>
  )
}

/** A pop-up that fails to render is left out: the page goes on without it. */
class Guard extends Component<{ onFailed(): void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch() {
    this.props.onFailed()
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
