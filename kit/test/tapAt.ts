/** Taps an element at a place: pressed for `ms`, and released at `time` of the event clock. */
export function tapAt(element: Element, clientX: number, time: number, ms = 80): void {
  const at = { clientX, clientY: 300, bubbles: true }
  const send = (event: Event, timeStamp: number) => {
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    element.dispatchEvent(event)
  }
  send(new PointerEvent('pointerdown', at), time - ms)
  send(new MouseEvent('click', at), time)
}
