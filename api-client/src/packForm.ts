import { presentFields, type Pack } from './pack.ts'

/**
 * Sends the request as form data: files stay files, everything else becomes text. Built again for every attempt,
 * because a body can be sent only once.
 */
export const asForm: Pack = (request, { keepsFileNames = false } = {}) => {
  const body = new FormData()
  for (const [name, value] of presentFields(request)) {
    if (!(value instanceof Blob)) body.append(name, String(value))
    else if (keepsFileNames) body.append(name, value)
    else body.append(name, value, sentName(name, value))
  }
  return { body }
}

/** Name under which a file is sent: its field and kind. What the customer called it says whose it is, and stays on the device. */
function sentName(field: string, { type }: Blob): string {
  const kind = /^\w+\/(\w+)/.exec(type)?.[1]
  return kind ? `${field}.${kind.replace('jpeg', 'jpg')}` : field
}
